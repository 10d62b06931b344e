import { randomUUID } from 'node:crypto';
import { createWriteStream, mkdirSync } from 'node:fs';
import { mkdir, readdir, readFile, rename, rm, stat, utimes } from 'node:fs/promises';
import path from 'node:path';
import { finished } from 'node:stream/promises';
import { LRUCache } from 'lru-cache';
import pLimit from 'p-limit';
import { matches } from '../../src/contract/check';
import { partOf, writeWhole } from '../../src/contract/server/write-whole';
import { parsedJson } from '../../src/gallery/parsed-json';
import { KeptFacts, keyOf, nameOf } from './kept-file';

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

const FACTS_SUFFIX = '.json';
const AT_A_TIME = 16;

/** Written after the body: where this file exists, the body is whole. */
const factsFile = (body: string): string => body + FACTS_SUFFIX;

/** Least recently used first; removes all other files. @throws Error when the folder can be neither read nor created */
async function readStore(dir: string): Promise<KeptFacts[]> {
  await mkdir(dir, { recursive: true });
  const names = await readdir(dir);
  const limit = pLimit(AT_A_TIME);
  const read = await Promise.all(
    names.filter((name) => name.endsWith(FACTS_SUFFIX)).map((name) => limit(readOne, dir, name)),
  );
  const found = read.flatMap((one) => one ?? []).sort((a, b) => a.used - b.used);
  const known = new Set(found.flatMap(({ facts }) => [nameOf(facts), factsFile(nameOf(facts))]));
  const unknown = names.filter((name) => !known.has(name));
  await Promise.all(
    unknown.map((name) => limit(() => rm(path.join(dir, name), { force: true, recursive: true }))),
  );
  return found.map(({ facts }) => facts);
}

async function readOne(dir: string, name: string): Promise<{ facts: KeptFacts; used: number } | undefined> {
  const file = path.join(dir, name);
  const facts = parsedJson(await readFile(file, 'utf8').catch(() => ''))?.value;
  if (!matches(KeptFacts, facts) || factsFile(nameOf(facts)) !== name) return undefined;
  const body = await stat(path.join(dir, nameOf(facts))).catch(() => undefined);
  const noted = await stat(file).catch(() => undefined);
  return body?.size === facts.bytes && noted ? { facts, used: noted.mtimeMs } : undefined;
}

/** A body on its way to the disk. No method waits or throws. */
export interface Copy {
  write: (chunk: Buffer) => void;
  end: () => void;
  abandon: () => void;
}

const PART_SUFFIX = '.part';
/** Bytes waiting for the disk before the copy is given up, so that a slow disk delays no visitor. */
const MAX_BEHIND = 8 * 1024 * 1024;

/** Renames the file when all is on the disk. @returns also a promise: false when abandoned; rejects with disk errors */
function beginCopy(
  file: string,
  bytes: number,
  onAbandon: () => void,
): { copy: Copy; done: Promise<boolean> } {
  const name = `${file}.${randomUUID()}${PART_SUFFIX}`;
  openFolder(path.dirname(file));
  const part = createWriteStream(name, { flush: true });
  let isAbandoned = false;
  let hasEnded = false;
  const abandon = (): void => {
    if (hasEnded || isAbandoned) return;
    isAbandoned = true;
    part.destroy();
    onAbandon();
  };
  const keep = async (): Promise<boolean> => {
    try {
      await finished(part);
      if (part.bytesWritten !== bytes) return false;
      await rename(name, file);
      return true;
    } catch (error) {
      if (isAbandoned) return false;
      throw error;
    } finally {
      await rm(name, { force: true }).catch(() => undefined);
    }
  };
  const copy: Copy = {
    write(chunk) {
      if (part.destroyed) return;
      part.write(chunk);
      if (part.writableLength > MAX_BEHIND) abandon();
    },
    end() {
      hasEnded = true;
      part.end();
    },
    abandon,
  };
  return { copy, done: keep() };
}

function openFolder(dir: string): void {
  try {
    mkdirSync(dir, { recursive: true });
  } catch {
    // Opening the file reports the reason.
  }
}
