import { message } from '../../src/bus/message.ts';

const MESSAGE = /\{"from":.*?\}(?=\r\n)/g;

/** What went over the bus: every message is one of ours to the letter, and none of these words is in any byte. */
export const checkBus = (bytes: string, secrets: readonly string[]): readonly string[] => {
  const messages = bytes.match(MESSAGE) ?? [];
  const strange = messages.filter(text => !isOurs(text));
  const found = secrets.filter(secret => bytes.includes(secret));
  return [
    ...(messages.length === 0 ? ['nothing was said on the bus'] : []),
    ...strange.map(text => `not one of our messages: ${text}`),
    ...found.map(secret => `"${secret}" was on the bus`),
  ];
};

/** Nothing beside what the schema names: what a reader would ignore must not be there either. */
const isOurs = (text: string): boolean => {
  try {
    return message.strict().safeParse(JSON.parse(text)).success;
  } catch {
    return false;
  }
};
