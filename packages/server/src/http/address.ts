import type { IncomingMessage } from 'node:http';

/**
 * Who is at the other end. Behind a proxy it is the last address of X-Forwarded-For, the one the proxy itself added; anything before it,
 * and the whole header where there is no proxy, is whatever the client chose to write.
 */
export const addressOf = (request: IncomingMessage, trustProxy: boolean): string => {
  const own = request.socket.remoteAddress ?? '';
  if (!trustProxy) return own;
  const forwarded = [request.headers['x-forwarded-for'] ?? ''].flat().join(',');
  return forwarded.split(',').at(-1)?.trim() || own;
};
