import { rm, stat, utimes } from 'node:fs/promises';
import path from 'node:path';
import { LRUCache } from 'lru-cache';
import { partOf, writeWhole } from '../../src/contract/server/write-whole';
import { beginCopy, type Copy } from './copy';
import { nameOf, type KeptFacts } from './kept-file';
import { factsFile, readStore } from './read-store';

/** Answers of the API below /media, on the disk. */
export interface MediaStore {
  /** Folder of the bodies. */
  dir: string;
  /** What is kept of an address, whole. */
  find: (address: string) => Promise<KeptFacts | undefined>;
  /** Begins to keep a body; undefined where it is kept, or being kept, already, or is too large. */
  begin: (facts: KeptFacts) => Copy | undefined;
  /** Notes for the next start that a file is in use. */
  touch: (facts: KeptFacts) => Promise<void>;
  forget: (facts: KeptFacts) => void;
  /** How much there is, on the disk and on its way there. */
  state: () => MediaStoreState;
  /** Resolves when nothing is being written or removed. */
  settled: () => Promise<void>;
}

export interface MediaStoreState {
  bytes: number;
  files: number;
}

interface StoreOptions {
  dir: string;
  /** What is in use for the longest time makes room for the rest. */
  maxBytes: number;
  /** Told of each file that came into the store, or why one did not. */
  onKept: (fault?: Error) => void;
}

/** What is being written has its place already, so that there is never more than there may be. */
interface Entry {
  facts: KeptFacts;
  isWhole: boolean;
  drop: () => void;
}

/** One file takes at most this part of the store. */
const LARGEST = 1 / 4;
/** A body and its facts take whole blocks of the disk. */
const BLOCK = 4096;

/** Opens the store. Its folder need not exist; what is half written there, or damaged, is removed. */
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
  const bodyOf = ({ address }: KeptFacts): string => path.join(dir, nameOf(address));
  const remove = async (facts: KeptFacts): Promise<void> => {
    // First the facts: a body without them is nobody's.
    await rm(factsFile(bodyOf(facts)), { force: true, recursive: true });
    await rm(bodyOf(facts), { force: true });
    // A full disk leaves a part of them.
    await rm(partOf(factsFile(bodyOf(facts))), { force: true });
  };
  const isThere = (entry: Entry): boolean => entries.peek(entry.facts.address) === entry;
  const drop = (entry: Entry): void => void (isThere(entry) && entries.delete(entry.facts.address));
  const add = (facts: KeptFacts): void =>
    void entries.set(facts.address, { facts, isWhole: true, drop: () => track(remove(facts)) });

  const keep = async (entry: Entry, done: Promise<boolean>): Promise<void> => {
    const { facts } = entry;
    try {
      if (!(await done)) return drop(entry);
      await writeWhole(factsFile(bodyOf(facts)), JSON.stringify(facts));
      entry.isWhole = true;
      entry.drop = () => track(remove(facts));
      // It may have made room for others meanwhile.
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
    async find(address) {
      await isOpen;
      const entry = entries.get(address);
      if (!entry?.isWhole) return undefined;
      const body = await stat(bodyOf(entry.facts)).catch(() => undefined);
      if (body?.size === entry.facts.bytes) return entry.facts;
      // Somebody has been at the folder.
      drop(entry);
      return undefined;
    },
    begin(facts) {
      if (entries.has(facts.address)) return undefined;
      const entry: Entry = { facts, isWhole: false, drop: () => undefined };
      entries.set(facts.address, entry);
      if (!isThere(entry)) return undefined;
      // Whoever asks next may begin anew at once.
      const { copy, done } = beginCopy(bodyOf(facts), facts.bytes, () => drop(entry));
      entry.drop = copy.abandon;
      track(keep(entry, done));
      return copy;
    },
    async touch(facts) {
      const now = new Date();
      await utimes(factsFile(bodyOf(facts)), now, now).catch(() => undefined);
    },
    forget: ({ address }) => void entries.delete(address),
    state: () => ({ bytes: entries.calculatedSize, files: entries.size }),
    async settled() {
      while (pending.size > 0) await Promise.all(pending);
    },
  };
}
