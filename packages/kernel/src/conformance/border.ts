import { fastChance } from '../chance.ts';
import type { GameTypes } from '../game.ts';
import { orThrow } from '../refusal.ts';
import { bytes, must } from './random-game.ts';
import type { Subject } from './subject.ts';

const SHAPELESS: readonly unknown[] = [
  undefined,
  null,
  true,
  0,
  -1,
  1.5,
  '',
  'move',
  [],
  [[]],
  {},
  { type: 1 },
  { type: null },
  { type: '' },
  { type: 'noSuchMove' },
  { type: 'toString' },
  { type: '__proto__' },
  { type: { type: 'x' } },
  { kind: 'move' },
];

export const checkBorder = <Types extends GameTypes>(subject: Subject<Types>): void => {
  const { rules } = subject;
  const seats = rules.seats.max;
  const options = orThrow(rules.options.parse({}, { seats, humans: seats }));
  const { table } = rules.setup(options, seats, fastChance(1));
  for (const value of SHAPELESS) must(!rules.parseMove(value, table).ok, `came through the border: ${bytes(value)}`);
  must(
    !rules.options.parse({ noSuchOption: 1 }, { seats, humans: seats }).ok,
    'an unknown option came through the border',
  );
  must(!rules.options.parse([], { seats, humans: seats }).ok, 'a list came through as options');
};
