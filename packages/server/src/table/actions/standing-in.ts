import type { Mover, Seat } from '@conclave/kernel';
import type { Vote } from '@conclave/protocol';
import { whyNotAway } from '../away.ts';
import { isStranger, seatForBot } from '../create.ts';
import { withDeadlines } from '../deadlines.ts';
import type { Decision } from '../decision.ts';
import { type SeatDoc, type TableDoc, votingSeats } from '../doc.ts';
import { decided } from '../draft.ts';
import { levelAllowed, standInBegins, standInEnds } from '../stand-ins.ts';
import { withTurnHandedOver } from '../step.ts';
import { type Context, change, changed, refused } from './context.ts';

const withoutBot = ({ level: _level, standIn: _standIn, ...person }: SeatDoc): SeatDoc => person;

/** My bot, take over. */
export const handOver = (context: Context, level: string | undefined): Decision => {
  const { loaded, seat } = context;
  if (seat === undefined) return refused(context, 'notYourSeat');
  if (loaded.doc.status !== 'running') return refused(context, 'notRunning');
  if (isStranger(context.scene.services, loaded.doc.game, level)) return refused(context, 'noSuchCharacter');
  return botTakesOver(context, seat, seat, level);
};

/** And back again. */
export const takeSeatBack = (context: Context): Decision => {
  const { loaded, seat, scene } = context;
  const place = seat === undefined ? undefined : loaded.doc.seats[seat];
  if (seat === undefined || place === undefined) return refused(context, 'notYourSeat');
  if (loaded.doc.status !== 'running') return refused(context, 'notRunning');
  return decided(withDeadlines(change(context, standInEnds(loaded, scene, seat, withoutBot(place))), scene));
};

const botTakesOver = (context: Context, seat: Seat, by: Mover, level: string | undefined): Decision => {
  const { loaded, scene } = context;
  const { doc } = loaded;
  const place = doc.seats[seat];
  if (place === undefined) return refused(context, 'noSuchSeat');
  const bot = seatForBot(scene.services, doc.game, levelAllowed(doc.settings, scene.services, level), seat);
  const standing = { ...withoutBot(place), standIn: true, ...(bot.level === undefined ? {} : { level: bot.level }) };
  const votes = doc.votes.filter(vote => !isAbout(vote, seat));
  const draft = change(context, { ...standInBegins(loaded, scene, seat, by, standing), votes });
  return decided(withTurnHandedOver(draft, scene, seat));
};

const isAbout = ({ what, seat }: Vote, away: Seat): boolean => what === 'replace' && seat === away;

/** The seat of somebody who is away goes to a bot until they are back: if the host says so, or everybody else who is here. */
export const replace = (context: Context, away: Seat): Decision => {
  const { loaded, seat, scene, person } = context;
  const { doc } = loaded;
  const place = doc.seats[away];
  if (seat === undefined) return refused(context, 'notYourSeat');
  if (doc.status !== 'running') return refused(context, 'notRunning');
  if (place?.kind !== 'human' || place.standIn === true || place.program !== undefined || away === seat)
    return refused(context, 'notReplaceable');
  const why = whyNotAway(loaded, scene, away);
  if (why !== undefined) return refused(context, why);
  if (doc.host === person.id) return botTakesOver(context, away, seat, undefined);
  const vote = withVoiceOf(doc, away, seat);
  return everyoneAgrees(context, vote)
    ? botTakesOver(context, away, vote.by, undefined)
    : changed(context, { votes: [...doc.votes.filter(other => !isAbout(other, away)), vote] });
};

const withVoiceOf = ({ votes }: TableDoc, away: Seat, seat: Seat): Vote => {
  const vote = votes.find(other => isAbout(other, away)) ?? { what: 'replace', seat: away, by: seat, agreed: [] };
  return { ...vote, agreed: [...new Set([...vote.agreed, seat])] };
};

const everyoneAgrees = ({ loaded: { doc }, scene }: Context, { seat: away, agreed }: Vote): boolean => {
  const here = scene.present();
  return votingSeats(doc)
    .filter(seat => seat !== away && here.has(doc.seats[seat]?.person ?? ''))
    .every(seat => agreed.includes(seat));
};
