/** A socket that is not open yet would complain if it were closed now. */
export const hangUp = (socket: WebSocket | undefined): void => {
  if (socket?.readyState === WebSocket.CONNECTING) socket.addEventListener('open', () => socket.close());
  else socket?.close();
};
