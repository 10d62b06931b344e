import { createWriteStream } from 'node:fs';
import { access, mkdir, mkdtemp, readdir, realpath, rename, rm, stat } from 'node:fs/promises';
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
import { openCataloguePacking, type PackedCatalogue } from './pack-catalogue';
import { packFile } from './pack-file';
import { packRoomPictures } from './pack-room-pictures';
import { unpack } from './unpack';

interface BackupOptions {
  file: string;
  catalogueDir: string;
  dataDir: string;
  /** Allows a folder below one that is backed up, where that folder is itself left out of backups. */
  isOwnPlace?: boolean;
  signal?: AbortSignal;
}

export interface Backup extends Pick<PackedCatalogue, 'isOfOneMoment'> {
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

type Folders = Pick<BackupOptions, 'catalogueDir' | 'dataDir'>;

async function refuse(file: string, { catalogueDir, dataDir }: Folders, isOwnPlace: boolean): Promise<void> {
  const place = await realpath(path.dirname(file)).catch(() => {
    throw new Error(`There is no folder ${path.dirname(file)} for the backup.`);
  });
  await access(databaseIn(dataDir)).catch((error: unknown) => {
    throw new Error(noDatabase(dataDir), { cause: error });
  });
  await readdir(catalogueDir).catch((error: unknown) => {
    throw new Error(
      `There is no folder ${catalogueDir}: set API_CATALOGUE_DIR to that of the pictures and files.`,
      { cause: error },
    );
  });
  if (await isThere(file)) throw new Error(`${file} is there already: name another file.`);
  for (const dir of isOwnPlace ? [catalogueDir] : [catalogueDir, dataDir]) {
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
  const staging = { catalogue: path.join(working, 'catalogue'), data: path.join(working, 'data') };
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
  { catalogueDir, dataDir, working }: Omit<Writing, 'signal'>,
): Promise<Omit<Backup, 'size'>> {
  const made = new Date().toISOString();
  const catalogue = openCataloguePacking(pack, catalogueDir);
  await catalogue.packNamed();
  const copy = path.join(working, 'gallery.db');
  await copyDatabase(dataDir, copy);
  const schema = await checkCopy(copy);
  const items = countItems(copy);
  await catalogue.packNew();
  // A server that kept items as files has been stopped, and this one not started yet.
  if (!items) await catalogue.packRest();
  const { files, isOfOneMoment } = catalogue.packed();
  const database = await packFile(pack, { name: DATABASE_NAME, file: copy, mode: 0o600 });
  await rm(copy);
  const pictures = await packRoomPictures(pack, dataDir);
  if (!database) throw new Error(`The copy of the database was removed from ${working}: try again.`);
  const manifest: Manifest = {
    format: FORMAT,
    made,
    version,
    schema,
    ...(items && { items }),
    files: { ...files, ...pictures, [DATABASE_NAME]: database },
  };
  pack.entry({ name: MANIFEST_NAME, mode: 0o600 }, JSON.stringify(manifest, null, 1));
  pack.finalize();
  return { manifest, isOfOneMoment };
}
