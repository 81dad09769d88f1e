import { catalogues as dogmaWords } from '@conclave/dogma/words';
import { catalogues as meaCulpaCatalogues } from '@conclave/mea-culpa/words';
import type { Lesson } from '@conclave/stage/page/lesson.ts';
import type { Locator, Page } from 'playwright-core';
import { byHandWords } from '../../../games/mea-culpa/page/by-hand/catalogue.ts';
import { LEARNER } from '../../src/learn/guide.ts';
import { GAMES, type GameId } from '../games.ts';
import { type Focused, focused, reach, sayYesByKey, shown, tabTo } from './keyboard.ts';
import { LAID, look, OWN, SKIP, whenTrue } from './table.ts';

type Tongue = 'en' | 'de';
type Colour = 'R' | 'Y' | 'G' | 'B' | 'V';
const NAMES = {
  en: {
    colours: { R: 'red', Y: 'yellow', G: 'green', B: 'blue', V: 'violet' },
    more: (colour: string) => `One ${colour} trick more`,
    predict: /^Predict/,
    saboteur: 'Be the saboteur',
    handIn: (colour: string) => `Hand in ${colour}`,
    believe: /^Believe/,
    doubt: /^Doubt/,
    join: /^Join with/,
    create: 'Create a dogma',
    seal: /^Seal the dogma: /,
    press: /^Press the seal/,
    virtue: /, virtue$/,
    confess: 'Confess',
  },
  de: {
    colours: { R: 'rot', Y: 'gelb', G: 'grün', B: 'blau', V: 'violett' },
    more: (colour: string) => `Ein Stich mehr in ${colour}`,
    predict: /ansagen$/,
    saboteur: 'Saboteur werden',
    handIn: (colour: string) => `${colour} abgeben`,
    believe: /^Glauben/,
    doubt: /^Zweifeln/,
    join: /^Anschließen mit/,
    create: /^Dogma (verkünden|erschaffen)$/,
    seal: /^Dogma besiegeln: /,
    press: /^Das Siegel drücken/,
    virtue: /, Tugend$/,
    confess: 'Beichten',
  },
} as const;
const tongueOf = async (page: Page): Promise<Tongue> =>
  (await page.evaluate('document.documentElement.lang')) === 'de' ? 'de' : 'en';

const GO_ON = /^(Go on|Weiter)$/;

/** While the guide speaks, its words stand in the line instead of question and answers. */
const hasMoreToSay = async (page: Page): Promise<boolean> =>
  (await guide(page).getByRole('button', { name: GO_ON }).count()) > 0;

/** By keyboard alone: tab to what has this name, and press it. */
export const press = async (page: Page, name: string | RegExp, times = 1): Promise<void> => {
  const isCalled = (text: string): boolean =>
    typeof name === 'string' ? text.toLowerCase() === name.toLowerCase() : name.test(text);
  const fits = (focus: Focused): boolean => isCalled(focus.name.replace(/\s+/g, ' ')) && !focus.disabled;
  const isHidden = !(await shown(page)).some(fits) && (await hasMoreToSay(page));
  const there = isHidden ? undefined : await reach(page, fits, 160);
  if (there === undefined && (await hasMoreToSay(page))) {
    await press(page, GO_ON);
    return press(page, name, times);
  }
  if (there === undefined) throw new Error(`the keyboard does not reach ${name}`);
  for (let each = 0; each < times; each += 1) await page.keyboard.press('Enter');
  await sayYesByKey(page);
};

/** Along the own hand with the arrow keys. */
export const pressInHand = async (page: Page, name: string, times = 1): Promise<void> => {
  await tabTo(page, focus => OWN.test(focus.area) && focus.tag === 'button');
  for (let cards = 0; !(await focused(page)).name.toLowerCase().startsWith(name.toLowerCase()); cards += 1) {
    if (cards > 25) throw new Error(`${name} is not in the hand`);
    await page.keyboard.press('ArrowRight');
  }
  for (let each = 0; each < times; each += 1) await page.keyboard.press('Enter');
};

type Moving = (page: Page, move: Record<string, unknown>, tongue: Tongue) => Promise<void>;

const moveInSevenSeals: Moving = async (page, move, tongue) => {
  const names = NAMES[tongue];
  const colour = (letter: unknown): string => names.colours[letter as Colour];
  if (move.type === 'takeSaboteur') return press(page, names.saboteur);
  if (move.type === 'predict') {
    for (const [letter, count] of Object.entries(move.fromMiddle as Record<string, number>))
      await press(page, names.more(colour(letter)), count);
    return press(page, names.predict);
  }
  if (move.type === 'handIn') return press(page, names.handIn(colour(move.seal)));
  const card = String(move.card);
  // Followed by nothing, or by a comma: red 1 is not red 11.
  return pressInHand(page, `${colour(card.charAt(0))} ${card.slice(1)}`);
};

export const moveInDogma: Moving = async (page, move, tongue = 'en') => {
  const names = NAMES[tongue];
  const titles = dogmaWords[tongue].cards;
  const title = (type: unknown): string => titles[type as keyof typeof titles];
  if (move.type === 'believe') return press(page, names.believe);
  if (move.type === 'doubt') return press(page, names.doubt);
  if (move.type === 'createDogma') {
    await press(page, names.create);
    await press(page, new RegExp(`${names.seal.source}${title(move.dogma)}`));
    return press(page, names.press);
  }
  const cards = move.cards as readonly string[];
  for (const type of new Set(cards))
    await pressInHand(page, `${title(type)},`, cards.filter(card => card === type).length);
  if (move.type === 'join') return press(page, names.join);
  await press(page, new RegExp(`${title(move.claim)}[^,]*${names.virtue.source}`));
  return press(page, names.confess);
};

/** On the market, and not behind the own screen. */
const STALLS = {
  bread: /^(bread|Brot): (?!\d+$)/i,
  wine: /^(wine|Wein): (?!\d+$)/i,
  cloth: /^(cloth|Tuch): (?!\d+$)/i,
  jewel: /^(jewel|Edelstein): (?!\d+$)/i,
} as const;
const OWN_JEWEL = /^(jewel|Edelstein): \d+$/i;
const DENS = {
  lust: /^(Lust|Wollust)\b/,
  pettySins: /^(Petty Sins|Kleine Sünden)\b/,
  greed: /^(Greed|Habgier)\b/,
} as const;
const LETTERS = { red: 'red|rot', green: 'green|grün', blue: 'blue|blau', yellow: 'yellow|gelb' } as const;
const INTO = (compartment: string): RegExp => new RegExp(`^(Into compartment|In Fach) ${compartment}\\b`, 'i');

type Thing = { readonly item: string; readonly into: string };
const donating = ({ item, into }: Thing): readonly RegExp[] =>
  item.startsWith('coin')
    ? [/^\d+ taler$/i, new RegExp(`^(A coin of|Münze zu) ${item.slice(4)}\\b`), INTO(into)]
    : [new RegExp(`\\b(${item}|Edelstein)`, 'i'), INTO(into)];

const BOTS = ['Tetzel', 'Lucrezia', 'Pico'];
/** MC-26.2.1  What is said at a table that keeps no books. */
type Action = { readonly type: 'buy' | 'sell'; readonly good: keyof typeof STALLS };
const declaring = ({ type, good }: Action): readonly RegExp[] =>
  type === 'sell' ? [OWN_JEWEL, /^(“I sell it”|„Ich verkaufe“)$/] : [STALLS[good], /^(“I buy it”|„Ich kaufe“)$/];

type Call = { readonly culprit: number; readonly entry: 'S5' | 'S11' };
const accusing = ({ culprit, entry }: Call, tongue: Tongue): readonly RegExp[] => [
  /^J’accuse!$/,
  new RegExp(`^${BOTS[culprit - 1]}$`),
  new RegExp(`^${byHandWords[tongue].names[entry]}\\b`),
];

/** Which thing is touched, and which answer is given then. */
const touchesFor = (move: Record<string, unknown>, tongue: Tongue): readonly RegExp[] => {
  const letter = LETTERS[move.letter as keyof typeof LETTERS];
  switch (move.type) {
    case 'character': {
      const name = meaCulpaCatalogues[tongue].characters[move.character as 'pope'];
      return [new RegExp(`^${name}: `), new RegExp(`^(Take the ${name}|Nehmen: ${name})$`)];
    }
    case 'greedy':
      return [STALLS[move.good as 'bread'], /^(Greedy|Habgier)/];
    case 'buy':
      return [STALLS[move.good as 'bread'], /^(Buy for|Kaufen für)/];
    case 'take':
      return letter === undefined
        ? [STALLS[move.stone as 'bread'], /^(Take it|Nehmen)$/]
        : [
            /^(letter|Brief|Ablassbrief|indulgence stone|Ablassstein): /i,
            new RegExp(`^((Take:?|Nehmen:) (${letter})|(${letter}) nehmen)$`, 'i'),
          ];
    case 'visit':
      return [new RegExp(`^(room|suite|Zimmer|Separee) ${move.place}: `), /^(Visit|Besuchen)/];
    case 'room':
      return [new RegExp(`^(room|Zimmer) ${move.room}: `), /^(This room|Dieses Zimmer)$/];
    case 'popeStone':
      return [DENS[move.from as 'lust'], DENS[move.to as 'lust']];
    case 'donate':
      // MC-12.4  The lesson gives as Emperor, who might go on.
      return [...(move.things as readonly Thing[]).flatMap(donating), /^(That is all|Das ist alles)$/];
    case 'pass':
      return [/^(Pass|End the turn|Passen|Zug beenden)$/];
    case 'settle':
      return [/^(post|Kerbholz) \d/, /^(Settle the bid|Gebot begleichen)$/];
    case 'declare':
      return declaring(move.action as Action);
    case 'sell':
      return [OWN_JEWEL, /^(Hand it over|Hergeben)$/];
    case 'call':
      return accusing(move as unknown as Call, tongue);
    case 'end':
      return [/^(“End of my turn”|„Ende meines Zugs“)$/];
    default:
      throw new Error(`nobody has shown how to ${move.type}`);
  }
};

const moveInMeaCulpa: Moving = async (page, move, tongue) => {
  if (move.type === 'bid') {
    await press(page, new RegExp(`^${move.notches} (notches|Kerben)$`));
    await press(page, /^(Taler: 1 more|Taler: 1 mehr)$/, Number(move.taler));
    return press(page, /^Seal the bid|versiegeln$/);
  }
  if (move.type === 'bonus') {
    const bonus = meaCulpaCatalogues[tongue].bonuses[move.bonus as 'jewel'];
    await press(page, bonus);
    const [bread] = move.into as readonly string[];
    const hide = page.getByRole('button', { name: /^(bread into compartment|Brot in Fach) II$/i });
    // Where there is little room, one button turns from I to II.
    if (bread === 'II')
      await press(page, (await hide.count()) > 0 ? /^(bread|Brot) in.* II$/i : /^(bread|Brot) in.* I$/i);
    return press(page, new RegExp(`^(Take ${bonus}|${bonus} nehmen)$`, 'i'));
  }
  if (move.type === 'pay') {
    await press(page, /^\d+ taler$/i);
    for (let more = 1; more < Number(move.taler); more += 1) await press(page, /^(More|Mehr)$/);
    return press(page, new RegExp(`^(Pay ${move.taler}|${move.taler} zahlen)$`));
  }
  for (const name of touchesFor(move, tongue)) await press(page, name);
};

const MOVING: Readonly<Record<GameId, Moving>> = {
  'seven-seals': moveInSevenSeals,
  dogma: moveInDogma,
  'mea-culpa': moveInMeaCulpa,
};
const movingIn = (game: string): Moving => {
  const known = GAMES.find(id => id === game);
  if (known === undefined) throw new Error(game);
  return MOVING[known];
};

export const FINISHED = /The lesson is over\.|Die Lektion ist zu Ende\./;

export const guide = (page: Page): Locator => page.getByRole('region', { name: /^(Your guide|Dein Begleiter)$/ });

const QUESTION = `(() => {
  if (!(${LAID})) return undefined;
  const guide = document.querySelector('.guide');
  if (${FINISHED}.test(guide?.textContent ?? '')) return 'finished';
  if (${SKIP}) return 'skip';
  if ([...(guide?.querySelectorAll('button') ?? [])].some(button => ${GO_ON}.test(button.textContent.trim()))) return 'read';
  return document.querySelector('section.prompt.mine') !== null && 'move';
})()`;

/** What the guide waits for: that its words are read, a move of ours, or nothing any more. */
export const nextQuestion = async (page: Page): Promise<'read' | 'move' | 'finished'> => {
  for (let skips = 0; skips < 200; skips += 1) {
    const question = await whenTrue<'read' | 'move' | 'finished' | 'skip'>(page, QUESTION);
    if (question === undefined) break;
    if (question !== 'skip') return question;
    await page.keyboard.press('Space');
  }
  throw new Error(`the guide is silent: ${await guide(page).innerText()}`);
};

/** Plays a lesson to its end by keyboard alone; answers everything the guide said, and how many moves it took. */
export const finishLesson = async (
  page: Page,
  { game, line, begins = 0 }: Lesson,
  onMove?: (made: number) => Promise<void>,
  onRead?: (said: string) => Promise<void>,
): Promise<{ readonly heard: ReadonlySet<string>; readonly made: number }> => {
  const tongue = await tongueOf(page);
  const own = line
    .slice(begins)
    .filter(({ seat }) => seat === LEARNER)
    .map(({ move }) => move);
  const heard = new Set<string>();
  let made = 0;
  for (let steps = 0; steps < 200; steps += 1) {
    const asked = await nextQuestion(page);
    const said = await guide(page).getByRole('status').innerText();
    heard.add(said);
    if (asked !== 'move') await onRead?.(said);
    if (asked === 'finished') return { heard, made };
    if (asked === 'read') {
      // Where the turn comes back to us at once it is gone before we reach it: to move is to have read.
      const there = await reach(page, ({ name }) => GO_ON.test(name), 160);
      if (there !== undefined) await page.keyboard.press('Enter');
      continue;
    }
    await onMove?.(made);
    const move = own[made];
    if (move !== undefined) await movingIn(game)(page, move as unknown as Record<string, unknown>, tongue);
    else if ((await look(page)).offered.some(name => name.startsWith('Hand in'))) await press(page, /^Hand in/);
    else await pressInHand(page, (await look(page)).hand[0] ?? '');
    made += 1;
  }
  throw new Error('the lesson does not end');
};
