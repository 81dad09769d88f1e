const SENTENCES: readonly (readonly [words: RegExp, sentence: string])[] = [
  [/NOAUTH|HELLO must be called/, 'it wants a password'],
  [/WRONGPASS|invalid (username|password)|AUTH/i, 'the name or password is wrong'],
  [/NOPERM/, 'this user may not publish or subscribe there'],
  [/wrong version number|packet length too long|EPROTO/, 'it does not speak TLS; use redis:// instead of rediss://'],
  [/certificate|CERT|self-signed/i, 'its certificate is not one that this machine trusts'],
  [/ECONNREFUSED|ENOTFOUND|EAI_AGAIN|EHOSTUNREACH|ENETUNREACH/, 'nobody answers there'],
  [/timeout/i, 'it does not answer'],
  [/closed unexpectedly|ECONNRESET|EPIPE/, 'it hangs up at once; if it wants TLS, use rediss:// instead of redis://'],
  [/RESP|Unknown|Unexpected|protocol/i, 'what answers there is no Redis'],
];

/** What is wrong with the bus, in one sentence that names the place and no password. */
export const troubleWithBus = (url: string, error: unknown): string => {
  const text = error instanceof Error ? `${error.message} ${(error as { code?: string }).code ?? ''}` : String(error);
  const found = SENTENCES.find(([words]) => words.test(text));
  const { host, protocol } = new URL(url);
  const hint = /timeout/i.test(text) && protocol === 'rediss:' ? '; if it does not speak TLS, use redis://' : '';
  return `the bus ${host}: ${found?.[1] ?? text.trim()}${hint}`;
};
