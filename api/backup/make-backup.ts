import { createWriteStream } from 'node:fs';
import { access, mkdir, mkdtemp, realpath, rename, rm, stat } from 'node:fs/promises';
import path from 'node:path';
import { pipeline } from 'node:stream/promises';
import { pack as openPack, type Pack } from 'tar-stream';
import { checkCopy, copyDatabase, databaseIn, noDatabase } from '../storage/database-copy';
import { flushNames } from '../../src/contract/server/write-whole';
import { version } from '../../package.json';
import { countItems } from './count-items';
import { DATABASE_NAME, FORMAT, MANIFEST_NAME, type Manifest } from './manifest';
import { noteBackup } from './last-backup';
import { withoutRoom } from './no-room';
import { openFiles } from '../files/open-files';
import type { ApiSettings } from '../settings';
import { packFiles, type PackedFiles } from './pack-files';
import { packFile } from './pack-file';
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

const isThere = (file: string): Promise<boolean> =>
  access(file).then(
    () => true,
    () => false,
  );

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
