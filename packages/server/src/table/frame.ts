const FINAL_TEXT = 0x81;

/** A complete frame: plain letters as a string of bytes (latin1), which Node writes without a buffer in between; all else as bytes. */
export type Frame = string | Buffer;

/** A complete WebSocket text frame as a server sends it (RFC 6455, 5.2): built once, written to many sockets. */
export const textFrame = (text: string): Frame => {
  const length = Buffer.byteLength(text);
  return length === text.length && length < 65_536 ? plainHead(length) + text : bytesOf(text, length);
};

const plainHead = (length: number): string =>
  length < 126
    ? String.fromCharCode(FINAL_TEXT, length)
    : String.fromCharCode(FINAL_TEXT, 126, length >> 8, length & 0xff);

const bytesOf = (text: string, length: number): Buffer => {
  const head = length < 126 ? 2 : length < 65_536 ? 4 : 10;
  const frame = Buffer.allocUnsafe(head + length);
  frame[0] = FINAL_TEXT;
  if (head === 2) frame[1] = length;
  else writeLength(frame, head, length);
  frame.write(text, head, length, 'utf8');
  return frame;
};

const writeLength = (frame: Buffer, head: number, length: number): void => {
  frame[1] = head === 4 ? 126 : 127;
  if (head === 4) frame.writeUInt16BE(length, 2);
  else frame.writeBigUInt64BE(BigInt(length), 2);
};
