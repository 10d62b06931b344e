import type { FastifyReply } from 'fastify';
import { boundedNetworks } from '../../src/contract/server/visitor-network';

interface Bounds {
  /** Calls that the API answers by itself, at the same time. */
  answered: number;
  /** Calls that it holds, of one and of all: live states of the desk, rooms that wait for news, tries at its door. */
  held: Record<'session' | 'room' | 'door' | 'network' | 'all', number>;
}

const BOUNDS: Bounds = { answered: 128, held: { session: 16, room: 32, door: 256, network: 128, all: 1024 } };

/** So many connections that nothing waits for one where nobody would notice. */
export const CONNECTIONS = BOUNDS.answered + BOUNDS.held.all;

/** The network is told by an address in it. */
export type HeldBy = Partial<Record<'session' | 'room' | 'door' | 'address', string>>;

/** What the host asks the API at once: held calls take no place from those that visitors and editors wait for. */
export interface ApiPlaces {
  /** @returns false when no place was free within `patienceMs`, or the client is gone. It is free again after the answer. */
  enter(reply: FastifyReply, patienceMs: number): Promise<boolean>;
  /** @returns false where one of these holds as many as it may, or the client is gone */
  hold(reply: FastifyReply, by: HeldBy): boolean;
}

/** @param bounds for tests */
export function openApiPlaces({ answered, held: most }: Bounds = BOUNDS): ApiPlaces {
  let taken = 0;
  const waiting = new Set<(isFree: boolean) => void>();
  const wake = () => {
    const [next] = waiting;
    next?.(true);
  };
  const leave = () => {
    taken -= 1;
    wake();
  };
  const take = (reply: FastifyReply): boolean => {
    if (reply.raw.destroyed) return false;
    taken += 1;
    reply.raw.once('close', leave);
    return true;
  };
  const free = (reply: FastifyReply, patienceMs: number) =>
    new Promise<boolean>((resolve) => {
      const end = (isFree: boolean) => {
        clearTimeout(timer);
        waiting.delete(end);
        reply.raw.off('close', left);
        const isIn = isFree && take(reply);
        if (isFree && !isIn) wake();
        resolve(isIn);
      };
      const left = () => end(false);
      const timer = setTimeout(end, patienceMs, false);
      reply.raw.once('close', left);
      waiting.add(end);
    });

  const held = new Map<string, number>();
  return {
    enter: async (reply, patienceMs) => (taken < answered ? take(reply) : free(reply, patienceMs)),
    hold(reply, { address, ...by }) {
      // It has closed already, and would hold its place for good.
      if (reply.raw.destroyed) return false;
      const keys = [
        ...Object.entries({ ...by, all: '' }).map(
          ([name, value]) => [`${name} ${value}`, most[name as keyof typeof most]] as const,
        ),
        ...(address === undefined ? [] : boundedNetworks(address, most.network)).map(
          ([network, bound]) => [`network ${network}`, bound] as const,
        ),
      ];
      if (keys.some(([key, bound]) => (held.get(key) ?? 0) >= bound)) return false;
      for (const [key] of keys) held.set(key, (held.get(key) ?? 0) + 1);
      reply.raw.once('close', () => {
        for (const [key] of keys) {
          const left = (held.get(key) ?? 1) - 1;
          if (left > 0) held.set(key, left);
          else held.delete(key);
        }
      });
      return true;
    },
  };
}
