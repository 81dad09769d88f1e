import type { IncomingMessage } from 'node:http';
import type { Duplex } from 'node:stream';
import type { FastifyInstance } from 'fastify';
import type { Health } from '../house/health.ts';
import type { Services } from '../house/services.ts';
import type { Hub } from '../live/hub.ts';
import { addressOf, networkOf } from './address.ts';
import { tokenOf } from './auth.ts';

export const SOCKET_PATH = '/api/live';

/**
 * Requests to become a socket. Node hands them over as they came: the target may be anything, and nobody else listens to what goes wrong
 * with their line. So nothing here may throw, and whoever is refused keeps no descriptor.
 */
export const openSockets = (app: FastifyInstance, hub: Hub, services: Services, health: Health): void => {
  app.server.on('upgrade', (request, socket, head) => {
    socket.on('error', destroy);
    try {
      if (health.isDraining) refuse(socket, '503 Service Unavailable');
      else if (isOurs(request) && hub.isWelcome(request)) welcome(app, hub, services, request, socket, head);
      else refuse(socket, '403 Forbidden');
    } catch (error) {
      services.metrics.count('failures');
      services.log.error({ err: error }, 'an upgrade could not be handled');
      refuse(socket, '400 Bad Request');
    }
  });
};

/** Compared as text: what is no URL need not become one. */
const isOurs = ({ url = '' }: IncomingMessage): boolean => url === SOCKET_PATH || url.startsWith(`${SOCKET_PATH}?`);

const welcome = (
  app: FastifyInstance,
  hub: Hub,
  { config }: Services,
  request: IncomingMessage,
  socket: Duplex,
  head: Buffer,
): void => {
  const cookies = app.parseCookie(request.headers.cookie ?? '');
  const token = tokenOf(request.headers.authorization, cookies);
  const network = networkOf(addressOf(request, config.trustProxy));
  if (hub.hasRoomFor(network)) hub.accept(request, socket, head, network, token);
  else refuse(socket, '429 Too Many Requests');
};

/** The other side may never close its half: as soon as the answer is out, the line is cut. */
const refuse = (socket: Duplex, answer: string): void => {
  socket.end(`HTTP/1.1 ${answer}\r\nConnection: close\r\n\r\n`, () => socket.destroy());
};

function destroy(this: Duplex): void {
  this.destroy();
}
