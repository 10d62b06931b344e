import { execFile } from 'node:child_process';
import {
  chmod,
  mkdir,
  mkdtemp,
  open,
  readdir,
  readFile,
  rm,
  stat,
  truncate,
  writeFile,
} from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import { promisify } from 'node:util';
import { openDatabase } from './database';

let dataDir: string;
let file: string;
beforeEach(async () => {
  dataDir = await mkdtemp(path.join(os.tmpdir(), 'unusable-'));
  await chmod(dataDir, 0o777);
  file = path.join(dataDir, 'gallery.db');
});
afterEach(() => rm(dataDir, { recursive: true, force: true }));

/** In a process of its own: what is open in this one would go on being seen. */
async function inProcess(code: string, user?: number): Promise<string> {
  const script = `
    const { openDatabase } = require(${JSON.stringify(path.join(__dirname, 'database.ts'))});
    const dataDir = ${JSON.stringify(dataDir)};
    ${user === undefined ? '' : `process.setgid(${user}); process.setuid(${user});`}
    (async () => { ${code} })().catch((error) => console.log(error.name + ': ' + error.message));
  `;
  const run = promisify(execFile);
  return (await run(process.execPath, ['--require', 'tsx/cjs', '--eval', script])).stdout.trim();
}
const make = () =>
  inProcess(`
    const database = await openDatabase(dataDir);
    await database.write((statements) => {
      for (let i = 0; i < 200; i++)
        statements.run("INSERT INTO subscriptions VALUES (?, '2026', 'en', NULL, 0)", i + '@example.org'.padEnd(300, 'x'));
    });
    database.close();
  `);
const start = (user?: number) =>
  inProcess(`(await openDatabase(dataDir)).close(); console.log('opened');`, user);

/** Writes over a part of the file, as a failing disk does. */
async function damage(from: number, to: number): Promise<void> {
  const handle = await open(file, 'r+');
  await handle.write(Buffer.alloc(to - from, 0x55), 0, to - from, from);
  await handle.close();
}

describe('a database that is damaged', () => {
  beforeEach(make);

  it.each<[string, () => Promise<void>]>([
    ['is something else', () => writeFile(file, 'no database '.repeat(1000))],
    ['was cut short', () => truncate(file, 5000)],
    ['has lost its beginning', () => damage(100, 4096)],
    ['has lost a page', () => damage(4096 * 8, 4096 * 9)],
  ])('and %s is named, with what to do', async (_, spoil) => {
    await spoil();
    const before = await readFile(file);
    const said = await start();
    expect(said).toMatch(/^UnusableDatabase: /);
    expect(said).toContain(`${file} is damaged`);
    expect(said).toContain('backup');
    expect(said).not.toContain('\n');
    // Nobody has tried to mend it.
    expect((await readFile(file)).equals(before)).toBe(true);
  });

  it('is not one that is as it was', async () => {
    expect(await start()).toBe('opened');
  });
});

describe('a database that cannot be written', () => {
  // Root may write everywhere.
  const user = process.getuid?.() === 0 ? 65_534 : undefined;
  const itHasRights = process.platform === 'win32' ? it.skip : it;

  itHasRights.each<[string, () => Promise<unknown>]>([
    ['the file is read-only', async () => (await make(), chmod(file, 0o444))],
    ['the folder is read-only', () => chmod(dataDir, 0o555)],
    ['the file may not be read', async () => (await make(), chmod(file, 0o000))],
    ['a folder has its name', () => mkdir(file)],
  ])('since %s, is named, with what to do', async (_, spoil) => {
    await spoil();
    const said = await start(user);
    await chmod(dataDir, 0o777);
    expect(said).toMatch(/^UnusableDatabase: /);
    expect(said).toContain(`${file} cannot be opened and written`);
    expect(said).toContain('API_DATA_DIR');
    expect(said).not.toContain('\n');
  });

  it('since a file has the name of its folder, is named, with what to do', async () => {
    await writeFile(file, '');
    await expect(openDatabase(file)).rejects.toThrow(`${path.join(file, 'gallery.db')} cannot be opened`);
  });
});

it('an empty file, as a start leaves it that was killed at once, is a database from nothing', async () => {
  await writeFile(file, '');
  expect(await start()).toBe('opened');
  expect((await stat(file)).size).toBeGreaterThan(0);
  expect(await readdir(dataDir)).toContain('gallery.db');
});
