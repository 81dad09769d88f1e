const FINAL_TEXT = 0x81;

/** A complete WebSocket text frame as a server sends it (RFC 6455, 5.2): built once, written to many sockets. */
export const textFrame = (text: string): Buffer => {
  const length = Buffer.byteLength(text);
  const head = length < 126 ? 2 : length < 65_536 ? 4 : 10;
  const frame = Buffer.allocUnsafe(head + length);
  frame[0] = FINAL_TEXT;
  if (head === 2) frame[1] = length;
  else writeLength(frame, head, length);
  frame.write(text, head, length, length === text.length ? 'latin1' : 'utf8'); // plain letters are copied faster
  return frame;
};

const writeLength = (frame: Buffer, head: number, length: number): void => {
  frame[1] = head === 4 ? 126 : 127;
  if (head === 4) frame.writeUInt16BE(length, 2);
  else frame.writeBigUInt64BE(BigInt(length), 2);
};
