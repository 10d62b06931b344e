import { createHmac, timingSafeEqual } from 'node:crypto';
import { createReadStream, createWriteStream } from 'node:fs';
import { link, mkdir, readFile } from 'node:fs/promises';
import path from 'node:path';
import { pipeline } from 'node:stream/promises';
import { type Static, Type } from '@sinclair/typebox';
import pLimit from 'p-limit';
import { matches } from '../../src/contract/check';
import { NotStored, type Store, type StoredObject } from '../../src/contract/server/store/store';
import { writeWhole } from '../../src/contract/server/write-whole';
import { parsedJson } from '../../src/gallery/parsed-json';
import { CONTENTS_NAME } from '../../src/release/manifest';
import {
  type Contents,
  digestOf,
  parsedContents,
  ReleaseDamaged,
  sumOfStream,
} from '../releases/release-contents';
import { RELEASE_ID } from '../releases/release-folders';

/** The object `current.json`: which release is served. The rest hangs on its digest. */
const Current = Type.Object({
  release: Type.String({ pattern: RELEASE_ID.source }),
  contents: Type.String({ description: 'the digest of its list of files' }),
  by: Type.String({ description: 'the log of edits of the host that has written it' }),
  signature: Type.String(),
});
export type StoredRelease = Static<typeof Current>;

export interface StoredReleases {
  /** Undefined where there is none yet. @throws Error for one that is damaged, or signed by somebody else */
  current: () => Promise<StoredRelease | undefined>;
  /** Files first, what names them last; what is there is not written again. @param dir the release's folder */
  write: (release: Omit<StoredRelease, 'signature'>, dir: string) => Promise<void>;
  /**
   * Fills an empty folder, and writes the list beside it: `checkContents` says whether it is right.
   * @param from a release of which files that are the same are linked; undefined: all are fetched
   * @throws ReleaseDamaged where the list is not the one that was signed
   */
  fetch: (release: StoredRelease, to: string, from: string | undefined) => Promise<void>;
  /** Removes all that the latest releases do not need. */
  prune: () => Promise<void>;
}

const CURRENT = 'current.json';
const LISTS = 'releases';
const FILES = 'files';
/** As many as a host keeps: who fetches an older one begins anew. */
const KEPT_RELEASES = 5;
/** ms. Younger files may be of a release whose list is not written yet. */
const YOUNG_MS = 3_600_000;
const AT_A_TIME = 8;
/** For one call, which moves one file. */
const LIMIT_MS = 60_000;
/** For a list, which a disk is asked for file by file. */
const LIST_LIMIT_MS = 300_000;

const listKey = (id: string): string => `${LISTS}/${id}.json`;
const fileKey = (sha256: string): string => `${FILES}/${Buffer.from(sha256, 'base64url').toString('hex')}`;

interface StoredOptions {
  store: Store;
  /** The same on all hosts: then the store is trusted with keeping releases alone. '': also with what they hold. */
  secret: string;
  /** Ends what is under way. */
  signal: AbortSignal;
}

export function openStoredReleases({ store, secret, signal }: StoredOptions): StoredReleases {
  /** Keys whose content was read and is right, or was written by this process. */
  const sound = new Set<string>();
  const call = <Result>(work: (signal: AbortSignal) => Promise<Result>) =>
    withTimeLimit(LIMIT_MS, signal, work);
  const read = async (key: string): Promise<string> => String(await call(() => store.read(key)));

  const listed = (folder: string): Promise<StoredObject[]> =>
    withTimeLimit(LIST_LIMIT_MS, signal, async () => {
      const all: StoredObject[] = [];
      for await (const one of store.list(folder)) all.push(one);
      return all;
    });

  const sign = ({ release, contents, by }: Omit<StoredRelease, 'signature'>): string =>
    createHmac('sha256', secret)
      .update(JSON.stringify([release, contents, by]))
      .digest('base64url');
  const isSigned = (found: StoredRelease): boolean => {
    const [given, right] = [Buffer.from(found.signature), Buffer.from(sign(found))];
    return given.length === right.length && timingSafeEqual(given, right);
  };
  const readList = async (id: string): Promise<{ text: string; list: Contents | undefined }> => {
    const text = await read(listKey(id));
    return { text, list: parsedContents(text) };
  };
  const isSound = async (
    key: string,
    bytes: number,
    stored: ReadonlyMap<string, number>,
  ): Promise<boolean> => {
    if (stored.get(key) !== bytes) return false;
    if (sound.has(key)) return true;
    const { sha256 } = await call(async (ending) => sumOfStream(await store.stream(key), ending));
    return key === fileKey(sha256);
  };

  return {
    async current() {
      const text = await read(CURRENT).catch(noneWhereNotStored);
      if (text === undefined) return undefined;
      const found = parsedJson(text)?.value;
      if (!matches(Current, found)) throw new Error(`${CURRENT} in ${store.place} cannot be read`);
      if (isSigned(found)) return found;
      throw new Error(
        `${CURRENT} in ${store.place} is not signed with REBUILD_SECRET of this host: set the same on all hosts, or on none`,
      );
    },
    async write(release, dir) {
      const text = String(await readFile(path.join(dir, CONTENTS_NAME)));
      const list = parsedContents(text);
      if (!list || digestOf(text) !== release.contents)
        throw new ReleaseDamaged(`${CONTENTS_NAME} has changed`);
      const stored = new Map((await listed(FILES)).map(({ key, bytes }) => [key, bytes]));
      const names = new Map(Object.entries(list.files).map(([name, { sha256 }]) => [fileKey(sha256), name]));
      const put = async ([key, name]: [string, string]): Promise<void> => {
        const bytes = list.files[name]?.bytes ?? 0;
        const file = path.join(dir, name);
        if (!(await isSound(key, bytes, stored))) {
          const { sha256 } = await sumOfStream(createReadStream(file));
          if (key !== fileKey(sha256))
            throw new ReleaseDamaged(`${name} of release ${release.release} is damaged`);
          await call(() => store.write(key, { file }));
        }
        sound.add(key);
      };
      await each([...names], put);
      await call(() => store.write(listKey(release.release), text));
      await call(() => store.write(CURRENT, JSON.stringify({ ...release, signature: sign(release) })));
    },
    async fetch({ release, contents }, to, from) {
      const { text, list } = await readList(release);
      if (!list || digestOf(text) !== contents)
        throw new ReleaseDamaged(`${listKey(release)} is not the signed one`);
      const known = from === undefined ? new Map<string, string>() : await filesBySum(from);
      const take = async ([name, { sha256, bytes }]: [string, Contents['files'][string]]): Promise<void> => {
        const target = path.join(to, name);
        await mkdir(path.dirname(target), { recursive: true });
        const same = known.get(sha256);
        if (same && (await isLinked(same, target))) return;
        await call(async (ending) =>
          pipeline(await store.stream(fileKey(sha256)), atMost(bytes), createWriteStream(target), {
            signal: ending,
          }),
        );
      };
      await each(Object.entries(list.files), take);
      await writeWhole(path.join(to, CONTENTS_NAME), text);
    },
    async prune() {
      const ids = (await listed(LISTS)).map(({ key }) => path.posix.basename(key, '.json'));
      const served = parsedJson(await read(CURRENT))?.value;
      const latest = new Set(ids.sort().slice(-KEPT_RELEASES));
      if (matches(Current, served)) latest.add(served.release);
      for (const id of ids) if (!latest.has(id)) await store.remove(listKey(id));
      const lists = await Promise.all([...latest].map(async (id) => (await readList(id)).list));
      if (!lists.every((list) => list !== undefined)) return;
      const needed = new Set(
        lists.flatMap(({ files }) => Object.values(files).map(({ sha256 }) => fileKey(sha256))),
      );
      for (const { key, at } of await listed(FILES)) {
        if (needed.has(key) || Date.now() - at < YOUNG_MS) continue;
        await store.remove(key);
        sound.delete(key);
      }
    },
  };
}

/** Begins no more after the first failure, and waits for what has begun. */
async function each<Item>(items: readonly Item[], work: (item: Item) => Promise<void>): Promise<void> {
  const limit = pLimit(AT_A_TIME);
  const failures: unknown[] = [];
  const one = async (item: Item): Promise<void> => {
    if (failures.length === 0) await work(item).catch((error: unknown) => failures.push(error));
  };
  await Promise.all(items.map((item) => limit(one, item)));
  if (failures.length > 0) throw failures[0];
}

function noneWhereNotStored(error: unknown): undefined {
  if (!(error instanceof NotStored)) throw error;
}

const isLinked = (file: string, target: string): Promise<boolean> =>
  link(file, target).then(
    () => true,
    () => false,
  );

/** As the list beside a release has it. */
async function filesBySum(dir: string): Promise<Map<string, string>> {
  const list = parsedContents(await readFile(path.join(dir, CONTENTS_NAME), 'utf8').catch(() => ''));
  return new Map(
    Object.entries(list?.files ?? {}).map(([name, { sha256 }]) => [sha256, path.join(dir, name)]),
  );
}

/** A store that sends more than it should must not fill the disk. */
const atMost = (bytes: number) =>
  async function* (chunks: AsyncIterable<Buffer>): AsyncGenerator<Buffer> {
    let left = bytes;
    for await (const chunk of chunks) {
      left -= chunk.length;
      if (left < 0) throw new ReleaseDamaged('a file of the store is longer than it should be');
      yield chunk;
    }
  };

/**
 * Ends waiting for what does not heed its signal as well. By hand: signals of AbortSignal.any and .timeout may be
 * garbage-collected while only a pending call has them.
 * @throws Error when the time is over; the signal's reason when that ends it
 */
async function withTimeLimit<Result>(
  ms: number,
  signal: AbortSignal,
  work: (signal: AbortSignal) => Promise<Result>,
): Promise<Result> {
  const ending = new AbortController();
  const ended = new Promise<never>((_, reject) =>
    ending.signal.addEventListener('abort', () => reject(ending.signal.reason as Error)),
  );
  const end = () => ending.abort(signal.reason);
  const timer = setTimeout(() => ending.abort(new Error(`no answer within ${ms / 1000} s`)), ms);
  signal.addEventListener('abort', end);
  if (signal.aborted) end();
  try {
    return await Promise.race([ended, work(ending.signal)]);
  } finally {
    clearTimeout(timer);
    signal.removeEventListener('abort', end);
  }
}
