import { type ClientMessage, PROTOCOL_VERSION, type ServerMessage, type TableLine } from '@conclave/protocol';

const AGAIN = 4000;

/**
 * Listens to the lobby: the server says when a table opens or fills. Where the line is not to be had, `lost` is told, and it is tried
 * again until nobody listens any more.
 */
export const followLobby = (heard: (tables: readonly TableLine[]) => void, lost: () => void): (() => void) => {
  let socket: WebSocket | undefined;
  let timer: ReturnType<typeof setTimeout> | undefined;
  let over = false;
  const say = (message: ClientMessage): void => socket?.send(JSON.stringify(message));
  const open = (): void => {
    const address = new URL('api/live', document.baseURI);
    address.protocol = address.protocol === 'https:' ? 'wss:' : 'ws:';
    socket = new WebSocket(address);
    socket.addEventListener('open', () =>
      over ? socket?.close() : say({ type: 'hello', protocol: PROTOCOL_VERSION }),
    );
    socket.addEventListener('message', (event: MessageEvent<string>) => {
      const message = JSON.parse(event.data) as ServerMessage;
      if (message.type === 'welcome') say({ type: 'lobby', on: true });
      if (message.type === 'lobby') heard(message.tables);
    });
    socket.addEventListener('close', () => {
      if (over) return;
      lost();
      timer = setTimeout(open, AGAIN);
    });
  };
  open();
  return () => {
    over = true;
    clearTimeout(timer);
    // A socket that is not open yet would complain if it were closed now.
    if (socket?.readyState === WebSocket.OPEN) socket.close();
  };
};
