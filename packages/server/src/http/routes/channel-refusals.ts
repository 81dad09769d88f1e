import { MOST_CHANNELS } from '../../calling/channels.ts';
import { Problem } from '../problem.ts';

/** Two have the same code: to the page it is one thing. */
const SENTENCES: Readonly<Record<string, readonly [status: number, sentence: string, code?: string]>> = {
  badAddress: [400, 'nothing can be sent there'],
  badZone: [400, 'there is no such time zone'],
  codeUnknown: [404, 'this is not the code that was sent there'],
  noSuchChannel: [404, 'there is no such way to call you'],
  notInThisHouse: [409, 'not in this house'],
  notArrived: [409, 'nothing could be sent there'],
  codeFirst: [409, 'say the code first that was sent there'],
  tooManyWays: [409, `nobody has more than ${MOST_CHANNELS} ways to be called`, 'tooManyChannels'],
  tooManyToday: [429, 'too many new ways to be called from this address today', 'tooManyChannels'],
  tooFast: [429, 'once a minute is enough'],
};

export const refuseChannel = (code: string): Problem => {
  const [status, sentence, said = code] = SENTENCES[code] ?? [409, code];
  return new Problem(status, said, sentence, 'house');
};
