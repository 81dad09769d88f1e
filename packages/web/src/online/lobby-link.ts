import { type ClientMessage, PROTOCOL_VERSION, type ServerMessage, type TableLine } from '@conclave/protocol';
import { hangUp } from './hang-up.ts';
import { LOOK_EVERY, Pulse, retryAfter } from './pulse.ts';

/**
 * Listens to the lobby: the server says when a table opens or fills. Where the line is not to be had, `lost` is told, and it is tried
 * again until nobody listens any more.
 */
export const followLobby = (heard: (tables: readonly TableLine[]) => void, lost: () => void): (() => void) => {
  let socket: WebSocket | undefined;
  let timer: ReturnType<typeof setTimeout> | undefined;
  let looks: ReturnType<typeof setInterval> | undefined;
  let pulse = new Pulse(performance.now());
  let tries = 0;
  let over = false;
  const say = (message: ClientMessage): void => socket?.send(JSON.stringify(message));
  const again = (): void => {
    clearInterval(looks);
    socket = undefined;
    if (over) return;
    lost();
    clearTimeout(timer);
    timer = setTimeout(open, retryAfter(tries));
    tries += 1;
  };
  const look = (): void => {
    const todo = pulse.look(performance.now());
    if (todo === 'ask' && socket?.readyState === WebSocket.OPEN) say({ type: 'ping' });
    if (todo !== 'hangUp') return;
    hangUp(socket);
    again();
  };
  const open = (): void => {
    const address = new URL('api/live', document.baseURI);
    address.protocol = address.protocol === 'https:' ? 'wss:' : 'ws:';
    const line = new WebSocket(address);
    socket = line;
    pulse = new Pulse(performance.now());
    clearInterval(looks);
    looks = setInterval(look, LOOK_EVERY);
    line.addEventListener('open', () => (over ? line.close() : say({ type: 'hello', protocol: PROTOCOL_VERSION })));
    line.addEventListener('message', (event: MessageEvent<string>) => {
      if (socket !== line) return;
      pulse.heard(performance.now());
      const message = JSON.parse(event.data) as ServerMessage;
      if (message.type === 'welcome') {
        tries = 0;
        say({ type: 'lobby', on: true });
      }
      if (message.type === 'lobby') heard(message.tables);
    });
    line.addEventListener('close', () => {
      if (socket === line) again();
    });
  };
  open();
  return () => {
    over = true;
    clearTimeout(timer);
    clearInterval(looks);
    hangUp(socket);
  };
};
