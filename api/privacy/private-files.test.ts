import { execFile } from 'node:child_process';
import { chmod, mkdir, mkdtemp, rm, stat, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { promisify } from 'node:util';
import { openDatabase, type GalleryDatabase } from '../storage/database';
import { keepSubscription } from '../storage/tables/subscriptions';

const SPAWNING_MS = 30_000;
/** Nobody's account. */
const STRANGER = 65_534;

let base: string;
let dataDir: string;
let open: GalleryDatabase[];
const umask = process.umask(0o022);
beforeEach(async () => {
  base = await mkdtemp(path.join(tmpdir(), 'gallery-rights-'));
  dataDir = path.join(base, 'some', 'data');
  open = [];
});
afterEach(async () => {
  for (const database of open) database.close();
  await rm(base, { recursive: true, force: true });
});
afterAll(() => void process.umask(umask));

const modeOf = async (name: string): Promise<string> =>
  ((await stat(path.join(dataDir, name))).mode & 0o777).toString(8);

async function opened(): Promise<GalleryDatabase> {
  const database = await openDatabase(dataDir);
  open.push(database);
  await database.write((to) =>
    keepSubscription(to, { email: 'ada@example.org', isProfessional: false }, 'en'),
  );
  return database;
}

const itHasModes = process.platform === 'win32' ? it.skip : it;
const itIsRoot = process.getuid?.() === 0 ? it : it.skip;

itHasModes('makes a database, what is beside it and their folder for their owner alone', async () => {
  expect((await opened()).openToOthers).toEqual([]);
  expect(await modeOf('gallery.db')).toBe('600');
  expect(await modeOf('gallery.db-wal')).toBe('600');
  expect(await modeOf('gallery.db-shm')).toBe('600');
  expect(await modeOf('.')).toBe('700');
  expect(await modeOf('..')).toBe('755');
});

itHasModes('takes the rights of others away from a database that is there, in use or not', async () => {
  await mkdir(dataDir, { recursive: true });
  await opened();
  for (const name of ['gallery.db', 'gallery.db-wal', 'gallery.db-shm'])
    await chmod(path.join(dataDir, name), 0o664);
  expect((await opened()).openToOthers).toEqual([]);
  for (const name of ['gallery.db', 'gallery.db-wal', 'gallery.db-shm'])
    expect(await modeOf(name)).toBe('600');
  // Somebody may have a reason to look into a folder that he made himself.
  expect(await modeOf('.')).toBe('755');
});

itIsRoot(
  'names the files of another owner, and opens them all the same',
  async () => {
    const file = path.join(dataDir, 'gallery.db');
    await mkdir(dataDir, { recursive: true });
    await writeFile(file, '');
    await chmod(base, 0o777);
    await chmod(path.join(base, 'some'), 0o777);
    await chmod(dataDir, 0o777);
    await chmod(file, 0o666);
    const script = `
      const { openDatabase } = require(${JSON.stringify(path.join(__dirname, '../storage/database.ts'))});
      process.setgid(${STRANGER}); process.setuid(${STRANGER});
      openDatabase(${JSON.stringify(dataDir)}).then(({ openToOthers }) => console.log(JSON.stringify(openToOthers)));
    `;
    const { stdout } = await promisify(execFile)(process.execPath, [
      '--require',
      'tsx/cjs',
      '--eval',
      script,
    ]);
    expect(JSON.parse(stdout)).toContain(file);
  },
  SPAWNING_MS,
);
