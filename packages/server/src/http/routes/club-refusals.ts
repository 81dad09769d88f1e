import { MOST_CLUBS, MOST_MEMBERS } from '../../clubs/club.ts';
import { Problem } from '../problem.ts';

const SENTENCES: Readonly<Record<string, readonly [status: number, sentence: string]>> = {
  noSuchClub: [404, 'there is no such club, or you are not in it'],
  noSuchMember: [404, 'there is nobody of that name in this club'],
  noSuchPreset: [404, 'there is no such preset'],
  noSuchEvening: [404, 'there is no such evening'],
  codeUnknown: [404, 'this code opens nothing here'],
  onlyTheOwner: [403, 'only the owner of the club may do that'],
  onlyStewards: [403, 'only the owner and the stewards of the club may do that'],
  clubsByHost: [403, 'only whoever runs this house founds clubs here'],
  handOverFirst: [409, 'a club has an owner: hand it over first, or end it'],
  clubFull: [409, `a club has at most ${MOST_MEMBERS} members`],
  tooManyClubs: [409, `nobody is in more than ${MOST_CLUBS} clubs`],
  clubNameTaken: [409, 'another club is called so'],
  badClubName: [400, 'a name has 1 to 30 characters that can be seen, of one alphabet'],
  tooManyPresets: [409, 'a club has at most 20 presets'],
  tooManyEvenings: [409, 'a club has at most 10 evenings'],
  reasonMissing: [400, 'say why: it is written down'],
  eveningPast: [400, 'an evening is named before it begins, and within two years'],
  otherEvening: [409, 'this time is over; look at the next one'],
  tooManyWebhooks: [409, 'a club has at most 3 webhooks'],
  badZone: [400, 'there is no such time zone'],
  somebodyFaster: [409, 'somebody else has just changed that; look again'],
  tooManyNewClubs: [429, 'too many clubs were founded from this address today'],
  tooManyCodes: [429, 'too many codes were tried; wait a minute'],
};

export const refuseClub = (code: string): Problem => {
  const [status, sentence] = SENTENCES[code] ?? [409, code];
  return new Problem(status, code, sentence, 'house');
};
