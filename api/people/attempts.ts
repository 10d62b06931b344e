import { setTimeout as wait } from 'node:timers/promises';
import { LRUCache } from 'lru-cache';
import { atMost } from '../http/api-error';
import { boundedNetworks } from '../../src/contract/server/visitor-network';
import { DeskError } from '../desk/desk-error';

const WINDOW_MS = 15 * 60 * 1000;
/** Attempts that are free. */
const FREE = 10;
/** ms; doubled with each further attempt. */
const FIRST_PAUSE_MS = 15_000;
const FIRST_DELAY_MS = 250;
/** ms; upper bound of the delay for a person, however many others try. */
const LONGEST_DELAY_MS = 4_000;
const KEPT = atMost(20_000, WINDOW_MS);
/** Characters of a name that is counted: anybody can send a longer one, and as many as are kept. */
const LONGEST_NAME = 300;

/** Attempts count from their start, so that parallel ones count too. */
export interface Attempts {
  /**
   * Networks with many failures are refused for a growing time. Attempts on one person are only slowed down, so that
   * nobody can lock out somebody else. @throws DeskError with the seconds to wait
   */
  begin(address: string, person: string): Promise<void>;
  succeed(address: string, person: string): void;
}

interface Tries {
  count: number;
  /** Monotonic ms of the last attempt. */
  at: number;
}

/** @param pause for tests */
export function openAttempts(pause: (ms: number) => Promise<unknown> = wait): Attempts {
  const networks = new LRUCache<string, Tries>(KEPT);
  const persons = new LRUCache<string, Tries>(KEPT);
  const count = (tries: LRUCache<string, Tries>, key: string): number => {
    const known = (tries.get(key)?.count ?? 0) + 1;
    tries.set(key, { count: known, at: performance.now() });
    return known;
  };
  const personOf = (person: string): string => person.slice(0, LONGEST_NAME).trim().toLowerCase();
  return {
    async begin(address, person) {
      for (const [network, free] of boundedNetworks(address, FREE)) {
        const before = networks.get(network);
        if (!before || before.count < free) continue;
        const pauseMs = Math.min(WINDOW_MS, FIRST_PAUSE_MS * 2 ** (before.count - free));
        const left = before.at + pauseMs - performance.now();
        if (left > 0) throw new DeskError('tooManyTries', { retryAfter: Math.ceil(left / 1000) });
      }
      for (const [network] of boundedNetworks(address, FREE)) count(networks, network);
      const extra = count(persons, personOf(person)) - FREE;
      if (extra > 0) await pause(Math.min(LONGEST_DELAY_MS, FIRST_DELAY_MS * 2 ** (extra - 1)));
    },
    succeed(address, person) {
      for (const [network] of boundedNetworks(address, FREE)) {
        const tries = networks.get(network);
        if (tries) networks.set(network, { ...tries, count: tries.count - 1 });
      }
      persons.delete(personOf(person));
    },
  };
}
