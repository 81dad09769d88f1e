import { typedAs } from '@conclave/kernel/german';

/** Moves as they are typed: `ansagen Rot1 Blau2`, `ansagen Grün<C`, `Rot12`, `abgeben Weiß`. */
export const typed = typedAs(
  { predict: 'ansagen', saboteur: 'Saboteur', play: 'spielen', 'hand in': 'abgeben' },
  { R: 'Rot', Y: 'Gelb', G: 'Grün', B: 'Blau', V: 'Violett', W: 'Weiß', K: 'Schwarz' },
);
