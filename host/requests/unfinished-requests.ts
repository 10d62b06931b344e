import type { Server } from 'node:http';
import type { Socket } from 'node:net';
import { visitorNetwork } from '../../src/contract/server/visitor-network';

export interface ConnectionLimits {
  /** ms in which a client has to send the headers of a request. */
  headersMs: number;
  /** Connections of one client that may be without the headers of a first request at a time. */
  maxUnfinished: number;
  /** ms that such a connection is left in peace, however many there are: a client may come with many at once. */
  graceMs: number;
}

/** A proxy on this machine is one client as well; what it opens, it uses at once. */
export const CONNECTION_LIMITS: ConnectionLimits = { headersMs: 15_000, maxUnfinished: 100, graceMs: 1_000 };

/**
 * Closes connections of a client that keeps too many open without ever ending the headers of a request, the oldest first.
 * Without it, one client could take all that the machine has, for as long as it has to send headers.
 */
export function boundUnfinished(
  server: Server,
  { maxUnfinished, graceMs }: Pick<ConnectionLimits, 'maxUnfinished' | 'graceMs'>,
): void {
  /** Client -> its unfinished connections, oldest first, with the moment each was opened. */
  const clients = new Map<string, Map<Socket, number>>();
  const clientOf = new WeakMap<Socket, string>();

  const finish = (socket: Socket): void => {
    const client = clientOf.get(socket) ?? '';
    const unfinished = clients.get(client);
    if (unfinished?.delete(socket) && unfinished.size === 0) clients.delete(client);
  };
  const closeOldest = (unfinished: Map<Socket, number>): void => {
    for (const [socket, opened] of unfinished) {
      if (unfinished.size <= maxUnfinished) return;
      const age = performance.now() - opened;
      // Timers may come a little early.
      if (age < graceMs - 1) return closeLater(unfinished, graceMs - age);
      unfinished.delete(socket);
      socket.destroy();
    }
  };

  /** What has come by then is read first: the clients may be quick, and this process slow. */
  const closeLater = (unfinished: Map<Socket, number>, ms: number): void => {
    setTimeout(() => setImmediate(closeOldest, unfinished), ms).unref();
  };

  server.on('connection', (socket) => {
    const client = visitorNetwork(socket.remoteAddress ?? '');
    const unfinished = clients.get(client) ?? new Map<Socket, number>();
    clients.set(client, unfinished.set(socket, performance.now()));
    clientOf.set(socket, client);
    socket.once('close', () => finish(socket));
    // One timer at a time sees to all that have come by then.
    if (unfinished.size === maxUnfinished + 1) closeLater(unfinished, graceMs);
  });
  server.on('request', ({ socket }) => finish(socket));
}
