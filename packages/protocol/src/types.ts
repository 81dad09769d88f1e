import type { z } from 'zod';
import type * as schema from './schema/index.ts';

/** Nobody changes what was said. */
type Said<Value> = Value extends unknown
  ? [keyof Value] extends [never]
    ? Value
    : { readonly [Key in keyof Value]: Said<Value[Key]> }
  : never;
type In<Schema extends z.ZodType> = Said<z.infer<Schema>>;

export type TableId = string;
export type PersonId = string;
export type Program = In<typeof schema.program>;
export type Person = In<typeof schema.person>;

export type Clock = In<typeof schema.clock>;
export type TableSettings = In<typeof schema.tableSettings>;
export type TableStatus = In<typeof schema.tableStatus>;
export type SeatInfo = In<typeof schema.seatInfo>;
export type WatcherInfo = In<typeof schema.watcherInfo>;
export type Vote = In<typeof schema.vote>;
export type StandInInfo = In<typeof schema.standInInfo>;
export type ClosedBy = In<typeof schema.closedBy>;
export type TableInfo = In<typeof schema.tableInfo>;
export type TableLine = In<typeof schema.tableLine>;
export type TableWish = In<typeof schema.tableWish>;
export type FindWish = In<typeof schema.findWish>;
export type FindState = In<typeof schema.findState>;
export type TableAction = In<typeof schema.tableAction>;

export type ClientMessage = In<typeof schema.clientMessage>;
export type Have = In<typeof schema.have>;

export type Form = In<typeof schema.form>;
export type PlainMessage = In<typeof schema.plainMessage>;
export type Snapshot = In<typeof schema.snapshot>;
export type Update = In<typeof schema.update>;
export type Choices = In<typeof schema.choices>;
export type PatchMessage = In<typeof schema.patchMessage>;
export type PatchSnapshot = In<typeof schema.patchSnapshot>;
export type PatchUpdate = In<typeof schema.patchUpdate>;
export type ServerMessage = PlainMessage | PatchMessage;
export type Refused = In<typeof schema.refused>;
export type Advice = In<typeof schema.advice>;
export type Notice = In<typeof schema.notice>;
export type ClockState = In<typeof schema.clockState>;
export type ChatLine = In<typeof schema.chatLine>;
export type PastStep = In<typeof schema.pastStep>;
export type GameView = In<typeof schema.gameView>;
export type OwnEvent = In<typeof schema.ownEvent>;

export type MoveBody = In<typeof schema.moveBody>;
export type TableLines = In<typeof schema.tableLines>;
export type Me = In<typeof schema.me>;
export type NoticeWishes = In<typeof schema.noticeWishes>;
export type BellNotice = In<typeof schema.bellNotice>;
export type BellNotices = In<typeof schema.bellNotices>;
export type CallSettings = In<typeof schema.callSettings>;
export type Channel = In<typeof schema.channel>;
export type NewChannelBody = In<typeof schema.newChannelBody>;
export type NewChannel = In<typeof schema.newChannel>;
export type ClubRole = In<typeof schema.clubRole>;
export type ClubSettings = In<typeof schema.clubSettings>;
export type Club = In<typeof schema.club>;
export type Evening = Club['evenings'][number];
export type Preset = Club['presets'][number];
export type MyClubs = In<typeof schema.myClubs>;
export type ClubAtDoor = In<typeof schema.clubAtDoor>;
export type ClubLadder = In<typeof schema.clubLadder>;
export type ClubInvite = In<typeof schema.clubInvite>;
export type EveningBody = In<typeof schema.eveningBody>;
export type Device = In<typeof schema.device>;
export type PastGames = In<typeof schema.pastGames>;
export type PastGame = PastGames['games'][number];
export type SeasonTable = In<typeof schema.seasonTable>;
export type TiedPeople = In<typeof schema.tiedPeople>;
export type Tied = In<typeof schema.tied>;
export type ReadyPrograms = In<typeof schema.readyPrograms>;
export type ProgramLadder = In<typeof schema.programLadder>;
export type Ladder = In<typeof schema.ladder>;
export type HereNow = In<typeof schema.hereNow>;
export type Profile = In<typeof schema.profile>;
export type ProfileSettings = In<typeof schema.profileSettings>;
export type PersonStatistics = In<typeof schema.statistics>;
export type Against = In<typeof schema.against>;
export type Ways = In<typeof schema.ways>;
export type SignedIn = In<typeof schema.signedIn>;
export type DoorLink = In<typeof schema.link>;
export type PasskeyOptions = In<typeof schema.passkeyOptions>;
export type KnownPerson = In<typeof schema.knownPerson>;
export type WholePerson = In<typeof schema.wholePerson>;
export type Report = In<typeof schema.report>;
export type ReportKind = Report['kind'];
export type Deed = In<typeof schema.deed>;
export type Deeds = In<typeof schema.deeds>;
export type ToldDeed = In<typeof schema.toldDeed>;
export type HouseDoor = In<typeof schema.door>;
export type Keeper = In<typeof schema.keeper>;
export type KeptTables = In<typeof schema.keptTables>;
export type KnownClubs = In<typeof schema.knownClubs>;
export type Stewards = In<typeof schema.stewards>;
