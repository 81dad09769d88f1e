import { randomBytes, randomInt } from 'node:crypto';
import { writeFileSync } from 'node:fs';
import { createInterface } from 'node:readline/promises';
import {
  type AnyGame,
  allSeats,
  at,
  bytesToHex,
  clockRefusal,
  clockStep,
  describeFault,
  eventsFor,
  fastChance,
  isAboutToSpeak,
  judge,
  type Language,
  mayHear,
  memoryOf,
  type Next,
  namedSecret,
  nextRemark,
  nextTimer,
  openPlay,
  type Play,
  placesOf,
  playStep,
  type Remark,
  recordOf,
  remarksAfter,
  ringsAt,
  type Seat,
  type SeatLine,
  type Step,
  type Stream,
  sealedChance,
  sealOf,
  seatLetter,
  seatView,
  seedFrom,
  speak,
  type Timer,
  toActAt,
  undoRefusal,
  undoStep,
  undoTarget,
  viewOf,
  writeRecord,
} from '@conclave/kernel';
import { BOT_NAMES, botName, type Company, companyOf } from './company.ts';
import { language, playerCount, readFlags, tableOptions, wholeNumber } from './flags.ts';
import { type AnyBox, findGame } from './games.ts';
import { seatNames, withCharacters } from './names.ts';
import { print } from './terminal.ts';
import type { Command } from './usage.ts';
import { commandIn, TEXTS } from './words.ts';

const HELP = `conclave play <game> [--players N] [--seat N] [--name NAME] [--option key=value ...] [--language en|de] [--seed S] [--record FILE]

A game against bots in the terminal. What you read is what a screen reader would read.

  --players N         how many sit at the table (default 4, where the game allows it)
  --seat N            your seat (default by luck)
  --name NAME         what the others call you
  --bot NAME          your opponents: ${BOT_NAMES.join(', ')} (default regular), or a character
                      (regular:inquisitor; conclave arena <game> --list names all); several, comma-separated, go around the table
  --option key=value  a table option; repeat for several
  --language L        en or de
  --seed S            play the same deal again; without it the deal comes from the operating system
  --record FILE       keep the record when the game is over

While you play: type a move, or a number from the list; undo takes your last move back where luck allows, table shows the table again,
moves lists what you may do, quit leaves. In German: zurück, tisch, züge, ende. Lines break at words and have colours where the terminal has
them; NO_COLOR switches colours off.`;

const FLAGS = {
  players: { type: 'string' },
  seat: { type: 'string' },
  name: { type: 'string' },
  option: { type: 'string', multiple: true, default: [] as string[] },
  language: { type: 'string' },
  seed: { type: 'string' },
  record: { type: 'string' },
  bot: { type: 'string', default: 'regular' },
} as const;

interface Session {
  readonly box: AnyBox;
  /** The game as it stands. */
  play: Play;
  readonly you: Seat;
  readonly names: readonly string[];
  readonly tongue: Language;
  readonly started: number;
  readonly company: Company;
  /** What the bots will say without being asked. */
  remarks: readonly Remark[];
  readonly bots: readonly Seat[];
}

const MOST_CHOICES = 20;

const choicesOf = ({ box, play, you }: Session): readonly AnyGame['move'][] => {
  const { table, own } = seatView(play.state, you);
  const choices: AnyGame['move'][] = [];
  const { rules } = box;
  const isAsked = toActAt(play).includes(you) && rules.hidesTurn?.(table) !== true;
  for (const move of rules.offered?.(table, own, you) ?? rules.legalMoves(table, own, you)) {
    if (isAsked && rules.isAside?.(table, you, move) === true) continue;
    choices.push(move);
    if (choices.length > MOST_CHOICES) break;
  }
  return choices;
};

/** What the notation wrote, in the language that is spoken. */
const typed = ({ box, tongue }: Session, written: string): string => box.words[tongue].typed?.write(written) ?? written;

/** Where all that hands could do is a long list (MC-26.1.1), one of each kind, to be typed with other things in its place. */
const listKinds = (session: Session): void => {
  const { box, play, you, tongue } = session;
  print(TEXTS[tongue].kinds);
  for (const example of box.notation.examples(seatView(play.state, you)))
    print(`  ${typed(session, example)}`, 'choice', 6);
};

const listChoices = (session: Session): void => {
  const { box, names, tongue } = session;
  const choices = choicesOf(session);
  if (choices.length > MOST_CHOICES && box.rules.offered !== undefined) return listKinds(session);
  print(TEXTS[tongue].choices);
  for (const [index, move] of choices.slice(0, MOST_CHOICES).entries()) {
    const said = `${box.words[tongue].moveLabel(move, names)}  [${typed(session, box.notation.writeMove(move))}]`;
    print(`  ${`${index + 1}`.padStart(2)}  ${said}`, 'choice', 6);
  }
  if (choices.length > MOST_CHOICES) print(`      ${TEXTS[tongue].more}`, 'hint');
};

const showTable = ({ box, play, you, names, tongue }: Session): void => {
  const lettered = names.map((name, seat) => `${name} (${seatLetter(seat)})`);
  print(`\n${box.words[tongue].describe(viewOf(play.state, you), lettered).join('\n')}`, 'table', 2);
};

/** Tells you what you may know of a step. */
const tell = ({ box, you, names, tongue }: Session, step: Step<AnyGame['event']> | undefined): void => {
  const texts = step === undefined ? [] : eventsFor(step, you).map(event => box.words[tongue].tell(event, names, you));
  for (const text of texts) if (text !== '') print(text, 'plain', 2);
};

const sinceStart = ({ started }: Session): number => Math.round(performance.now() - started);

/** Plays for a seat, or says why not. */
const make = (session: Session, seat: Seat, raw: AnyGame['move']): string | undefined => {
  const { box, tongue } = session;
  const verdict = judge(session.play, seat, raw, undefined, sinceStart(session));
  if ('refusal' in verdict) {
    const { code, rule } = verdict.refusal;
    return `${box.words[tongue].refusal(code)} (${code}, ${rule})`;
  }
  takeIn(session, playStep(session.play, seat, verdict.move, { at: sinceStart(session) }));
  return undefined;
};

const takeIn = (session: Session, next: Next): void => {
  session.remarks = remarksAfter(session.play, next, session.remarks, session.bots);
  session.play = next.play;
  tell(session, next.step);
};

/** A bot says what it wanted to say; says whether anybody hears of it. */
const letSpeak = (session: Session, remark: Remark): boolean => {
  session.remarks = session.remarks.filter(other => other !== remark);
  const next = speak(session.play, remark);
  if (next !== undefined) takeIn(session, next);
  return next !== undefined && mayHear(next.step, session.you);
};

const letRing = (session: Session, { what }: Timer): boolean => {
  if (clockRefusal(session.play, what) !== undefined) return false;
  const next = clockStep(session.play, what, sinceStart(session));
  takeIn(session, next);
  return mayHear(next.step, session.you);
};

/**
 * Winds up the table's own clock (MC-26.11), and waits for what bots say unasked (MC-26.18): whatever comes first is played like a move.
 * Then `rang` hears whether you noticed it. Answers how to stop it.
 */
const windUp = (session: Session, rang: (isHeard: boolean) => void): (() => void) => {
  const { play, remarks } = session;
  const timer = nextTimer(play.timers);
  const remark = nextRemark(remarks);
  const at = Math.min(
    timer === undefined ? Number.POSITIVE_INFINITY : ringsAt(timer),
    remark?.at ?? Number.POSITIVE_INFINITY,
  );
  if (at === Number.POSITIVE_INFINITY || placesOf(play) !== undefined) return () => {};
  const ring = (): void => {
    if (remark?.at === at) rang(letSpeak(session, remark));
    else if (timer !== undefined) rang(letRing(session, timer));
  };
  const armed = setTimeout(ring, Math.max(0, at - sinceStart(session)));
  return () => clearTimeout(armed);
};

/** What the person typed: a number from the list, or a move. */
const readMove = (session: Session, text: string): AnyGame['move'] | string => {
  const { box, play, you, tongue } = session;
  const listed = /^\d+$/.test(text) ? choicesOf(session)[Number(text) - 1] : undefined;
  if (listed !== undefined) return listed;
  const { typed: spelling, refusal } = box.words[tongue];
  const move = box.notation.readMove(spelling?.read(text) ?? text, seatView(play.state, you));
  if (move.ok) return move.value;
  // What exactly was wrong with it, the notation knows only in its own language.
  return spelling === undefined ? `${refusal(move.fault.code)} ${describeFault(move.fault)}` : refusal(move.fault.code);
};

const answer = (session: Session, text: string): void => {
  const move = readMove(session, text);
  const refused = typeof move === 'string' ? move : make(session, session.you, move);
  if (refused !== undefined) print(refused, 'refuses');
};

/** Bots agree to everything; luck is never drawn twice. */
const takeBack = (session: Session): void => {
  const { play, you, tongue } = session;
  const refused = play.rules.undoes?.(play.options) === false ? 'notHere' : undoRefusal(play, you, true);
  if (refused !== undefined) return print(TEXTS[tongue].notUndone[refused], 'refuses');
  session.play = undoStep(play, you, undoTarget(play, you) ?? 0, sinceStart(session)).play;
  print(TEXTS[tongue].undone);
};

/** The bot whose turn it is; who has something to say says it first. */
const botToMove = ({ play, you, remarks }: Session): Seat | undefined =>
  toActAt(play).find(seat => seat !== you && !isAboutToSpeak(remarks, seat));

/** The bots move, one seat at a time, until the table waits for you or the game is over. */
const letBotsPlay = (session: Session): void => {
  const { company } = session;
  for (;;) {
    const { play } = session;
    const seat = botToMove(session);
    if (seat === undefined) return;
    const refused = make(session, seat, company(seatView(play.state, seat), memoryOf(play, seat)));
    if (refused !== undefined) throw new Error(`the bot's move is refused: ${refused}`);
  }
};

const converse = async (session: Session): Promise<boolean> => {
  const { box, you, names, tongue } = session;
  const lines = createInterface({ input: process.stdin, output: process.stdout, prompt: '> ' });
  let stopClock = (): void => {};
  /** Of what the clock does quietly nobody hears, so nothing is asked again. */
  const wind = (): void => {
    stopClock = windUp(session, isHeard => (isHeard || botToMove(session) !== undefined ? ask() : wind()));
  };
  const ask = (): void => {
    stopClock();
    letBotsPlay(session);
    const { play } = session;
    if (placesOf(play) !== undefined) return lines.close();
    wind();
    showTable(session);
    if (choicesOf(session).length <= MOST_CHOICES) listChoices(session);
    print(`\n${box.words[tongue].prompt(viewOf(play.state, you), names)}`, 'asks');
    const examples = box.notation.examples(seatView(play.state, you)).slice(0, 4);
    print(TEXTS[tongue].type(examples.map(each => typed(session, each)).join(' · ')), 'hint');
    lines.prompt();
  };
  ask();
  for await (const line of lines) {
    const text = line.trim();
    const word = commandIn(text, tongue);
    if (word === 'quit') break;
    if (word === 'help') print(TEXTS[tongue].help);
    else if (word === 'table') showTable(session);
    else if (word === 'moves') listChoices(session);
    else {
      if (word === 'undo') takeBack(session);
      else answer(session, text);
      ask();
      continue;
    }
    lines.prompt();
  }
  stopClock();
  lines.close();
  return placesOf(session.play) !== undefined;
};

/** What luck is made of. A seed plays the same deal again; without one it comes from the operating system. */
interface Luck {
  readonly secret: Uint8Array;
  readonly nonces: readonly string[];
  /** The bots' own. */
  readonly stream: Stream;
}

const luckOf = (seed: string | undefined, seats: number, you: Seat): Luck => {
  const noNonces = Array<string>(seats).fill('');
  if (seed !== undefined) {
    const secret = namedSecret(`play ${seed}`);
    return { secret, nonces: noNonces, stream: fastChance(Number.parseInt(bytesToHex(secret).slice(0, 10), 16)) };
  }
  const nonces = noNonces.with(you, bytesToHex(new Uint8Array(randomBytes(16))));
  return { secret: new Uint8Array(randomBytes(32)), nonces, stream: fastChance(randomInt(0x100_0000_0000)) };
};

const yourSeat = (seat: string | undefined, seed: string | undefined, seats: number): Seat => {
  if (seat !== undefined) return wholeNumber('seat', seat, 0, seats - 1);
  return seed === undefined ? randomInt(seats) : 0;
};

const keep = ({ play, names, you, tongue }: Session, { secret, nonces }: Luck, file: string): void => {
  const seats = names.map((name, seat): SeatLine => ({ name, kind: seat === you ? 'human' : 'bot' }));
  writeFileSync(file, `${writeRecord(recordOf(play, { seats, secret, nonces }))}\n`);
  print(TEXTS[tongue].kept(file));
};

const welcome = ({ box, names, you, tongue }: Session, { secret, nonces }: Luck): void => {
  print(`${box.words[tongue].title}. ${box.words[tongue].invitation}`);
  print(TEXTS[tongue].welcome(sealOf(secret, nonces).commitment), 'hint');
  print(TEXTS[tongue].seat(names[you] ?? '', seatLetter(you)));
};

export const play: Command = {
  summary: 'play against bots in the terminal',
  help: HELP,
  run: async args => {
    const { values, positionals } = readFlags(args, FLAGS);
    const box = findGame(positionals[0]);
    const tongue = language(values.language);
    const seats = playerCount(box, values.players);
    const options = tableOptions(box, values.option, seats, 1);
    const you = yourSeat(values.seat, values.seed, seats);
    const luck = luckOf(values.seed, seats, you);
    const invited = values.bot.split(',').map(name => botName(name.trim(), box));
    const plain = seatNames(seats, you, values.name ?? TEXTS[tongue].you);
    const names = withCharacters(plain, { game: box.rules.id, bots: invited, you, tongue });
    const companies = invited.map(name => companyOf(box, name, luck.stream));
    const company: Company = (view, memory) => at(companies, view.seat % companies.length)(view, memory);
    const bots = allSeats(seats).filter(seat => seat !== you);
    const chance = sealedChance(seedFrom(luck.secret, luck.nonces));
    const opened = openPlay({ rules: box.rules, options, seats, chance });
    const session: Session = {
      box,
      play: opened,
      you,
      names,
      tongue,
      started: performance.now(),
      company,
      remarks: [],
      bots,
    };
    welcome(session, luck);
    tell(session, opened.recent[0]);
    if (!(await converse(session))) print(TEXTS[tongue].left);
    else if (values.record !== undefined) keep(session, luck, values.record);
    return 0;
  },
};
