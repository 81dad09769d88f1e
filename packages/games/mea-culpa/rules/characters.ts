import type { Seat } from '@conclave/kernel';
import { CHARACTER, type Character, NOBODY } from './components.ts';
import { nearestToHell } from './record-of-sins.ts';
import { holderOf, type Table } from './state.ts';

/** MC-15  The characters at a glance. A privilege works only in its character's own turn (MC-15.5, MC-24.4), so these ask for the turn's character. */

/** MC-15.1  The Pope visits incognito. MC-23.8: nobody inherits that. */
export const travelsIncognito = (character: Character): boolean => character === 'pope';

/** MC-15.2  The Emperor may donate two things. */
export const mayDonateTwo = (character: Character): boolean => character === 'emperor';

/** MC-15.4  The Petty Sinner never turns his post for a visit. */
export const visitsWithoutNotches = (character: Character): boolean => character === 'pettySinner';

/** MC-15.3  The Merchant at the end of each own turn; MC-23.6: without a Merchant whoever is nearest to Hell when his turn ends. */
export const takesFreeStone = (table: Table, seat: Seat, character: Character): boolean =>
  character === 'merchant' || (holderOf(table, CHARACTER.merchant) === NOBODY && nearestToHell(table) === seat);

/** MC-7.8  Does this card still lie on the board? */
export const isFree = ({ characters }: Table, character: Character): boolean =>
  characters[CHARACTER[character]] === NOBODY;
