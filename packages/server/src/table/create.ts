import {
  type AnyRules,
  allowsAdvice,
  bytesToHex,
  commitmentTo,
  digestOf,
  type Fault,
  mustBeAccepted,
  SECRET_BYTES,
  traitIn,
} from '@conclave/kernel';
import { DEFAULT_SETTINGS, type Person, type TableSettings, type TableWish } from '@conclave/protocol';
import type { Config } from '../house/config.ts';
import type { Services } from '../house/services.ts';
import { newId } from '../people/people.ts';
import type { Write } from '../storage/storage.ts';
import { emptyDeadline, openDeadlines } from './deadlines.ts';
import type { Scene } from './decision.ts';
import { rowOf, type SeatDoc, type TableDoc } from './doc.ts';

/** A character that nobody here plays; an unknown level is a regular, as it always was. */
export const isStranger = (
  { bots }: Pick<Scene['services'], 'bots'>,
  game: string,
  level: string | undefined,
): boolean =>
  level !== undefined &&
  traitIn(level) !== undefined &&
  bots.characters?.(game).includes(level) !== true &&
  !bots.levels(game).includes(level);

export const seatForBot = (
  services: Pick<Scene['services'], 'bots'>,
  game: string,
  level: string | undefined,
  seat: number,
): SeatDoc => {
  const levels = services.bots.levels(game);
  const usual = levels.includes('regular') ? 'regular' : levels[0];
  const all = [...levels, ...(services.bots.characters?.(game) ?? [])];
  const known = level !== undefined && all.includes(level) ? level : usual;
  return { kind: 'bot', name: `Bot ${seat + 1}`, ...(known === undefined ? {} : { level: known }) };
};

/** The newest rules that every node of the house knows. */
export const rulesForNew = (
  { games, elsewhere }: Pick<Services, 'games' | 'elsewhere'>,
  game: string,
): AnyRules | undefined => {
  const rulesVersion = elsewhere?.rulesVersion(game);
  const found = rulesVersion === undefined ? undefined : games.rulesOf({ game, rulesVersion });
  return found?.ok === true ? found.value : games.find(game);
};

export const newTable = (
  { services, now }: Pick<Scene, 'services' | 'now'>,
  rules: AnyRules,
  host: Person,
  wish: TableWish,
): TableDoc | { readonly fault: Fault } => {
  const { seats, settings = {}, club } = wish;
  const { min, max } = rules.seats;
  if (seats.length < min || seats.length > max)
    return { fault: { path: 'seats', code: 'seatCount', message: `${rules.id} is for ${min} to ${max} players` } };
  const humans = seats.filter(({ kind }) => kind === 'open').length;
  const options = rules.options.parse(wish.options ?? {}, { seats: seats.length, humans });
  if (!options.ok) return { fault: options.fault };
  if (settings.visibility === 'club' && club === undefined) return { fault: NO_CLUB };
  const stranger = seats.find(({ level }) => isStranger(services, rules.id, level));
  if (stranger !== undefined)
    return { fault: { path: 'seats', code: 'noSuchCharacter', message: `nobody plays as ${stranger.level}` } };
  const secret = services.random(SECRET_BYTES);
  const doc: TableDoc = {
    id: newId(services, 12),
    game: rules.id,
    rulesVersion: rules.rulesVersion,
    options: options.value,
    ...agreementOn(rules, options.value),
    settings: {
      ...DEFAULT_SETTINGS,
      ...settings,
      ...(club === undefined ? {} : { visibility: 'club' }),
      ...timeByRules(rules, options.value, settings),
      ...(allowsAdvice(rules.options.specs, { ...options.value }) ? {} : { hints: false }), // MC-26.19
      ...(rules.undoes?.(options.value) === false ? { undo: 'none' } : {}),
    },
    status: 'open',
    host: host.id,
    seats: seats.map(({ kind, level }, seat) =>
      kind === 'bot' ? seatForBot(services, rules.id, level, seat) : { kind: 'open', name: '' },
    ),
    watchers: [],
    secret: bytesToHex(secret),
    commitment: commitmentTo(secret),
    nonces: seats.map(() => ''),
    createdAt: now,
    expiresAt: now + services.config.tableExpiryMs,
    votes: [],
    extraTime: seats.map(() => 0),
    ...(club === undefined ? {} : { club }),
  };
  const noPrograms = whyNoPrograms(services.config, doc.settings);
  if (noPrograms !== undefined)
    return { fault: { path: 'settings.programs', code: 'noProgramsHere', message: noPrograms } };
  const why = doc.settings.rated === true ? whyNotRated(services.config, doc) : undefined;
  return why === undefined ? doc : { fault: { path: 'settings.rated', code: 'cannotBeRated', message: why } };
};

const NO_CLUB: Fault = { path: 'settings.visibility', code: 'noSuchClub', message: 'say whose table it is: club' };

/** Why a game at this table could not count: nothing when it can. */
const whyNotRated = (
  { rates, keepsPeople }: Pick<Config, 'rates' | 'keepsPeople'>,
  { settings, seats, club }: TableDoc,
): string | undefined => {
  if (club !== undefined) return 'a table of a club counts for its own ladder';
  if (!rates || !keepsPeople) return 'this house rates nobody';
  if (settings.clock.kind === 'none') return 'a game that counts has a clock';
  if (settings.hints) return 'nobody is advised in a game that counts';
  if (settings.undo === 'consent') return 'in a game that counts nothing is taken back by consent';
  return seats.filter(({ kind }) => kind === 'open').length < 2 ? 'a game that counts has two people' : undefined;
};

/** Why programs cannot be asked to this table: nothing when they can, or are not wanted. */
const whyNoPrograms = (
  house: Pick<Config, 'programs'>,
  { programs = 'no', rated, clock }: TableSettings,
): string | undefined => {
  if (programs === 'no') return undefined;
  if (!house.programs) return 'this house lets no programs in';
  if (rated === true) return 'no programs play where people are rated';
  return clock.kind === 'none' ? 'where programs play there is a clock' : undefined;
};

/** MC-26.6.1  Exactly these options are accepted: others have another digest. */
const agreementOn = ({ options: { specs } }: AnyRules, options: object): Pick<TableDoc, 'agreement'> =>
  mustBeAccepted(specs, { ...options }) ? { agreement: digestOf(JSON.stringify(options)) } : {};

/** Options of a game may limit the time of a decision (MC-29.4); a clock that was chosen for the table goes before. */
const timeByRules = (
  rules: AnyRules,
  options: object,
  { clock = DEFAULT_SETTINGS.clock }: Partial<TableSettings>,
): Partial<TableSettings> => {
  const seconds = rules.decisionSeconds?.(options);
  return seconds === undefined || clock.kind !== 'none' ? {} : { clock: { kind: 'move', seconds }, timeout: 'default' };
};

export const creationWrites = ({ services, now }: Pick<Scene, 'services' | 'now'>, doc: TableDoc): readonly Write[] => {
  const { id, expiresAt = now } = doc;
  return [
    { put: 'table', row: rowOf(doc, 0, now) },
    ...openDeadlines(id, expiresAt, expiresAt - services.config.expiryWarningMs),
    emptyDeadline(id, now + Math.min(services.config.awayMs, services.config.emptyTableMs)),
  ];
};
