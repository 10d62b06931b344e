import fs, { mkdir, mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { finishRestore, pendingRestoreFile, type PendingRestore } from './pending-restore';

let base: string;
beforeEach(async () => {
  base = await mkdtemp(path.join(tmpdir(), 'pending-restore-'));
});
afterEach(async () => {
  jest.restoreAllMocks();
  await rm(base, { recursive: true, force: true });
});

const at = (...parts: string[]) => path.join(base, ...parts);
async function write(files: Record<string, string>): Promise<void> {
  for (const [name, content] of Object.entries(files)) {
    await mkdir(path.dirname(at(name)), { recursive: true });
    await writeFile(at(name), content);
  }
}
async function contents(): Promise<Record<string, string>> {
  const entries = await readdir(base, { recursive: true, withFileTypes: true });
  const files = entries
    .filter((entry) => entry.isFile())
    .map(({ parentPath, name }) => path.join(parentPath, name));
  return Object.fromEntries(
    await Promise.all(
      files.map(async (file) => [path.relative(base, file), await readFile(file, 'utf8')] as const),
    ),
  );
}

/** Two folders, as a restore leaves them once it is decided. */
async function decide(): Promise<void> {
  await write({
    'catalogue/site.yaml': 'old',
    'catalogue/works/old.yaml': 'old',
    'catalogue/gone/a.yaml': 'old',
    'catalogue/.new/site.yaml': 'new',
    'catalogue/.new/works/new.yaml': 'new',
    'data/gallery.db': 'old',
    'data/gallery.db-wal': 'old',
    'data/picture-facts.json': 'kept',
    'data/.new/gallery.db': 'new',
    'data/.new/announced.json': '{}',
  });
  const pending: PendingRestore = [
    { ...folder('catalogue'), old: ['site.yaml', 'works', 'gone'], restored: ['site.yaml', 'works'] },
    {
      ...folder('data'),
      old: ['gallery.db', 'gallery.db-wal', 'announced.json'],
      restored: ['announced.json', 'gallery.db'],
    },
  ];
  await writeFile(pendingRestoreFile(at('data')), JSON.stringify(pending));
}
const folder = (name: string) => ({ dir: at(name), staging: at(name, '.new'), aside: at(name, '.old') });

const RESTORED = {
  'catalogue/site.yaml': 'new',
  'catalogue/works/new.yaml': 'new',
  'catalogue/.old/site.yaml': 'old',
  'catalogue/.old/works/old.yaml': 'old',
  'catalogue/.old/gone/a.yaml': 'old',
  'data/gallery.db': 'new',
  'data/announced.json': '{}',
  'data/picture-facts.json': 'kept',
  'data/.old/gallery.db': 'old',
  'data/.old/gallery.db-wal': 'old',
};

it('does nothing where nothing was decided', async () => {
  await write({ 'data/gallery.db': 'old', 'data/.new/gallery.db': 'new' });
  await finishRestore(at('data'));
  expect(await contents()).toEqual({ 'data/gallery.db': 'old', 'data/.new/gallery.db': 'new' });
  await finishRestore(at('nothing'));
});

it('has all of it in its place, and what was there aside', async () => {
  await decide();
  await finishRestore(at('data'));
  expect(await contents()).toEqual(RESTORED);
});

it.each(['rename', 'rm'] as const)('goes on wherever it was killed before or after a %s', async (step) => {
  const real = fs[step] as (...args: unknown[]) => Promise<void>;
  let wasKilled = true;
  for (let last = 0; wasKilled; last += 1) {
    for (const moment of ['before', 'after']) {
      await rm(base, { recursive: true });
      await decide();
      let calls = 0;
      const spy = jest.spyOn(fs, step).mockImplementation(async (...args: unknown[]) => {
        const isLast = (calls += 1) === last + 1;
        if (!isLast || moment === 'after') await real(...args);
        if (isLast) throw new Error('killed');
      });
      wasKilled = await finishRestore(at('data')).then(
        () => false,
        () => true,
      );
      spy.mockRestore();
      await finishRestore(at('data'));
      expect([last, moment, await contents()]).toEqual([last, moment, RESTORED]);
    }
  }
});

it('says so when the file that decides makes no sense, and touches nothing', async () => {
  await decide();
  await writeFile(pendingRestoreFile(at('data')), '[{');
  const before = await contents();
  await expect(finishRestore(at('data'))).rejects.toThrow('restore.json is damaged: remove it');
  expect(await contents()).toEqual(before);
});

it('says what to do where it cannot be ended, and goes on later', async () => {
  await decide();
  const spy = jest.spyOn(fs, 'rename').mockRejectedValue(new Error('EROFS: read-only file system'));
  await expect(finishRestore(at('data'))).rejects.toThrow(/^A restore was not ended.*EROFS.*npm run restore/);
  spy.mockRestore();
  await finishRestore(at('data'));
  expect(await contents()).toEqual(RESTORED);
});
