import type { Server } from 'node:http';
import type { Socket } from 'node:net';
import { boundedNetworks } from '../../src/contract/server/visitor-network';

export interface ConnectionLimits {
  headersMs: number;
  /** Connections of one client without a complete first request. */
  maxUnfinished: number;
  /** ms before such a connection may be closed: a client may open many at once. */
  graceMs: number;
}

/** A proxy on this machine counts as one client, but uses its connections at once. */
export const CONNECTION_LIMITS: ConnectionLimits = { headersMs: 15_000, maxUnfinished: 100, graceMs: 1_000 };

/** Closes the oldest unfinished connections of a client that keeps too many, which could exhaust the machine. */
export function boundUnfinished(
  server: Server,
  { maxUnfinished, graceMs }: Pick<ConnectionLimits, 'maxUnfinished' | 'graceMs'>,
): void {
  const clients = new Map<string, Map<Socket, number>>();
  const clientsOf = new WeakMap<Socket, string[]>();

  const finish = (socket: Socket): void => {
    for (const client of clientsOf.get(socket) ?? []) {
      const unfinished = clients.get(client);
      if (unfinished?.delete(socket) && unfinished.size === 0) clients.delete(client);
    }
  };
  const closeOldest = (unfinished: Map<Socket, number>, most: number): void => {
    for (const [socket, opened] of unfinished) {
      if (unfinished.size <= most) return;
      const age = performance.now() - opened;
      // Timers may fire a little early.
      if (age < graceMs - 1) return closeLater(unfinished, most, graceMs - age);
      finish(socket);
      socket.destroy();
    }
  };

  /** setImmediate: requests that have arrived by then are read first, in case this process is slow. */
  const closeLater = (unfinished: Map<Socket, number>, most: number, ms: number): void => {
    setTimeout(() => setImmediate(closeOldest, unfinished, most), ms).unref();
  };

  server.on('connection', (socket) => {
    const networks = boundedNetworks(socket.remoteAddress ?? '', maxUnfinished);
    clientsOf.set(
      socket,
      networks.map(([client]) => client),
    );
    socket.once('close', () => finish(socket));
    for (const [client, most] of networks) {
      const unfinished = clients.get(client) ?? new Map<Socket, number>();
      clients.set(client, unfinished.set(socket, performance.now()));
      if (unfinished.size === most + 1) closeLater(unfinished, most, graceMs);
    }
  });
  server.on('request', ({ socket }) => finish(socket));
}
