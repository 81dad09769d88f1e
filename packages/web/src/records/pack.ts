/** A whole record in a link: deflated, then letters, digits, minus and underscore only. */
const through = async (
  bytes: Uint8Array<ArrayBuffer>,
  stream: CompressionStream | DecompressionStream,
): Promise<Uint8Array<ArrayBuffer>> =>
  new Uint8Array(await new Response(new Blob([bytes]).stream().pipeThrough(stream)).arrayBuffer());

const toText = (bytes: Uint8Array): string =>
  btoa(Array.from(bytes, byte => String.fromCharCode(byte)).join(''))
    .replaceAll('+', '-')
    .replaceAll('/', '_')
    .replaceAll('=', '');

const fromText = (text: string): Uint8Array<ArrayBuffer> =>
  Uint8Array.from(atob(text.replaceAll('-', '+').replaceAll('_', '/')), letter => letter.charCodeAt(0));

export const pack = async (text: string): Promise<string> =>
  toText(await through(new TextEncoder().encode(text), new CompressionStream('deflate-raw')));

/** Nothing when the link is broken. */
export const unpack = async (packed: string): Promise<string | undefined> => {
  try {
    return new TextDecoder().decode(await through(fromText(packed), new DecompressionStream('deflate-raw')));
  } catch {
    return undefined;
  }
};
