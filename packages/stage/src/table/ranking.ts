export interface RankLine {
  readonly seat: number;
  readonly name: string;
  readonly place: number;
}

/** Best place first; seats that share a place stay in their order. */
export const rankingOf = (places: readonly number[], names: readonly string[]): readonly RankLine[] =>
  places
    .map((place, seat): RankLine => ({ seat, name: names[seat] ?? '', place }))
    .sort((one, other) => one.place - other.place || one.seat - other.seat);
