import type { Translated } from '@conclave/stage/language/catalogue.ts';
import { settings } from '@conclave/stage/settings/settings.svelte.ts';
import { deRefusals, enRefusals } from './refusals.ts';

/** What is said at a table with people, beside the game itself, while it is played. */
const en = {
  nudge: 'Nudge',
  nudged: 'Nudged.',
  reached: {
    here: 'Your nudge was seen here.',
    called: 'Nobody is here, but your nudge was sent after them.',
    nobody: 'Your nudge reached nobody: they are away, and nothing calls them now.',
  },
  waitElsewhere: (count: number) =>
    count === 1 ? 'Another table waits for you.' : `${count} other tables wait for you.`,
  goThere: 'Go there',
  wait: 'Give more time',
  waited: 'They have more time now.',
  undo: 'Take my last move back',
  takeBack: 'Take my seat back',
  botPlays: 'A bot plays for you.',
  replacedBy: (name: string, since: string) => `${name} let a bot play for you, ${since}.`,
  replacedByClock: (since: string) => `Your time ran out: a bot plays for you, ${since}.`,
  fromMove: (move: number) => `from move ${move} on`,
  fromRound: (round: number) => `from round ${round} on`,
  botOn: (since: string) => `A bot plays ${since}.`,
  botUntil: (from: number, to: number) =>
    from === to ? `A bot made move ${from}.` : `A bot played from move ${from} to ${to}.`,
  botByClock: (name: string) => `${name} ran out of time: a bot plays for them now.`,
  botByOther: (name: string, by: string) => `${name} is away: ${by} lets a bot play for them.`,
  botByOwn: (name: string) => `${name} lets a bot play for the time being.`,
  botForGood: (name: string) => `${name} has left. A bot plays to the end.`,
  isBack: (name: string) => `${name} is back.`,
  abandoned: 'The game was given up. Nobody won, nobody sinned.',
  closedBy: {
    host: 'The host has closed this table.',
    house: 'Whoever runs this house has closed this table.',
    nobody: 'Nobody had played here for 30 days, so the game was closed.',
  },
  closesOn: (when: string) =>
    `Nobody has played here for weeks. The game will be closed on ${when}, unless somebody makes a move.`,
  replaceOf: (name: string) => `Let a bot play for ${name}`,
  votes: {
    undo: (name: string) => `${name} asks to take a move back.`,
    abandon: (name: string) => `${name} would like to give the game up.`,
    replace: (name: string, away: string) => `${name} would like a bot to play for ${away}, who is away.`,
    reseat: (name: string, away: string) => `${name} says: the chair of ${away} is mine.`,
  },
  myVotes: {
    undo: (names: string) => `You asked to take your move back. Still to agree: ${names}.`,
    abandon: (names: string) => `You would like to give the game up. Still to agree: ${names}.`,
    replace: (names: string, away: string) => `You would like a bot to play for ${away}. Still to agree: ${names}.`,
  },
  agreed: (names: string) => `You agreed. Still to agree: ${names}.`,
  agree: 'Agree',
  decline: 'Decline',
  withdraw: 'Never mind',
  asksToWatch: (name: string) => `${name} would like to watch.`,
  letIn: 'Let in',
  refuse: 'Refuse',
  youWatch: 'You are watching.',
  youWatchAs: (name: string) => `You are watching over the shoulder of ${name}.`,
  nudgedBy: (name: string) => `${name} waits for you.`,
  deviceCame: (device: string) => `A device came in: ${device}`,
  sendOut: 'Send it out',
  timeUp: (name: string) => `${name} ran out of time; the table moved instead.`,
  yourTimeUp: 'Your time ran out; the table moved for you.',
  undone: (name: string) => `${name} took a move back.`,
  newTable: 'The next table is laid for the same people.',
  sitDown: 'Sit down there',
  outdated: 'This page is older than its server.',
  reload: 'Load it anew',
  dismissNews: 'Close this message',
  refusals: enRefusals,
  unknownRefusal: 'The table did not allow that.',
};

const de: Translated<typeof en> = {
  nudge: 'Anstupsen',
  nudged: 'Angestupst.',
  reached: {
    here: 'Dein Stupser wurde hier gesehen.',
    called: 'Hier ist niemand, aber dein Stupser wurde hinterhergeschickt.',
    nobody: 'Dein Stupser hat niemanden erreicht: Man ist fort, und nichts ruft gerade.',
  },
  waitElsewhere: count =>
    count === 1 ? 'Ein anderer Tisch wartet auf dich.' : `${count} andere Tische warten auf dich.`,
  goThere: 'Geh hin',
  wait: 'Mehr Zeit geben',
  waited: 'Sie haben jetzt mehr Zeit.',
  undo: 'Meinen letzten Zug zurücknehmen',
  takeBack: 'Meinen Platz zurücknehmen',
  botPlays: 'Ein Bot spielt für dich.',
  replacedBy: (name, since) => `${name} lässt einen Bot für dich spielen, ${since}.`,
  replacedByClock: since => `Deine Zeit ist um: Ein Bot spielt für dich, ${since}.`,
  fromMove: move => `ab Zug ${move}`,
  fromRound: round => `ab Runde ${round}`,
  botOn: since => `Ein Bot spielt ${since}.`,
  botUntil: (from, to) => (from === to ? `Zug ${from} machte ein Bot.` : `Ein Bot spielte von Zug ${from} bis ${to}.`),
  botByClock: name => `Die Zeit von ${name} ist um: Jetzt spielt ein Bot.`,
  botByOther: (name, by) => `${name} ist fort: ${by} lässt einen Bot spielen.`,
  botByOwn: name => `${name} lässt vorerst einen Bot spielen.`,
  botForGood: name => `${name} ist gegangen. Ein Bot spielt zu Ende.`,
  isBack: name => `${name} ist wieder da.`,
  abandoned: 'Die Partie wurde aufgegeben. Niemand hat gewonnen, niemand gesündigt.',
  closedBy: {
    host: 'Wer diesen Tisch führt, hat ihn geschlossen.',
    house: 'Wer dieses Haus führt, hat diesen Tisch geschlossen.',
    nobody: 'Hier hat 30 Tage lang niemand gespielt, darum wurde die Partie geschlossen.',
  },
  closesOn: when =>
    `Hier hat seit Wochen niemand gespielt. Die Partie wird am ${when} geschlossen, wenn niemand mehr zieht.`,
  replaceOf: name => `Einen Bot für ${name} spielen lassen`,
  votes: {
    undo: name => `${name} möchte einen Zug zurücknehmen.`,
    abandon: name => `${name} möchte die Partie aufgeben.`,
    replace: (name, away) => `${name} möchte einen Bot für ${away} spielen lassen; die Person ist fort.`,
    reseat: (name, away) => `${name} sagt: Der Stuhl von ${away} ist meiner.`,
  },
  myVotes: {
    undo: names => `Du möchtest deinen Zug zurücknehmen. Es fehlt noch: ${names}.`,
    abandon: names => `Du möchtest die Partie aufgeben. Es fehlt noch: ${names}.`,
    replace: (names, away) => `Du möchtest einen Bot für ${away} spielen lassen. Es fehlt noch: ${names}.`,
  },
  agreed: names => `Du hast zugestimmt. Es fehlt noch: ${names}.`,
  agree: 'Zustimmen',
  decline: 'Ablehnen',
  withdraw: 'Doch nicht',
  deviceCame: device => `Ein Gerät kam herein: ${device}`,
  sendOut: 'Schick es hinaus',
  asksToWatch: name => `${name} möchte zuschauen.`,
  letIn: 'Einlassen',
  refuse: 'Abweisen',
  youWatch: 'Du schaust zu.',
  youWatchAs: name => `Du schaust ${name} über die Schulter.`,
  nudgedBy: name => `${name} wartet auf dich.`,
  timeUp: name => `Die Zeit von ${name} ist um; der Tisch hat gezogen.`,
  yourTimeUp: 'Deine Zeit ist um; der Tisch hat für dich gezogen.',
  undone: name => `${name} hat einen Zug zurückgenommen.`,
  newTable: 'Der nächste Tisch ist für dieselben Leute gedeckt.',
  sitDown: 'Dort hinsetzen',
  outdated: 'Diese Seite ist älter als ihr Server.',
  reload: 'Neu laden',
  dismissNews: 'Diese Nachricht schließen',
  refusals: deRefusals,
  unknownRefusal: 'Das hat der Tisch nicht erlaubt.',
};

export type HouseWords = Translated<typeof en>;
export const houseWords: Readonly<Record<'en' | 'de', HouseWords>> = { en, de };
export const sayHouse = (): HouseWords => houseWords[settings.language];

/** Why the table did not do what we asked. */
export const explainRefusal = (code: string, otherwise = sayHouse().unknownRefusal): string => {
  const known: Readonly<Record<string, string>> = sayHouse().refusals;
  return known[code] ?? otherwise;
};

/** The name of a button that stands beside somebody: its text, and whom it is about. */
export const named = (what: string, name: string): string => `${what}: ${name}`;
