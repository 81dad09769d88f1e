import { OPEN_GAMES, type OpenGame } from '@conclave/house/all';
import {
  type AnyGame,
  at,
  fastChance,
  type Language,
  orThrow,
  pick,
  type Stream,
  seatView,
  type Told,
  viewOf,
} from '@conclave/kernel';
import { capital } from '@conclave/kernel/english';
import { sayHeadline, sayHid, sayLength, sayTurn, storyText, tellingOf } from '../../src/story/sentences.ts';
import { tellStory } from '../../src/story/tell-story.ts';

/** Something that was said, where it came from, and what kind of saying it is. */
export interface Sentence {
  readonly game: string;
  /** The type of an event or a move, or the name of a prompt. */
  readonly from: string;
  readonly kind: 'log' | 'prompt' | 'move' | 'table' | 'story';
  readonly text: string;
}

export const NAMES = ['Pico', 'Lucrezia', 'Fra Angelo', 'Johanna', 'Tetzel', 'Hildegard', 'Cesare', 'Pilger'];

/** Any options that fit; every third game of Mea Culpa is played by hand (MC-26). */
const optionsBySome = ({ rules }: OpenGame, seats: number, game: number, luck: Stream): AnyGame['options'] => {
  const seating = { seats, humans: seats };
  const byHand = { metaCulpa: game % 3 === 0 ? 'on' : 'off' };
  const chosen = rules.options.specs.map(({ key, values }) => [key, pick([...values], luck)] as const);
  const some = rules.options.parse(
    { ...Object.fromEntries(chosen), ...(rules.id === 'mea-culpa' ? byHand : {}) },
    seating,
  );
  return some.ok ? some.value : orThrow(rules.options.parse(rules.id === 'mea-culpa' ? byHand : {}, seating));
};

/** All that is said in one game of luck alone, in one language. */
const sayGame = async (open: OpenGame, game: number, language: Language): Promise<readonly Sentence[]> => {
  const { rules, words } = open;
  const say = words[language];
  const luck = fastChance(1000 + game);
  const { min, max } = rules.seats;
  const seats = min + (game % (max - min + 1));
  const names = NAMES.slice(0, seats);
  const said: Sentence[] = [];
  const told: Told<AnyGame['event']>[] = [];
  const add = (kind: Sentence['kind'], from: string, text: string): void => {
    if (text !== '') said.push({ game: rules.id, from, kind, text });
  };
  const hear = (to: Told<AnyGame['event']>['to'], event: AnyGame['event']): void => {
    told.push({ to, event });
    add('log', event.type, say.tell(event, names, typeof to === 'number' ? to : 'spectator'));
  };
  const state = rules.setup(optionsBySome(open, seats, game, luck), seats, luck, hear);
  for (let made = 0; rules.places(state.table) === undefined && made < 4000; made += 1) {
    const acting = rules.toAct(state.table);
    const seat = at(acting, luck.below(acting.length));
    const view = seatView(state, seat);
    const move = rules.randomMove(view.table, view.own, seat, luck);
    add('prompt', 'own', say.prompt(view, names));
    add('prompt', 'others', say.prompt(viewOf(state, 'spectator'), names));
    add('move', move.type, say.moveLabel(move, names));
    if (made % 7 === 0) for (const [line, text] of say.describe(view, names).entries()) add('table', `${line}`, text);
    rules.apply(state, seat, move, luck, hear);
  }
  const places = rules.places(state.table);
  const story = places === undefined ? undefined : await tellStory(rules.id, told, seats);
  if (story === undefined || places === undefined) return said;
  const telling = tellingOf(story, language);
  add('story', 'headline', `${sayHeadline(telling, story, places, names)}.`);
  add('story', 'length', `${capital(sayLength(telling, story))}.`);
  for (const turn of story.turns) add('story', 'turn', sayTurn(telling, story, turn, names));
  for (const hid of story.hid) add('story', 'hid', sayHid(telling, hid, names));
  for (const line of storyText(telling, story, names, '', []).split('\n'))
    if (/^- (?!\d+:)/.test(line)) add('story', 'text', line.slice(2));
  return said;
};

/** Every sentence of so many games of every kind, each once. */
export const sentencesOf = async (games: number, language: Language): Promise<readonly Sentence[]> => {
  const all = new Map<string, Sentence>();
  for (const open of OPEN_GAMES)
    for (let game = 0; game < games; game += 1)
      for (const sentence of await sayGame(open, game, language))
        all.set(`${sentence.game} ${sentence.kind} ${sentence.text}`, sentence);
  return [...all.values()];
};
