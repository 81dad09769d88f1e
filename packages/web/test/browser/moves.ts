import type { Page } from 'playwright-core';
import { prompt, type Seen, sayYes } from './table.ts';

const literally = (text: string): string => text.replace(/[.*+?^${}()|[\]\\]/g, '\\$&');

/** By the beginning of its name: what follows may be laid out over several lines. */
const press = (page: Page, name: string): Promise<void> =>
  page
    .getByRole('button', { name: new RegExp(`^${literally(name.slice(0, 12))}`) })
    .first()
    .click({ position: { x: 10, y: 16 } }); // cards of a full hand overlap

/** An honest confession if the hand allows it: everything of the first type that may be claimed now. */
export const confession = ({
  hand,
  claims,
}: Seen): { readonly card: string; readonly times: number; readonly claim: string } => {
  for (const card of hand) {
    const [, type = '', count = '1'] = /^(.*), (\d+) (?:in hand|auf der Hand)/.exec(card) ?? [];
    const claim = claims.find(name => name.startsWith(`Claim ${type},`) || name.startsWith(`Ansagen: ${type},`));
    if (claim !== undefined) return { card, times: Math.min(3, Number(count)), claim };
  }
  return { card: hand[0] ?? '', times: 1, claim: claims[0] ?? '' };
};

/** What can be touched and does not lie in the hand already; where something does, where it may go. */
const TOUCHABLE =
  'button.able.leads:visible, body:not(:has(button.leads)) button.able:not([aria-pressed=true]):visible';

/** Any sensible legal move at whatever table this is, by accessible names. */
export const makeAMove = async (page: Page, seen: Seen, turn: number): Promise<void> => {
  const { offered, hand, claims, spots } = seen;
  if (claims.length > 0) {
    const { card, times, claim } = confession(seen);
    const tile = page
      .getByRole('button', { name: new RegExp(`^${card.replace(/\d+ (chosen|gewählt)$/, '')}`) })
      .first();
    for (let each = 0; each < times; each += 1) await tile.click();
    await press(page, claim);
    return page.getByRole('button', { name: /^(Confess|Beichten)$/ }).click();
  }
  // Where something is edited first, the button that ends it.
  const bid = offered.find(name =>
    /^Seal the bid|versiegeln$|^Take (bread and|a |an )|^(Brot und|Einen?) .* nehmen$/.test(name),
  );
  if (bid !== undefined) return prompt(page).getByRole('button', { name: bid, exact: true }).click(); // elsewhere it is only chosen
  const wanted = offered.filter(
    name =>
      !/saboteur|Join|Anschließen|dogma|Something else|Etwas anderes|^A coin|^Münze zu|^Answer it|^Beantworten/i.test(
        name,
      ), // somebody at the door is no move
  );
  // Passing for ever would take for ever: touch the board now and then.
  const onlyPass =
    wanted.length > 0 && wanted.every(name => /^(Pass|Passen|End the turn|Zug beenden|Decline|Verzichten)$/.test(name));
  if (onlyPass && spots.length > 0 && turn % 3 !== 0) return page.locator(TOUCHABLE).first().click();
  const choice = wanted[turn % Math.min(2, wanted.length)] ?? hand[0];
  if (choice !== undefined) {
    await press(page, choice);
    return sayYes(page);
  }
  if (spots.length > 0) await page.locator(TOUCHABLE).first().click();
};
