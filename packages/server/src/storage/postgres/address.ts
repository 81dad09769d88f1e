const LOOSE = /([?&]sslmode=)(?:prefer|require|verify-ca)(?=&|$)/;

/**
 * The address as the driver is given it. It takes these modes for `verify-full`, with six lines of warning that it may not do so for ever: it is told
 * what they mean. Who asks for those of libpq gets them.
 */
export const addressFor = (url: string): string =>
  /[?&]uselibpqcompat=true(?=&|$)/.test(url) ? url : url.replace(LOOSE, '$1verify-full');
