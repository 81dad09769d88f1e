import { at, type Emit, type Refusal } from '@conclave/kernel';
import { SITE, type Site } from './components.ts';
import { add } from './counts.ts';
import { beginFinal } from './end.ts';
import { openChests } from './evaluation.ts';
import type { Event } from './events.ts';
import { REFUSED } from './refusals.ts';
import type { State, Table } from './state.ts';

/** MC-19.1  A site grows from empty over nave to cathedral. */
const NAVE = 1;
const CATHEDRAL = 2;

/** MC-19.2, D-29  Crews go only where no cathedral is finished. While the game runs at least two sites are open. */
export const isOpenSite = ({ parts }: Table, site: Site): boolean => at(parts, SITE[site]) < CATHEDRAL;

export const refuseSite = (table: Table, site: Site): Refusal | undefined =>
  isOpenSite(table, site) ? undefined : REFUSED.siteFinished;

/** MC-19.3  A crew arrives; with the second one both return to the hut and a part is built, no matter by whom (MC-19.5). */
export const arrive = (state: State, site: Site, emit?: Emit<Event>): void => {
  const { table } = state;
  add(table.crews, SITE[site], 1);
  if (at(table.crews, SITE[site]) < 2) return;
  table.crews[SITE[site]] = 0;
  table.hut += 2;
  add(table.parts, SITE[site], 1);
  const isNave = at(table.parts, SITE[site]) === NAVE;
  emit?.('all', { type: 'built', site, part: isNave ? 'nave' : 'spire', rule: 'MC-19.3' });
  if (!isNave) finish(state, site, emit);
};

/** MC-19.4, MC-19.6, MC-21.1  The first cathedral interrupts for its evaluation, the second ends the game. */
const finish = (state: State, site: Site, emit?: Emit<Event>): void => {
  state.table.finished += 1;
  if (state.table.finished === 2) beginFinal(state);
  openChests(state, site, emit);
};
