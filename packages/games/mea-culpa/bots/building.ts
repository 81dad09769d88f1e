import type { Seat } from '@conclave/kernel';
import { CATEGORIES, DENS, donationValue, isOpenSite, SITE, type Site } from '../rules/index.ts';
import { type Insight, placeIn, worthOfDonations } from './worth.ts';

/** MC-18.4  Three Pope stones at one den: all others atone for what lies in the other two. */
export const worthOfPopeStone = ({ table, seat }: Insight, from: number, to: number): number => {
  const there = (table.popeStones[to] ?? 0) + 1;
  const exposed = (who: Seat): number =>
    DENS.reduce((sum, _, den) => (den === to ? sum : sum + (table.dens[den]?.[who] ?? 0)), 0);
  if (there === 3) {
    let others = 0;
    for (let other = 0; other < table.seats; other += 1) if (other !== seat) others += exposed(other);
    return 0.9 * (others / (table.seats - 1)) + 0.35 * exposed(seat);
  }
  const safe = (table.dens[to]?.[seat] ?? 0) - (table.dens[from]?.[seat] ?? 0);
  return 0.08 * safe + (there === 2 ? 0.05 * (exposed(seat) < 2 ? 1 : -1) : 0);
};

/** MC-19.4  A crew that finishes a cathedral brings the evaluation: good for those who have donated more. */
export const worthOfCrew = (insight: Insight, site: Site): number => {
  const { table, seat, own, chests } = insight;
  const index = SITE[site];
  if (!isOpenSite(table, site)) return 0;
  const finishes = (table.parts[index] ?? 0) === 1 && (table.crews[index] ?? 0) === 1;
  if (!finishes) return (table.crews[index] ?? 0) === 0 ? 0.05 : 0.02;
  const compartment = table.finished;
  let mine = 0;
  let others = 0;
  for (let category = 0; category < CATEGORIES.length; category += 1) {
    mine += worthOfDonations(
      insight,
      seat,
      compartment,
      category,
      donationValue(own.chest[compartment] ?? [], category),
    );
    for (let other = 0; other < table.seats; other += 1) {
      if (other === seat) continue;
      others += worthOfDonations(
        insight,
        other,
        compartment,
        category,
        chests[placeIn(other, compartment, category)] as number,
      );
    }
  }
  const lead = mine - others / (table.seats - 1);
  return table.finished === 0 ? 0.6 * lead : 0.6 * lead + 0.3 * leadNow(insight);
};

/** How far this seat is ahead on the Record of Sins. */
const leadNow = ({ table, seat }: Insight): number => {
  const others = table.souls.filter((_, other) => other !== seat);
  return others.reduce((sum, place) => sum + place, 0) / others.length - (table.souls[seat] ?? 0);
};
