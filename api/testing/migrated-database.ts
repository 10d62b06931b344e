import { mkdir, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { openDatabase } from '../database/open-database';
import { copyDatabase } from '../storage/database-copy';

const NAME = 'gallery.db';
let made: Promise<Buffer> | undefined;

/** A database of today's version in a new data folder: each step of its making waits for the disk, so a file of tests makes one. */
export async function layMigratedDatabase(dataDir: string): Promise<void> {
  made ??= makeOne();
  const content = await made;
  await mkdir(dataDir, { recursive: true, mode: 0o700 });
  await writeFile(path.join(dataDir, NAME), content, { mode: 0o600 });
}

async function makeOne(): Promise<Buffer> {
  const folder = await mkdtemp(path.join(tmpdir(), 'gallery-database-'));
  await (await openDatabase({ dataDir: folder })).close();
  const copy = path.join(folder, 'copy.db');
  // A closed database may still have all that was written beside it.
  await copyDatabase(folder, copy);
  const content = await readFile(copy);
  await rm(folder, { recursive: true, force: true });
  return content;
}
