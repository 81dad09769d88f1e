import { type AnyGame, type AnyRules, combinations, orThrow, type Stream } from '@conclave/kernel';

type Event = AnyGame['event'];

/** What the law leaves open of all that a viewer was told, written from the law and not from the rules' own code. */
export const openByLaw = (game: string, told: readonly Event[], table: object): readonly Event[] => {
  switch (game) {
    case 'seven-seals':
      return openTricks(told, table as WithOptions);
    case 'dogma':
      return openConfessions(told, table as WithOptions);
    case 'mea-culpa':
      return openRounds(told, table as WithOptions);
    default:
      return told;
  }
};

interface WithOptions {
  readonly options: Readonly<Record<string, unknown>>;
}

const isCard = ({ type }: Event): boolean => type === 'cardPlayed' || type === 'trickWon';

/** SS-10.2, SS-13.4: the trick that lies there, and of the complete ones the last, none, or all of this round. */
const openTricks = (told: readonly Event[], { options }: WithOptions): readonly Event[] => {
  const round = told.findLastIndex(({ type }) => type === 'roundStarted');
  const tricks: Event[][] = [[]];
  for (const event of told.slice(round + 1).filter(isCard)) {
    tricks.at(-1)?.push(event);
    if (event.type === 'trickWon') tricks.push([]);
  }
  const under = tricks.at(-1) ?? [];
  const complete = tricks.slice(0, -1);
  const kept = { last: complete.slice(-1), none: [], full: complete }[String(options.trickHistory)] ?? [];
  const handIn = lastOf(told, 'handInAsked') > lastOf(told, 'handedIn'); // the trick lies there until its winner has chosen
  const lying = handIn ? (complete.at(-1) ?? []) : under;
  const open = new Set([...kept.flat(), ...lying]);
  return told.filter(event => !isCard(event) || open.has(event));
};

const lastOf = (told: readonly Event[], type: string): number => told.findLastIndex(event => event.type === type);

/** DG-16.4: the current and the previous confession, and all sets of four. */
const openConfessions = (told: readonly Event[], { options }: WithOptions): readonly Event[] => {
  const turns = told.filter(({ type }) => type === 'turn');
  const from = options.history === 'full' ? 0 : told.indexOf(turns.at(-2) ?? (told[0] as Event));
  return told.filter((event, index) => index >= from || event.type === 'setOfFour');
};

/** MC-2.4: the current round; the first one begins with the set-up. */
const openRounds = (told: readonly Event[], { options }: WithOptions): readonly Event[] => {
  const rounds = told.flatMap(({ type }, index) => (type === 'roundBegan' ? [index] : []));
  return options.openLedger === 'off' && rounds.length > 1 ? told.slice(rounds.at(-1)) : told;
};

/** Options by luck, among all that can be agreed on. */
export const someOptions = (rules: AnyRules, seats: number, stream: Stream): object => {
  const seating = { seats, humans: seats };
  const all = [...combinations(rules.options.specs, seating)];
  return orThrow(rules.options.parse(all[stream.below(all.length)] ?? {}, seating));
};
