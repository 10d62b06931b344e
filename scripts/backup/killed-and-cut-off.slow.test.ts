import { execFile, spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, readdirSync } from 'node:fs';
import { cp, readdir } from 'node:fs/promises';
import path from 'node:path';
import { promisify } from 'node:util';
import { openDatabase } from '../../api/database/open-database';
import { pendingRestoreFile } from '../../api/storage/pending-restore';
import { until } from '../../tests/until';
import { makeBackup } from '../../api/backup/make-backup';
import { STAGING_PREFIX } from '../../api/backup/manifest';
import { openStore } from '../../src/contract/server/store/open-store';
import { makeHouse, stateOf, type House } from './testing/house';
import { bundled } from '../../tests/bundled';

const ROOT = path.join(__dirname, '../..');

let house: House;
let file: string;
let settings: NodeJS.ProcessEnv;
beforeEach(async () => {
  house = await makeHouse({ 'files/large.pdf': 'x'.repeat(2_000_000) });
  file = house.place('gallery.tar');
  settings = { ...process.env, API_CATALOGUE_DIR: house.catalogueDir, API_DATA_DIR: house.dataDir };
});
afterEach(() => house.remove());

const command = async (name: string, ...args: string[]): Promise<[string, ...string[]]> => [
  process.execPath,
  await bundled(path.join(__dirname, `${name}-command.ts`)),
  ...args,
];
const spawned = ([program, ...args]: [string, ...string[]]) =>
  spawn(program, args, { cwd: ROOT, env: settings, stdio: 'ignore' });
const backUp = () => makeBackup({ file, dataDir: house.dataDir });

test.each(['while it unpacks', 'once it is decided'])(
  'a restore that is killed %s leaves all as it was, or all as restored',
  async (moment) => {
    await backUp();
    const restored = await stateOf(house.dataDir);
    const dataDir = house.place('data of now');
    await cp(house.dataDir, dataDir, { recursive: true });
    settings['API_DATA_DIR'] = dataDir;
    await (await openStore(path.join(dataDir, 'files'))).write(`originals/${'0'.repeat(64)}`, 'since');
    const old = await stateOf(dataDir);
    const child = spawned(await command('restore', file, '--replace'));
    const exited = once(child, 'exit');
    const isUnpacking = () =>
      readdirSync(path.join(dataDir, 'files')).some((name) => name.startsWith(STAGING_PREFIX));
    const isDecided = () => existsSync(pendingRestoreFile(dataDir));
    const hasCome = () => (moment === 'while it unpacks' ? isUnpacking() : isDecided());
    while (!hasCome() && child.exitCode === null) await new Promise((resolve) => setImmediate(resolve));
    child.kill('SIGKILL');
    await exited;
    const wasDecided = isDecided();
    // As the API does when it starts.
    const database = await openDatabase({ dataDir });
    await database.close();
    const now = await stateOf(dataDir);
    if (moment === 'while it unpacks' && !wasDecided) expect(now).toEqual(old);
    else expect(now).toEqual(restored);
    expect(await readdir(dataDir)).not.toContain('restore.json');
  },
);

test('a backup that is interrupted leaves nothing, one that is killed nothing under its name', async () => {
  for (const signal of ['SIGINT', 'SIGKILL'] as const) {
    const child = spawned(await command('backup', file));
    const exited = once(child, 'exit');
    await until(async () => (await readdir(house.place(''))).length > 0);
    child.kill(signal);
    await exited;
    const left = await readdir(house.place(''));
    if (signal === 'SIGINT') expect(left).toEqual([]);
    else expect(left.filter((name) => !name.startsWith('gallery.tar.part-'))).toEqual([]);
  }
});

test('a disk that is full is named, and all is as before', async () => {
  // No file may be longer than so many KB.
  const within = (kilobytes: number, words: string[]) =>
    promisify(execFile)('bash', ['-c', `ulimit -f ${kilobytes}; exec "$0" "$@"`, ...words], {
      cwd: ROOT,
      env: settings,
    });
  await expect(within(1000, await command('backup', file))).rejects.toMatchObject({
    code: 1,
    stderr: expect.stringMatching(/^\nThere is no room in .*: no backup was made\.\n$/),
  });
  expect(await readdir(house.place(''))).toEqual([]);
  await backUp();
  const dataDir = house.place('data of now');
  await cp(house.dataDir, dataDir, { recursive: true });
  settings['API_DATA_DIR'] = dataDir;
  const old = await stateOf(dataDir);
  await expect(within(1000, await command('restore', file, '--replace'))).rejects.toMatchObject({
    code: 1,
    stderr: expect.stringMatching(/^\nThere is no room in .*: nothing was changed\.\n$/),
  });
  expect(await stateOf(dataDir)).toEqual(old);
  expect((await readdir(dataDir)).filter((name) => name.startsWith('.'))).toEqual([]);
});
