import { chmodSync, closeSync, existsSync, mkdirSync, openSync, statSync } from 'node:fs';
import { access, readFile, rm } from 'node:fs/promises';
import { hostname } from 'node:os';
import path from 'node:path';
import { type Static, Type } from '@sinclair/typebox';
import { matches } from '../../src/contract/check';
import { writeWhole } from '../../src/contract/server/write-whole';
import { type Connection, openWriting } from './connection';
import { openUsable } from './unusable-database';
import { DatabaseBusy, whenFree } from './when-free';

const Holder = Type.Object({
  pid: Type.Integer(),
  machine: Type.String(),
  since: Type.String(),
  catalogueDir: Type.String(),
  /** Absent while it starts. */
  url: Type.Optional(Type.String()),
  /** Where commands of this machine ask it (api/local). */
  socket: Type.Optional(Type.String()),
});
/** The process that has a folder of data. */
export type Holder = Static<typeof Holder>;

/** Another API has the folder: its message says which, and what to do. */
export class FolderInUse extends Error {
  override readonly name = 'FolderInUse';
  constructor(
    dataDir: string,
    readonly holder: Holder | undefined,
  ) {
    super(
      `Another API has the folder ${dataDir}${holder ? `: ${inWords(holder)}` : ''}. ` +
        'Stop it first, or set API_DATA_DIR to a folder of its own.',
    );
  }
}

const inWords = ({ pid, machine, since, url }: Holder): string =>
  `process ${pid} on ${machine}${url ? `, at ${url}` : ''}, since ${since}`;

export interface Claim {
  /** Tells others where the API listens. */
  tell(places: Pick<Holder, 'url' | 'socket'>): Promise<void>;
  /** May be called again. */
  release(): Promise<void>;
}

/** ms that a process which is just ending has. */
const PATIENCE_MS = 1000;

/**
 * Claims a folder of data for the life of this process, by a lock that the system frees when the process is killed. Node
 * has none of its own; SQLite's holds between containers as well. @throws FolderInUse
 */
export async function claimFolder(
  dataDir: string,
  { catalogueDir, patienceMs = PATIENCE_MS }: { catalogueDir: string; patienceMs?: number },
): Promise<Claim> {
  const lock = path.join(dataDir, 'running.lock');
  const note = noteIn(dataDir);
  let connection: Connection | undefined = await openUsable(lock, () => {
    makePrivateFolder(dataDir);
    withdrawFromOthers(lock);
    return whenFree(() => hold(lock), performance.now() + patienceMs);
  }).catch(async (error: unknown) => {
    throw error instanceof DatabaseBusy ? new FolderInUse(dataDir, await holderOf(dataDir)) : error;
  });
  const holder: Holder = {
    ...{ pid: process.pid, machine: hostname(), since: new Date().toISOString(), catalogueDir },
  };
  // On a full disk the API starts all the same: others are refused without a name.
  const tell = (now: Holder) =>
    writeWhole(note, JSON.stringify(now)).catch(() => rm(note, { force: true }).catch(() => undefined));
  await tell(holder);
  return {
    tell: ({ url, socket }) =>
      tell({ ...holder, ...(url !== undefined && { url }), ...(socket !== undefined && { socket }) }),
    async release() {
      const held = connection;
      // Whoever closes an API twice would meet libsql closed, which ends the process.
      connection = undefined;
      if (!held) return;
      await rm(note, { force: true }).catch(() => undefined);
      held.close();
    },
  };
}

/** Nothing is ever written into it: the open transaction is the lock. */
function hold(file: string): Connection {
  const connection = openWriting(file);
  try {
    connection.exec('PRAGMA journal_mode = MEMORY');
    connection.exec('BEGIN IMMEDIATE');
    return connection;
  } catch (error) {
    connection.close();
    throw error;
  }
}

const noteIn = (dataDir: string): string => path.join(dataDir, 'running.json');

/** Who has a folder of data, or had it when it was killed. */
export async function holderOf(dataDir: string): Promise<Holder | undefined> {
  try {
    const found: unknown = JSON.parse(await readFile(noteIn(dataDir), 'utf8'));
    return matches(Holder, found) ? found : undefined;
  } catch {
    return undefined;
  }
}

const OF_OTHERS = 0o077;
/** Windows has no such modes. */
const HAS_MODES = process.platform !== 'win32';

/** Leaves the mode of an existing folder: somebody has chosen it. */
export function makePrivateFolder(folder: string): void {
  if (existsSync(folder)) return;
  mkdirSync(path.dirname(folder), { recursive: true });
  // Another process may have made it meanwhile.
  mkdirSync(folder, { recursive: true, mode: 0o700 });
}

/** SQLite creates its other files with the same mode. @returns the files that others can still read or write */
export function withdrawFromOthers(file: string): string[] {
  make(file);
  if (!HAS_MODES) return [];
  return [file, `${file}-wal`, `${file}-shm`].filter((one) => existsSync(one) && !isWithdrawn(one));
}

function make(file: string): void {
  if (existsSync(file)) return;
  closeSync(openSync(file, 'a', 0o600));
}

function isWithdrawn(file: string): boolean {
  const { mode } = statSync(file);
  if ((mode & OF_OTHERS) === 0) return true;
  try {
    chmodSync(file, mode & ~OF_OTHERS & 0o777);
    // Some file systems report success without changing the mode.
    return (statSync(file).mode & OF_OTHERS) === 0;
  } catch {
    return false;
  }
}

/** Notices idle connections of other processes too. @throws Error when a process has the database open */
export async function claimDatabase(dataDir: string, patienceMs = 1000): Promise<() => void> {
  const file = path.join(dataDir, 'gallery.db');
  const isThere = await access(file).then(
    () => true,
    () => false,
  );
  if (!isThere) return () => {};
  try {
    const connection = await whenFree(() => claim(file), performance.now() + patienceMs);
    // SQLite removes the journal by name at the end, whatever file has it then.
    await rm(`${file}-journal`, { force: true });
    return () => connection.close();
  } catch (error) {
    if (!(error instanceof DatabaseBusy)) return () => {};
    throw new Error(`A process has ${file} open: stop the API first.`, { cause: error });
  }
}

function claim(file: string): Connection {
  const connection = openWriting(file);
  try {
    connection.exec('PRAGMA locking_mode = EXCLUSIVE');
    connection.exec('BEGIN EXCLUSIVE');
    connection.exec('COMMIT');
    connection.exec('PRAGMA journal_mode = DELETE');
    connection.exec('PRAGMA journal_mode = MEMORY');
    return connection;
  } catch (error) {
    connection.close();
    throw error;
  }
}
