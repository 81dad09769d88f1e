/** A rating that is still a guess says so. */
export const ratingText = (rating: number, guess: boolean): string => `${rating}${guess ? '?' : ''}`;
