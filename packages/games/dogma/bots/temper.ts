/** The numbers behind the rules of thumb, found by letting tables of bots play against each other (bench/arena). In visits, see hand-worth.ts. */
export interface Temper {
  /** A card that can only be lied away; two and three of the same kind, which one dogma could set free (DG-10.4), in such cards. */
  readonly burden: number;
  readonly pair: number;
  readonly triple: number;
  /** How much a doubting neighbour makes such cards heavier. */
  readonly despair: number;
  /** A hand that must end with a lie. */
  readonly noFinish: number;
  /** DG-9.1  Half a dogma. */
  readonly ruby: number;
  /** How much the delay of a rival counts, shared among the rivals. */
  readonly rival: number;
  /** Going out oneself, and a rival who goes out. */
  readonly out: number;
  readonly rivalOut: number;
  /** An unknown card that must be taken, from a lie and from under it. */
  readonly liedCard: number;
  readonly coveredCard: number;
  /** The least a dogma must bring. */
  readonly price: number;
  /** How sharply the better move is preferred: low is exact, high is careless. */
  readonly temperature: number;
  /** Preference for claims that the next player can hardly disprove. */
  readonly caution: number;
  /** Being caught, and how much less is believed than experience says. */
  readonly shame: number;
  readonly suspicion: number;
  /** DG-15.2  Seeing cards go for good, for each confession that has passed without; who only doubts ends in a stalemate. */
  readonly impatience: number;
}

/** With two players left, and with eight. */
export const FEW: Temper = {
  burden: 1.46,
  pair: 2.02,
  triple: 1.57,
  despair: 1.04,
  noFinish: 0.16,
  ruby: 0.33,
  rival: 0.01,
  out: 2.6,
  rivalOut: 1.49,
  liedCard: 1.02,
  coveredCard: 0.87,
  price: 0.1,
  temperature: 0.07,
  caution: 1.66,
  shame: -0.32,
  suspicion: 0.33,
  impatience: 0.04,
};

export const MANY: Temper = {
  burden: 1.13,
  pair: 1.61,
  triple: 2.2,
  despair: 0.83,
  noFinish: 0.19,
  ruby: 0.3,
  rival: 0.2,
  out: 0.99,
  rivalOut: 0.71,
  liedCard: 0.57,
  coveredCard: 0.77,
  price: 0.1,
  temperature: 0.07,
  caution: 5.36,
  shame: 0.14,
  suspicion: 0.17,
  impatience: 0.04,
};

const between = (few: Temper, many: Temper, share: number): Temper =>
  Object.fromEntries(
    Object.entries(few).map(([key, value]) => [key, share * value + (1 - share) * many[key as keyof Temper]]),
  ) as unknown as Temper;

/** By the number of players still in. */
export const byPlayers = (few: Temper, many: Temper): readonly Temper[] =>
  Array.from({ length: 9 }, (_, active) =>
    between(few, many, active <= 2 ? 1 : (8 / (active - 1) - 8 / 7) / (8 - 8 / 7)),
  );

export const REGULAR: readonly Temper[] = byPlayers(FEW, MANY);
