import { type Options, rate } from 'openskill';

/** What is believed of somebody: how good, and how surely. */
export interface Belief {
  readonly mu: number;
  readonly sigma: number;
}

const DAY = 86_400_000;
const MONTH = 30 * DAY;
const YEAR = 365 * DAY;
const BEGIN_SIGMA = 25 / 3;
export const BEGIN: Belief = { mu: 25, sigma: BEGIN_SIGMA };
const OPTIONS: Options = { tau: 25 / 300 };
/** Rest makes a belief less sure: so much of variance a month, until one knows as little as at the beginning. */
const REST_A_MONTH = 1.67;
/** A bot does not learn: it stays a measure for people. */
const LEAST_BOT_SIGMA = 1;
/** Until then a rating is shown with a question mark, and not in the ladder. */
export const ENOUGH_GAMES = 10;

/** Rows hold whole numbers, so that every database keeps the same. */
const MILLIONTHS = 1_000_000;
export const whole = (figure: number): number => Math.round(figure * MILLIONTHS);
export const broken = (stored: number): number => stored / MILLIONTHS;

/** What is believed after a rest. */
export const rested = ({ mu, sigma }: Belief, restMs: number): Belief => ({
  mu,
  sigma: Math.min(BEGIN_SIGMA, Math.sqrt(sigma * sigma + REST_A_MONTH * (Math.max(0, restMs) / MONTH))),
});

export interface Player {
  readonly belief: Belief;
  readonly place: number;
  /** Left: last for the rating, and never better off. */
  readonly gone: boolean;
  readonly isBot: boolean;
}

/** What is believed after a game, in the order of the players. */
export const afterGame = (players: readonly Player[]): readonly Belief[] => {
  const last = Math.max(...players.map(({ place }) => place)) + 1;
  const rated = rate(
    players.map(({ belief }) => [{ ...belief }]),
    { ...OPTIONS, rank: players.map(({ place, gone }) => (gone ? last : place)) },
  );
  return players.map(({ belief, gone, isBot }, at) => {
    const { mu, sigma } = rated[at]?.[0] ?? belief;
    return { mu: gone ? Math.min(mu, belief.mu) : mu, sigma: isBot ? Math.max(sigma, LEAST_BOT_SIGMA) : sigma };
  });
};

/** The number that people read. */
export const shownRating = (mu: number): number => Math.round(1500 + 60 * (mu - 25));

/** Is it still a guess? */
export const isGuess = (games: number, lastAt: number, now: number): boolean =>
  games < ENOUGH_GAMES || now - lastAt > YEAR;
