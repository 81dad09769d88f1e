import { type ClientMessage, PROTOCOL_VERSION, type ServerMessage } from '@conclave/protocol';
import { hangUp } from './hang-up.ts';
import { isSentBack, LONG_PAUSE, LOOK_EVERY, Pulse, retryAfter } from './pulse.ts';

export interface HouseLine {
  say(message: ClientMessage): void;
  leave(): void;
}

/**
 * A line to the house that belongs to no table: it asks for `wanted` whenever it is there. Where it is not to be had, `lost` is told, and it
 * is tried again until somebody leaves it.
 */
export const openLine = (
  wanted: () => readonly ClientMessage[],
  heard: (message: ServerMessage) => void,
  lost: () => void,
): HouseLine => {
  let socket: WebSocket | undefined;
  let timer: ReturnType<typeof setTimeout> | undefined;
  let looks: ReturnType<typeof setInterval> | undefined;
  let pulse = new Pulse(performance.now());
  let tries = 0;
  let over = false;
  const say = (message: ClientMessage): void => {
    if (socket?.readyState === WebSocket.OPEN) socket.send(JSON.stringify(message));
  };
  const again = (): void => {
    clearInterval(looks);
    socket = undefined;
    if (over) return;
    lost();
    clearTimeout(timer);
    timer = setTimeout(open, retryAfter(tries));
    tries += 1;
  };
  const drop = (): void => {
    hangUp(socket);
    again();
  };
  const look = (): void => {
    const todo = pulse.look(performance.now());
    if (todo === 'ask') say({ type: 'ping' });
    if (todo === 'hangUp') drop();
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
        for (const one of wanted()) say(one);
      }
      if (message.type === 'refused' && isSentBack(message, false)) {
        tries = LONG_PAUSE;
        return drop();
      }
      heard(message);
    });
    line.addEventListener('close', () => {
      if (socket === line) again();
    });
  };
  open();
  return {
    say,
    leave: () => {
      over = true;
      clearTimeout(timer);
      clearInterval(looks);
      hangUp(socket);
    },
  };
};
