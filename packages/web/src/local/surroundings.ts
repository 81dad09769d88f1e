import type { AnyRules } from '@conclave/kernel';
import type { Decide } from './solo-match.ts';
import type { SoloTable } from './solo-table.ts';
import type { Later } from './winding.ts';

/** What a worker that holds a table of this device needs from around it. */
export interface Surroundings<Message> {
  tell(message: Message): void;
  now(): number;
  rules(table: SoloTable): Promise<AnyRules>;
  bots(table: SoloTable): Decide;
  later?: Later;
}
