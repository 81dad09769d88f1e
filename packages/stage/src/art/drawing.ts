/**
 * A drawing is a list of strokes in a 48 × 48 square, cut with one knife: an ink line of one weight, thin hatching, and flat colour
 * where it carries meaning. `ink` line only, `paper`/`tint`/`gold`/`red` filled with outline, `solid` black, `hatch` thin lines.
 */
export type Stroke = readonly ['ink' | 'paper' | 'tint' | 'gold' | 'red' | 'solid' | 'hatch', string];
export type Picture = readonly Stroke[];
