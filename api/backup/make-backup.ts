import { createHash } from 'node:crypto';
import { createWriteStream } from 'node:fs';
import { access, type FileHandle, mkdir, mkdtemp, open, realpath, rename, rm, stat } from 'node:fs/promises';
import path from 'node:path';
import { pipeline } from 'node:stream/promises';
import { setTimeout as delay } from 'node:timers/promises';
import { type Pack, pack as openPack } from 'tar-stream';
import { version } from '../../package.json';
import type { Store } from '../../src/contract/server/store/store';
import { isThere, flushNames } from '../../src/contract/server/write-whole';
import { FOLDERS } from '../catalogue-files/kinds';
import { openFiles, originalKey } from '../files/originals';
import { ROOM_PICTURES } from '../rooms/room-picture-files';
import type { ApiSettings } from '../settings';
import { openReading } from '../storage/connection';
import { checkCopy, copyDatabase, databaseIn, noDatabase } from '../storage/database-copy';
import {
  DATABASE_NAME,
  type FileDigest,
  FILES_PREFIX,
  FORMAT,
  type Manifest,
  MANIFEST_NAME,
  noteBackup,
  withoutRoom,
} from './manifest';
import { unpack } from './unpack';

interface BackupOptions extends Pick<ApiSettings, 'dataDir'>, Partial<Pick<ApiSettings, 'filesUrl'>> {
  file: string;
  /** Allows a folder below one that is backed up, where that folder is itself left out of backups. */
  isOwnPlace?: boolean;
  signal?: AbortSignal;
}

export interface Backup extends Pick<PackedFiles, 'lacking'> {
  manifest: Manifest;
  size: number;
}

/** Works while API and host run. Nothing is left of a failed backup. @throws Error in one sentence */
export async function makeBackup({
  file,
  signal,
  isOwnPlace = false,
  ...folders
}: BackupOptions): Promise<Backup> {
  await refuse(file, folders, isOwnPlace);
  const working = await mkdtemp(`${file}.part-`);
  try {
    const part = path.join(working, path.basename(file));
    const contents = await write(part, { ...folders, working, signal });
    const { size } = await stat(part);
    await readBack(part, working);
    await rename(part, file);
    await flushNames(path.dirname(file));
    await noteBackup(folders.dataDir, { madeAt: contents.manifest.made, size, isReadBack: true });
    return { ...contents, size };
  } catch (error) {
    if (signal?.aborted) throw new Error('The backup was given up: nothing is left of it.', { cause: error });
    throw withoutRoom(error, path.dirname(file), 'no backup was made.');
  } finally {
    await rm(working, { recursive: true, force: true });
  }
}

type Folders = Pick<BackupOptions, 'dataDir' | 'filesUrl'>;

async function refuse(file: string, { dataDir, filesUrl }: Folders, isOwnPlace: boolean): Promise<void> {
  const place = await realpath(path.dirname(file)).catch(() => {
    throw new Error(`There is no folder ${path.dirname(file)} for the backup.`);
  });
  await access(databaseIn(dataDir)).catch((error: unknown) => {
    throw new Error(noDatabase(dataDir), { cause: error });
  });
  if (await isThere(file)) throw new Error(`${file} is there already: name another file.`);
  const dirs = [
    ...(isOwnPlace ? [] : [dataDir]),
    ...(filesUrl && path.isAbsolute(filesUrl) ? [filesUrl] : []),
  ];
  for (const dir of dirs) {
    const from = await realpath(dir).catch(() => dir);
    if (`${place}${path.sep}`.startsWith(`${from}${path.sep}`))
      throw new Error(`${file} is in a folder that is backed up (${dir}): name one elsewhere.`);
  }
}

async function readBack(part: string, working: string): Promise<void> {
  const [catalogue, data, files] = ['catalogue', 'data', 'files'].map((name) => path.join(working, name));
  const staging = { catalogue: catalogue!, data: data!, files: files! };
  for (const dir of Object.values(staging)) await mkdir(dir);
  await unpack(part, staging);
  await checkCopy(path.join(staging.data, path.basename(DATABASE_NAME)));
  for (const dir of Object.values(staging)) await rm(dir, { recursive: true });
}

interface Writing extends Folders {
  working: string;
  signal: AbortSignal | undefined;
}

async function write(part: string, { signal, ...from }: Writing): Promise<Omit<Backup, 'size'>> {
  const pack = openPack();
  const written = pipeline(
    pack as unknown as NodeJS.ReadableStream,
    createWriteStream(part, { mode: 0o600, flush: true }),
    signal ? { signal } : {},
  );
  const filled = fill(pack, from).catch((error: Error) => {
    pack.destroy(error);
    return undefined;
  });
  // Filling may end after writing, and reads files that are removed at the end.
  try {
    await written;
  } finally {
    await filled;
  }
  return (await filled) as Omit<Backup, 'size'>;
}

async function fill(
  pack: Pack,
  { dataDir, filesUrl = '', working }: Omit<Writing, 'signal'>,
): Promise<Omit<Backup, 'size'>> {
  const made = new Date().toISOString();
  const store = await openFiles({ dataDir, filesUrl });
  const copy = path.join(working, 'gallery.db');
  await copyDatabase(dataDir, copy);
  const schema = await checkCopy(copy);
  const items = countItems(copy);
  if (!items)
    throw new Error(
      'The database is of a server of before, which had items as files: make the backup with its code, or start this one once.',
    );
  // A bucket has versions of its own.
  const { files, lacking } = store.isDisk ? await packFiles(pack, store, copy) : { files: {}, lacking: 0 };
  const database = await packFile(pack, { name: DATABASE_NAME, file: copy, mode: 0o600 });
  await rm(copy);
  if (!database) throw new Error(`The copy of the database was removed from ${working}: try again.`);
  const all = { ...files, [DATABASE_NAME]: database };
  const manifest: Manifest = { format: FORMAT, made, version, schema, items, files: all };
  pack.entry({ name: MANIFEST_NAME, mode: 0o600 }, JSON.stringify(manifest, null, 1));
  pack.finalize();
  return { manifest, lacking };
}

/** Items of a database by their kind; undefined in one of a server that kept them, or their pictures, as files. */
function countItems(file: string): Manifest['items'] {
  const connection = openReading(file);
  try {
    const tables = connection.all(
      "SELECT name FROM sqlite_master WHERE type = 'table' AND name IN ('items', 'pictures')",
    );
    if (tables.length < 2) return undefined;
    const rows = connection.all('SELECT kind, count(*) AS count FROM items GROUP BY kind') as {
      kind: string;
      count: number;
    }[];
    return Object.fromEntries(
      [...FOLDERS, 'pages'].map((kind) => [kind, rows.find((row) => row.kind === kind)?.count ?? 0]),
    );
  } finally {
    connection.close();
  }
}

interface PackedFiles {
  files: Record<string, FileDigest>;
  /** How many the database names that the store does not have. */
  lacking: number;
}

/**
 * What a copy of the database names, after it was made: contents never change, and what has come since is of the next backup.
 * What is made of them is made again.
 */
async function packFiles(pack: Pack, files: Store, copy: string): Promise<PackedFiles> {
  const packed: PackedFiles = { files: {}, lacking: 0 };
  const take = async (key: string): Promise<void> => {
    const file = path.join(files.place, key);
    const digest = await packFile(pack, { name: FILES_PREFIX + key, file });
    if (digest) packed.files[FILES_PREFIX + key] = digest;
    else packed.lacking += 1;
  };
  for (const hash of hashesNamedBy(copy)) await take(originalKey(hash));
  for await (const { key } of files.list(ROOM_PICTURES)) if (/\/original\.[a-z]+$/.test(key)) await take(key);
  return packed;
}

function hashesNamedBy(copy: string): string[] {
  const connection = openReading(copy);
  try {
    const tables = ['pictures', 'files', 'models'].map((name) => `SELECT hash FROM ${name}`);
    const rows = connection.all(`${tables.join(' UNION ')} ORDER BY 1`) as { hash: string }[];
    return rows.map(({ hash }) => hash);
  } finally {
    connection.close();
  }
}

const CHUNK_BYTES = 256 * 1024;
/** ms after which a write is sure to change the file's time, which systems count in steps. */
const SETTLED_MS = 20;
const TRIES = 100;

interface PackedFile {
  name: string;
  file: string;
  mode?: number;
}

/** A file that changes meanwhile is packed again, and the last copy counts. @throws Error when it never stops */
export async function packFile(pack: Pack, packed: PackedFile): Promise<FileDigest | undefined> {
  for (let tries = 0; tries < TRIES; tries += 1) {
    const handle = await open(packed.file).catch((error: NodeJS.ErrnoException) => {
      if (error.code !== 'ENOENT') throw error;
    });
    if (!handle) return undefined;
    try {
      const digest = await packOnce(pack, handle, packed);
      if (digest) return digest;
    } finally {
      await handle.close();
    }
    await delay(SETTLED_MS);
  }
  throw new Error(`${packed.file} is written to all the time: try again when it is left alone.`);
}

async function packOnce(
  pack: Pack,
  handle: FileHandle,
  { name, mode }: PackedFile,
): Promise<FileDigest | undefined> {
  const { size, mtime, mtimeMs, mode: own } = await handle.stat();
  const age = Date.now() - mtimeMs;
  if (age >= 0 && age < SETTLED_MS) return undefined;
  const hash = createHash('sha256');
  const entry = pack.entry({ name, size, mtime, mode: mode ?? own & 0o777 });
  await pipeline(bytesOf(handle, size, hash), entry as unknown as NodeJS.WritableStream);
  const after = await handle.stat();
  if (after.mtimeMs !== mtimeMs || after.size !== size) return undefined;
  return { size, sha256: hash.digest('hex') };
}

/** Yields exactly `size` bytes, as announced to the archive: zeros where the file has become shorter. */
async function* bytesOf(handle: FileHandle, size: number, hash: { update(chunk: Buffer): unknown }) {
  for (let at = 0; at < size; ) {
    const chunk = Buffer.alloc(Math.min(CHUNK_BYTES, size - at));
    const { bytesRead } = await handle.read(chunk, 0, chunk.length, at);
    const bytes = bytesRead > 0 ? chunk.subarray(0, bytesRead) : chunk;
    hash.update(bytes);
    yield bytes;
    at += bytes.length;
  }
}
