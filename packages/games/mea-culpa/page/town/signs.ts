import type { Character, Place, Stone } from '@conclave/mea-culpa';
import type { GlyphName } from '@conclave/stage/art/glyphs.ts';
import { both, type Said } from '@conclave/stage/page/book.ts';

/** Everything on the table that can be asked for its rules. */
export type Subject =
  | `stall ${Stone}`
  | `place ${Place} ${string}`
  | `character ${Character}`
  | 'answer'
  | 'den'
  | 'site'
  | 'hut'
  | 'bag'
  | 'opens'
  | 'climb'
  | 'coin'
  | 'good'
  | 'post'
  | 'nobody'
  | 'letter'
  | 'chest'
  | 'stock'
  | 'seat'
  | 'bid'
  | 'bonus';

/** How a sign is drawn: as a glyph, or as a post. */
export type Drawn = GlyphName | 'post';

/** A sign of a thing, and the paragraph of the book that says what it is for. */
export interface Sign {
  /** By this the thing marks where it has drawn it. */
  readonly id: string;
  readonly drawn: readonly Drawn[];
  readonly name: Said;
  readonly rule: string;
}

const sign = (id: string, drawn: Drawn | readonly Drawn[], en: string, de: string, rule: string): Sign => ({
  id,
  drawn: typeof drawn === 'string' ? [drawn] : drawn,
  name: both(en, de),
  rule,
});

const SECRET = sign('secret', 'eye', 'What is seen', 'Was man sieht', 'MC-2.3');
const EMPTY_MARKET = sign('last', 'bell', 'The last one', 'Das letzte Stück', 'MC-9.8');
const STALL = [
  sign('heap', 'bread', 'Buying', 'Kaufen', 'MC-10.2'),
  sign('greed', 'purse', 'Two at once', 'Zwei auf einmal', 'MC-10.3'),
  sign('price', 'coin', 'Buying price / selling price', 'Kaufpreis / Verkaufspreis', 'MC-11.1'),
  EMPTY_MARKET,
];
const LETTER_STALL = [
  sign('heap', ['cross', 'letter'], 'A letter for a stone', 'Ein Brief für einen Stein', 'MC-10.1'),
  sign('once', 'letter', 'One a turn', 'Einer je Zug', 'MC-10.4'),
  EMPTY_MARKET,
];
const COST = sign('cost', 'post', 'Notches', 'Kerben', 'MC-13.3');
const LIT = sign('lit', 'candle', 'Lit or dark', 'Hell oder dunkel', 'MC-13.2');
const USE = sign('use', 'door', 'A visit', 'Ein Besuch', 'MC-13.5');
const INCOGNITO = sign('pope', 'mitre', 'The Pope', 'Der Papst', 'MC-14.1');

const windowSigns = (place: string, card: string): readonly Sign[] => {
  if (place === '5') return [sign('card', ['door', 'stone'], 'Suite 5', 'Separee 5', 'MC-13.6'), LIT, INCOGNITO];
  if (place === '6')
    return [sign('card', ['letter', 'stone'], 'Suite 6', 'Separee 6', 'MC-13.7'), COST, LIT, INCOGNITO];
  const itsCard = card === '' ? [] : [sign('card', 'scroll', 'Its card', 'Seine Karte', card)];
  return [...itsCard, ...(card === '' ? [] : [COST, USE]), LIT, INCOGNITO];
};

const CHARACTERS: Readonly<Record<Character, readonly Sign[]>> = {
  pope: [
    sign('privilege', 'mitre', 'Privilege', 'Vorrecht', 'MC-15.1'),
    sign('incognito', 'dice', 'Incognito', 'Inkognito', 'MC-14.1'),
    sign('first', 'mitre', 'At once', 'Sofort', 'MC-8.1'),
  ],
  emperor: [
    sign('privilege', 'crown', 'Privilege', 'Vorrecht', 'MC-15.2'),
    sign('first', 'hammer', 'At once', 'Sofort', 'MC-8.2'),
  ],
  merchant: [
    sign('privilege', 'scales', 'Privilege', 'Vorrecht', 'MC-15.3'),
    sign('first', 'scales', 'At once', 'Sofort', 'MC-8.3'),
  ],
  pettySinner: [
    sign('privilege', 'dice', 'Privilege', 'Vorrecht', 'MC-15.4'),
    sign('first', 'stone', 'At once', 'Sofort', 'MC-8.4'),
  ],
};
const OWN_TURN = sign('turn', 'bell', 'In its own turn', 'Im eigenen Zug', 'MC-15.5');

const POST = [
  sign('notches', 'post', 'Notches', 'Kerben', 'MC-1.2'),
  sign('second', 'hammer', 'A second action', 'Eine zweite Aktion', 'MC-9.3'),
  sign('sinks', 'flame', 'Sinking', 'Sinken', 'MC-17.1'),
];

type Plain = Extract<
  Subject,
  | 'den'
  | 'site'
  | 'hut'
  | 'bag'
  | 'opens'
  | 'climb'
  | 'coin'
  | 'good'
  | 'post'
  | 'nobody'
  | 'letter'
  | 'chest'
  | 'stock'
  | 'seat'
  | 'bid'
  | 'bonus'
>;
const SIGNS: Readonly<Record<Plain, readonly Sign[]>> = {
  den: [
    sign('stones', 'stone', 'Sin stones', 'Sündensteine', 'MC-18.1'),
    sign('guards', 'mitre', 'Pope stones', 'Papststeine', 'MC-18.2'),
    sign('atonement', 'flame', 'Atonement', 'Sühne', 'MC-18.4'),
  ],
  site: [
    sign('built', ['nave', 'spire'], 'Nave and spire', 'Schiff und Turm', 'MC-19.1'),
    sign('crew', 'hammer', 'Crews', 'Bautrupps', 'MC-19.3'),
    sign('pays', 'letter', 'What it pays', 'Was er zahlt', 'MC-20.2'),
    sign('donors', 'chest', 'Whom it pays', 'Wem er zahlt', 'MC-20.5'),
    sign('lead', 'eye', 'Who leads, as far as shown', 'Wer führt, soweit gezeigt', 'MC-2.4'),
  ],
  hut: [
    sign('crew', 'hammer', 'Crews', 'Bautrupps', 'MC-19.3'),
    sign('sent', 'crown', 'Who sends them', 'Wer sie schickt', 'MC-8.2'),
  ],
  bag: [
    sign('bag', 'sack', 'The bag', 'Das Warensäckchen', 'MC-6.2'),
    sign('filled', 'sack', 'What is in it', 'Was darin ist', 'MC-5.8'),
  ],
  opens: [sign('opens', 'chest', 'Which compartment counts', 'Welches Fach zählt', 'MC-20.1')],
  climb: [
    sign('order', 'ghost', 'Nearer to Hell, nearer to Heaven', 'Näher an der Hölle, näher am Himmel', 'MC-3.2'),
    sign('moves', 'flame', 'Moving', 'Ziehen', 'MC-3.4'),
    sign('ties', 'scales', 'Ties', 'Gleichstand', 'MC-4.1'),
    sign('heaven', 'halo', 'Who wins', 'Wer gewinnt', 'MC-21.5'),
  ],
  coin: [
    sign('coin', 'coin', 'Coins', 'Münzen', 'MC-12.2'),
    sign('change', 'coin', 'Changing', 'Wechseln', 'MC-1.3'),
    SECRET,
  ],
  good: [
    sign('sell', 'coin', 'Selling', 'Verkaufen', 'MC-11.1'),
    sign('donate', 'chest', 'Donating', 'Spenden', 'MC-12.1'),
    sign('worth', ['bread', 'jewel'], 'What it counts', 'Was es zählt', 'MC-20.4'),
  ],
  post: POST,
  nobody: [sign('choose', ['mitre', 'crown'], 'Characters', 'Figuren', 'MC-7.8')],
  letter: [
    sign('set', 'letter', 'A set, and the rest', 'Ein Satz, und der Rest', 'MC-21.3'),
    sign('yellow', 'sun', 'Yellow', 'Gelb', 'MC-13.7'),
    sign('blue', 'wave', 'Blue, from cathedrals', 'Blau, von den Domen', 'MC-20.5'),
    sign('red', ['rose', 'leaf'], 'Red and green', 'Rot und grün', 'MC-10.1'),
  ],
  chest: [
    sign('into', 'chest', 'Donating', 'Spenden', 'MC-12.1'),
    sign('opens', 'nave', 'I and II', 'I und II', 'MC-20.1'),
    sign('worth', ['bread', 'jewel', 'coin'], 'What counts', 'Was zählt', 'MC-20.4'),
  ],
  stock: [
    sign('stones', 'stone', 'Too few', 'Zu wenige', 'MC-18.6'),
    sign('dens', ['lips', 'dice', 'purse'], 'Where they go', 'Wohin sie kommen', 'MC-18.1'),
  ],
  seat: [
    sign('screen', 'eye', 'Behind the screen', 'Hinter dem Sichtschirm', 'MC-2.1'),
    sign('post', 'post', 'The post', 'Das Kerbholz', 'MC-17.1'),
    sign('chest', 'chest', 'The chest', 'Die Schatulle', 'MC-2.5'),
    SECRET,
  ],
  bid: [
    sign('bid', ['post', 'coin'], 'The bid', 'Das Gebot', 'MC-7.1'),
    sign('pays', 'coin', 'Who pays', 'Wer zahlt', 'MC-7.5'),
    sign('posts', 'post', 'Afterwards', 'Danach', 'MC-7.7'),
  ],
  bonus: [
    sign('which', ['bread', 'wine'], 'Starting bonuses', 'Kleine Vorteile', 'MC-5.4'),
    sign('into', 'chest', 'Into the chest', 'In die Schatulle', 'MC-5.6'),
  ],
};

/** What a thing shows, sign by sign. */
export const signsOf = (subject: Subject): readonly Sign[] => {
  const [kind = '', what = '', more = ''] = subject.split(' ');
  if (kind === 'stall') return what === 'indulgence' ? LETTER_STALL : STALL;
  if (kind === 'place') return windowSigns(what, more);
  if (kind === 'character') return [...CHARACTERS[what as Character], OWN_TURN];
  return SIGNS[kind as Plain] ?? [];
};
