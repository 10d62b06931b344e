import type { Server } from 'node:http';
import type { Socket } from 'node:net';

/**
 * A server that is closed waits for connections on which nothing was asked yet, however long: browsers have them ready, and a host keeps
 * those of calls that were given up before they were made.
 *
 * @returns closes them, those that come afterwards as well: to be called before the server is closed
 */
export function watchUnasked(server: Server): () => void {
  const unasked = new Set<Socket>();
  let isClosing = false;
  server.on('connection', (socket) => {
    if (isClosing) return void socket.destroy();
    unasked.add(socket);
    socket.once('close', () => unasked.delete(socket));
  });
  server.on('request', ({ socket }) => unasked.delete(socket));
  return () => {
    isClosing = true;
    for (const socket of unasked) socket.destroy();
  };
}
