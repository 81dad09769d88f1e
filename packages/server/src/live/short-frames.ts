import { isUtf8 } from 'node:buffer';
import type { Duplex } from 'node:stream';

type OnData = (this: Duplex, chunk: Buffer) => void;

const FINAL_TEXT = 0x81;
const FINAL = 0x80;
const CLOSE = 8;
const MASKED = 0x80;
const LONG = 126;

/**
 * A move is one small frame and nearly always one chunk of the socket: it is read here, in a tenth of the time that `ws` needs for it. All
 * else is left to `ws`: several frames at once, pings, and, from the first one on, everything after a fragment, a close frame, a broken
 * frame, or a frame that comes in pieces.
 */
export const shortFrames = (most: number, onText: (socket: Duplex, text: string) => void) => {
  const byUs: OnData = function (chunk) {
    const text = textIn(chunk, most);
    if (text !== undefined) onText(this, text);
    else byWs(this, chunk);
  };
  let onData: OnData | undefined; // of `ws`: the same function for all sockets
  const byWs = (socket: Duplex, chunk: Buffer): void => {
    if (onData === undefined) return;
    if (!isWholeFrames(chunk)) {
      socket.off('data', byUs);
      socket.on('data', onData);
    }
    onData.call(socket, chunk);
  };
  /** After `ws` has taken the socket. */
  return (socket: Duplex): void => {
    onData ??= socket.listeners('data')[0] as OnData | undefined;
    if (onData === undefined) return;
    socket.off('data', onData);
    socket.on('data', byUs);
  };
};

/** Where the payload of the frame at this place begins, and where it ends; nothing when it is not masked, very long or not all here. */
const payloadAt = (chunk: Buffer, at: number): readonly [start: number, end: number] | undefined => {
  const short = (chunk[at + 1] ?? 0) - MASKED;
  if (short < 0 || short > LONG || chunk.length < at + 6) return undefined;
  const start = at + (short === LONG ? 8 : 6);
  const end = start + (short === LONG ? chunk.readUInt16BE(at + 2) : short);
  return end > chunk.length ? undefined : [start, end];
};

/** The text of a chunk that is one complete text frame (RFC 6455, 5.2). */
export const textIn = (chunk: Buffer, most: number): string | undefined => {
  if (chunk[0] !== FINAL_TEXT) return undefined;
  const payload = payloadAt(chunk, 0);
  if (payload === undefined) return undefined;
  const [start, end] = payload;
  if (end !== chunk.length || end - start > most) return undefined;
  if (unmask(chunk, start) < 0x80) return chunk.toString('latin1', start); // plain letters are read faster
  if (isUtf8(chunk.subarray(start))) return chunk.toString('utf8', start);
  unmask(chunk, start); // masked again: `ws` says what is wrong
  return undefined;
};

/** In place. All bits that occur, so that one can tell whether there are only plain letters. */
const unmask = (chunk: Buffer, start: number): number => {
  let bits = 0;
  for (let at = start; at < chunk.length; at += 1) {
    const byte = (chunk[at] ?? 0) ^ (chunk[start - 4 + ((at - start) & 3)] ?? 0);
    chunk[at] = byte;
    bits |= byte;
  }
  return bits;
};

/** Do complete frames fill this chunk, none of them a fragment or a goodbye? Then the next chunk begins with a frame again. */
export const isWholeFrames = (chunk: Buffer): boolean => {
  let at = 0;
  while (at < chunk.length) {
    const first = chunk[at] ?? 0;
    const payload = payloadAt(chunk, at);
    const isPlain = first > FINAL && first < FINAL + 16 && first !== FINAL + CLOSE;
    if (!isPlain || payload === undefined) return false;
    at = payload[1];
  }
  return true;
};
