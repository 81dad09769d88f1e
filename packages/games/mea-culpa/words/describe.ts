import { allSeats, at, type Seat, type View } from '@conclave/kernel';
import { sheetOf } from '../rules/agreed.ts';
import { hasLockedIn } from '../rules/bids.ts';
import type { BoardSheet } from '../rules/board-sheet.ts';
import { cardName } from '../rules/cards.ts';
import { hidesTurn, toAct } from '../rules/choices.ts';
import { CATEGORIES, CHARACTERS, COLOURS, DENS, GOODS, ITEMS, type Place, SITES, STONES } from '../rules/components.ts';
import { named, total } from '../rules/counts.ts';
import { ownStones } from '../rules/dens.ts';
import { type Frame, top } from '../rules/stack.ts';
import type { MeaCulpa, Secrets, Table } from '../rules/state.ts';
import type { Catalogue } from './catalogue.ts';
import type { HandSpoken } from './meta-words.ts';

const lettersOf = (say: Catalogue, counts: readonly number[]): string => say.letterList(named(counts, COLOURS));
const goodsOf = (say: Catalogue, counts: readonly number[]): string =>
  say.goodList(named(counts, GOODS), say.table.noGoods);
const thingsOf = (say: Catalogue, counts: readonly number[]): string =>
  say.goodList(named(counts, ITEMS), say.list([]));

const playerLine = (say: Catalogue, table: Table, seat: Seat, name: string): string =>
  say.table.player({
    name,
    characters: CHARACTERS.filter((_, index) => at(table.characters, index) === seat).map(word => say.characters[word]),
    soul: at(table.souls, seat),
    post: at(table.posts, seat),
    stock: at(table.stock, seat),
    dens: DENS.map(den => `${say.dens[den]} ${ownStones(table, den, seat)}`).join(', '),
    chest: at(table.chests, seat),
    locked: hasLockedIn(table, seat),
  });

const ownLines = (say: Catalogue, own: Secrets): readonly string[] => [
  say.table.own(own.taler, goodsOf(say, own.goods), lettersOf(say, own.letters)),
  say.table.chest(thingsOf(say, own.chest[0]), thingsOf(say, own.chest[1])),
  ...(own.bid.notches > 0 ? [say.table.bid(own.bid.notches, own.bid.taler)] : []),
  ...(own.die > 0 ? [say.table.die(say.place(own.die as Place))] : []),
];

const roundLines = (say: Catalogue, table: Table): readonly string[] => [
  say.table.market(say.goodList(named(table.market, STONES), say.list([])), table.bag),
  say.table.rooms(
    table.rooms.map(card => (card === 0 ? '' : cardName(card))),
    table.suite5,
    table.suite6,
  ),
];

/** MC-2.4  The totals of the others, where the table keeps them: taler, goods, letters. */
const ledgerLines = (
  say: Catalogue,
  { seat: viewer, table }: View<MeaCulpa>,
  names: readonly string[],
): readonly string[] =>
  table.ledger.flatMap((line, seat) => {
    if (seat === viewer) return [];
    const [goods, letters] = [line.slice(1, 5), line.slice(5)];
    return [say.table.ledger(names[seat] ?? '', at(line, 0), goodsOf(say, goods), lettersOf(say, letters))];
  });

/** MC-27.4  The sheet in use, its assumed values marked. Sites are named by their place, as moves and events name them, whatever their ids. */
export const sheetLines = (say: Catalogue, sheet: BoardSheet): readonly string[] => [
  say.sheet(sheet),
  ...sheet.cathedrals.map((cathedral, site) => {
    const lists = CATEGORIES.map(category => {
      const { blue, red, green, source } = cathedral[category];
      const letters = lettersOf(say, [0, blue, red, green]);
      return `${say.categories[category]} ${letters}${source === 'assumed' ? '*' : ''}`;
    });
    return `${say.cathedral(at(SITES, site))}: ${lists.join('; ')}.`;
  }),
];

/** The table in a few lines, as this viewer sees it. */
export const describe = (
  say: Catalogue,
  hand: HandSpoken | undefined,
  view: View<MeaCulpa>,
  names: readonly string[],
): readonly string[] => {
  const { table } = view;
  const sheet = sheetOf(table.options);
  return [
    table.result.length > 0 ? say.over : say.table.round(table.round),
    ...(table.round === 0 ? sheetLines(say, sheet) : roundLines(say, table)),
    say.table.supply(lettersOf(say, table.supply)),
    say.table.sites(table, SITES),
    say.table.popeStones(DENS.map((den, index) => `${say.dens[den]} ${at(table.popeStones, index)}`).join(', ')),
    ...allSeats(table.seats).map(seat => playerLine(say, table, seat, names[seat] ?? '')),
    ...(total(table.display) > 0 ? [say.table.display(lettersOf(say, table.display))] : []),
    ...ledgerLines(say, view, names),
    ...(hand === undefined || table.manual === undefined ? [] : hand.books(table.manual, names)),
    ...(view.seat === 'spectator' ? [] : ownLines(say, view.own)),
  ];
};

const question = (say: Catalogue, hand: HandSpoken | undefined, frame: Frame): string => {
  if (frame.at === 'card') return say.askCard(cardName(frame.card));
  if (frame.at === 'turn' && frame.actions === 1) return say.secondAction;
  const asked: Readonly<Record<string, string>> = { ...hand?.ask, ...say.ask };
  return asked[frame.at] ?? '';
};

/** What the table waits for. */
export const prompt = (
  say: Catalogue,
  hand: HandSpoken | undefined,
  { seat, table }: View<MeaCulpa>,
  names: readonly string[],
): string => {
  const frame = top(table);
  if (frame.at === 'over') return say.over;
  if (hand !== undefined && hidesTurn(table)) return hand.ask[frame.at === 'handTurn' ? 'silent' : 'silentChoice']; // MC-26.5 S12
  const waiting = toAct(table);
  if (waiting.some(other => other === seat)) return question(say, hand, frame);
  return say.waitFor(say.list(waiting.map(other => names[other] ?? '')));
};
