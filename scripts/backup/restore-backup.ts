import { access, mkdir, mkdtemp, readdir, rm, rmdir, stat } from 'node:fs/promises';
import path from 'node:path';
import { settingsTag } from '../../src/contract/hook/tags';
import { LOCALE_CODES } from '../../src/contract/locale-codes';
import { openWriting } from '../../api/storage/connection';
import { claimDatabase } from '../../api/storage/claim-folder';
import { checkCopy } from '../../api/storage/database-copy';
import { finishRestore, pendingRestoreFile, type PendingRestore } from '../../api/storage/pending-restore';
import { flushTree } from '../../host/releases/switch-release';
import { writeWhole } from '../../src/contract/server/write-whole';
import {
  ASIDE_PREFIX,
  isOwnName,
  type Manifest,
  STAGING_PREFIX,
  withoutRoom,
} from '../../api/backup/manifest';
import { unpack, UnusableBackup, type Staging } from '../../api/backup/unpack';

interface RestoreOptions {
  file: string;
  /** For a backup of a server of before, which had pictures and files there. */
  catalogueDir: string;
  dataDir: string;
  /** The folder of the store; absent: `files` in the folder of data. '' is a bucket, which has versions of its own. */
  filesDir?: string;
  /** Moves existing data aside; otherwise only empty folders are restored into. */
  replace?: boolean;
}

export interface Restored {
  manifest: Manifest;
  aside: string[];
}

/** Both or none, even if killed: once all is checked, one file decides, and the next start completes it. */
export async function restoreBackup({ file, ...options }: RestoreOptions): Promise<Restored> {
  const { dataDir } = options;
  if (!(await stat(file).catch(() => undefined))?.isFile()) throw new Error(`There is no file ${file}.`);
  const made: string[] = [];
  for (const dir of dirsOf(options)) {
    const first = await mkdir(dir, { recursive: true, mode: 0o700 });
    if (first) made.unshift(dir);
  }
  await finishRestore(dataDir);
  const letGo = await claimDatabase(dataDir);
  try {
    if (!options.replace) await refuseFilled(options);
    return await unpackAndMove(file, options);
  } catch (error) {
    for (const dir of made) await rmdir(dir).catch(() => undefined);
    throw error;
  } finally {
    letGo();
  }
}

type Options = Omit<RestoreOptions, 'file'>;

const filesDirOf = ({ filesDir, dataDir }: Options): string => filesDir ?? path.join(dataDir, 'files');

const dirsOf = (options: Options): string[] =>
  [options.catalogueDir, options.dataDir, filesDirOf(options)].filter(Boolean);

/** What a restore puts there. */
const STORED = ['originals', 'room-pictures'];

async function refuseFilled(options: Options): Promise<void> {
  const filled: string[] = [];
  if ((await databaseFiles(options.dataDir)).length > 0) filled.push(options.dataDir);
  const files = filesDirOf(options);
  if (files && (await storedIn(files)).length > 0) filled.push(files);
  if (filled.length === 0) return;
  throw new Error(
    `${filled.join(' and ')} ${filled.length > 1 ? 'are' : 'is'} not empty: nothing was changed. ` +
      'With --replace, what is there is put aside and the backup takes its place.',
  );
}

async function unpackAndMove(file: string, options: Options): Promise<Restored> {
  const { catalogueDir, dataDir } = options;
  const dirs = dirsOf(options);
  const filesDir = filesDirOf(options);
  for (const dir of dirs) await removeLeftovers(dir);
  const staging: Staging = { catalogue: '', data: '', files: '' };
  try {
    staging.catalogue = await mkdtemp(path.join(catalogueDir, STAGING_PREFIX));
    staging.data = await mkdtemp(path.join(dataDir, STAGING_PREFIX));
    staging.files = await mkdtemp(path.join(filesDir || dataDir, STAGING_PREFIX));
    const manifest = await unpackChecked(file, staging);
    renumberChanges(path.join(staging.data, 'gallery.db'));
    for (const dir of Object.values(staging)) await flushTree(dir as string);
    const pending = await planOf(options, staging);
    await writeWhole(pendingRestoreFile(dataDir), JSON.stringify(pending));
    await finishRestore(dataDir);
    return { manifest, aside: pending.flatMap(({ aside, old }) => (old.length > 0 ? aside : [])) };
  } catch (error) {
    // Once decided, the unpacked files are still needed.
    if (await isThere(pendingRestoreFile(dataDir))) throw error;
    for (const dir of dirs) await removeLeftovers(dir);
    if (error instanceof UnusableBackup)
      throw new Error(`${file} is no whole backup (${error.message}): nothing was changed.`, {
        cause: error,
      });
    throw withoutRoom(error, dirs.join(' or '), 'nothing was changed.');
  }
}

async function unpackChecked(file: string, staging: Staging): Promise<Manifest> {
  const manifest = await unpack(file, staging);
  try {
    await checkCopy(path.join(staging.data, 'gallery.db'));
  } catch (error) {
    throw new Error(`${(error as Error).message} Nothing was changed.`, { cause: error });
  }
  return manifest;
}

/**
 * So that hosts make everything anew: they may have heard of more or less than is restored. Numbers are beyond those that they
 * know, and stay so after the next restore: there is less than one change a second.
 */
function renumberChanges(file: string): void {
  const database = openWriting(file);
  try {
    const [table] = database.all("SELECT name FROM sqlite_master WHERE type = 'table' AND name = 'changes'");
    if (!table) return;
    const now = Date.now();
    database.run('DELETE FROM changes');
    database.run(
      'INSERT INTO changes (number, at, tags) VALUES (?, ?, ?)',
      Math.floor(now / 1000),
      new Date(now).toISOString(),
      JSON.stringify(LOCALE_CODES.map(settingsTag)),
    );
  } finally {
    database.close();
  }
}

async function planOf(options: Options, staging: Staging): Promise<PendingRestore> {
  const { catalogueDir, dataDir } = options;
  const filesDir = filesDirOf(options);
  // Only a server of before had something there.
  const isFormer = (await readdir(staging.catalogue)).length > 0;
  const stamp = new Date().toISOString().replaceAll(/[:.]/g, '-');
  const planned = async (dir: string, from: string, old: string[]) => ({
    dir,
    staging: from,
    aside: path.join(dir, ASIDE_PREFIX + stamp),
    old,
    restored: await readdir(from),
  });
  return [
    await planned(catalogueDir, staging.catalogue, isFormer ? await contentsOf(catalogueDir) : []),
    ...(filesDir ? [await planned(filesDir, staging.files, await storedIn(filesDir))] : []),
    await planned(dataDir, staging.data, [
      ...(await databaseFiles(dataDir)),
      ...(await readdir(dataDir)).filter((name) => name === 'room-pictures'),
    ]),
  ];
}

const contentsOf = async (dir: string): Promise<string[]> =>
  (await readdir(dir)).filter((name) => !isOwnName(name));

const storedIn = async (dir: string): Promise<string[]> =>
  (await readdir(dir)).filter((name) => STORED.includes(name));

const databaseFiles = async (dataDir: string): Promise<string[]> =>
  (await readdir(dataDir)).filter((name) => /^gallery\.db(-.*)?$/.test(name));

/** Of a restore killed before its decision. */
async function removeLeftovers(dir: string): Promise<void> {
  for (const name of await readdir(dir))
    if (name.startsWith(STAGING_PREFIX)) await rm(path.join(dir, name), { recursive: true, force: true });
}

const isThere = (file: string): Promise<boolean> =>
  access(file).then(
    () => true,
    () => false,
  );
