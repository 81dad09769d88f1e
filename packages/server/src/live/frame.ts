/** A complete WebSocket text frame as a server sends it (RFC 6455, 5.2): built once, written to many sockets. */
export const textFrame = (text: string): Buffer => {
  const length = Buffer.byteLength(text);
  if (length < 126) return filled(2, length, text, frame => frame.writeUInt8(length, 1));
  if (length < 65_536) {
    return filled(4, length, text, frame => {
      frame.writeUInt8(126, 1);
      frame.writeUInt16BE(length, 2);
    });
  }
  return filled(10, length, text, frame => {
    frame.writeUInt8(127, 1);
    frame.writeBigUInt64BE(BigInt(length), 2);
  });
};

const FINAL_TEXT = 0x81;

const filled = (head: number, length: number, text: string, writeLength: (frame: Buffer) => void): Buffer => {
  const frame = Buffer.allocUnsafe(head + length);
  frame.writeUInt8(FINAL_TEXT, 0);
  writeLength(frame);
  frame.write(text, head);
  return frame;
};
