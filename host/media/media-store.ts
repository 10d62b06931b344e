import { rm, stat, utimes } from 'node:fs/promises';
import path from 'node:path';
import { LRUCache } from 'lru-cache';
import { partOf, writeWhole } from '../../src/contract/server/write-whole';
import { beginCopy, type Copy } from './copy';
import { keyOf, nameOf, type KeptFacts } from './kept-file';
import { factsFile, readStore } from './read-store';

export interface MediaStore {
  dir: string;
  find: (kept: Pick<KeptFacts, 'address' | 'encoding'>) => Promise<KeptFacts | undefined>;
  /** Undefined when the body is kept or being kept already, or is too large. */
  begin: (facts: KeptFacts) => Copy | undefined;
  touch: (facts: KeptFacts) => Promise<void>;
  forget: (facts: KeptFacts) => void;
  state: () => MediaStoreState;
  settled: () => Promise<void>;
}

export interface MediaStoreState {
  bytes: number;
  files: number;
}

interface StoreOptions {
  dir: string;
  /** Beyond it, the least recently used files are removed. */
  maxBytes: number;
  onKept: (fault?: Error) => void;
}

/** Files being written count at full size, so the store never exceeds its limit. */
interface Entry {
  facts: KeptFacts;
  isWhole: boolean;
  drop: () => void;
}

const LARGEST = 1 / 4;
/** Bytes; each file takes whole blocks of the disk. */
const BLOCK = 4096;

export function openMediaStore({ dir, maxBytes, onKept }: StoreOptions): MediaStore {
  const entries = new LRUCache<string, Entry>({
    maxSize: maxBytes,
    maxEntrySize: Math.floor(maxBytes * LARGEST),
    sizeCalculation: ({ facts }) => Math.ceil(facts.bytes / BLOCK) * BLOCK + BLOCK,
    dispose: ({ drop }) => drop(),
  });
  const pending = new Set<Promise<unknown>>();
  const track = (work: Promise<unknown>): void => {
    const done = work.catch(onKept).finally(() => pending.delete(done));
    pending.add(done);
  };
  const bodyOf = (facts: KeptFacts): string => path.join(dir, nameOf(facts));
  const remove = async (facts: KeptFacts): Promise<void> => {
    // Facts first: a body without facts is removed at the next start.
    await rm(factsFile(bodyOf(facts)), { force: true, recursive: true });
    await rm(bodyOf(facts), { force: true });
    await rm(partOf(factsFile(bodyOf(facts))), { force: true });
  };
  const isThere = (entry: Entry): boolean => entries.peek(keyOf(entry.facts)) === entry;
  const drop = (entry: Entry): void => void (isThere(entry) && entries.delete(keyOf(entry.facts)));
  const add = (facts: KeptFacts): void =>
    void entries.set(keyOf(facts), { facts, isWhole: true, drop: () => track(remove(facts)) });

  const keep = async (entry: Entry, done: Promise<boolean>): Promise<void> => {
    const { facts } = entry;
    try {
      if (!(await done)) return drop(entry);
      await writeWhole(factsFile(bodyOf(facts)), JSON.stringify(facts));
      entry.isWhole = true;
      entry.drop = () => track(remove(facts));
      if (!isThere(entry)) return entry.drop();
      onKept();
    } catch (error) {
      drop(entry);
      await remove(facts);
      throw error;
    }
  };

  const opened = readStore(dir).then((found) => found.forEach(add));
  track(opened);
  const isOpen = opened.catch(() => undefined);

  return {
    dir,
    async find(kept) {
      await isOpen;
      const entry = entries.get(keyOf(kept));
      if (!entry?.isWhole) return undefined;
      const body = await stat(bodyOf(entry.facts)).catch(() => undefined);
      if (body?.size === entry.facts.bytes) return entry.facts;
      drop(entry);
      return undefined;
    },
    begin(facts) {
      if (entries.has(keyOf(facts))) return undefined;
      const entry: Entry = { facts, isWhole: false, drop: () => undefined };
      entries.set(keyOf(facts), entry);
      if (!isThere(entry)) return undefined;
      const { copy, done } = beginCopy(bodyOf(facts), facts.bytes, () => drop(entry));
      entry.drop = copy.abandon;
      track(keep(entry, done));
      return copy;
    },
    async touch(facts) {
      const now = new Date();
      await utimes(factsFile(bodyOf(facts)), now, now).catch(() => undefined);
    },
    forget: (facts) => void entries.delete(keyOf(facts)),
    state: () => ({ bytes: entries.calculatedSize, files: entries.size }),
    async settled() {
      while (pending.size > 0) await Promise.all(pending);
    },
  };
}
