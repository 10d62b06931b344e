import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { Type } from '@sinclair/typebox';
import { openFileMemo } from './file-memo';
import { readFolder } from './read-folder';

let root: string;
beforeEach(async () => {
  root = await mkdtemp(path.join(tmpdir(), 'folder-'));
  await mkdir(path.join(root, 'works'));
});
afterEach(() => rm(root, { recursive: true }));

const name = (number: number): string => path.join(root, 'works', `chair-${number}.yaml`);
const read = (memo = openFileMemo()) =>
  readFolder(root, 'works', () => Type.Object({ legs: Type.Number() }), memo);

test('a folder of many files is read whole, with few of them open at a time', async () => {
  const numbers = Array.from({ length: 300 }, (_, number) => number);
  await Promise.all(numbers.map((number) => writeFile(name(number), 'legs: 4')));
  const memo = openFileMemo();
  let open = 0;
  let most = 0;
  const { entries, problems } = await read({
    ...memo,
    of: async (file, make) => {
      most = Math.max(most, (open += 1));
      return memo.of(file, make).finally(() => (open -= 1));
    },
  });
  expect(problems).toEqual([]);
  expect(entries).toHaveLength(300);
  expect(most).toBeGreaterThan(1);
  expect(most).toBeLessThanOrEqual(64);
});

test('a file that is there but cannot be read is not called missing', async () => {
  await mkdir(name(1));
  const { problems } = await read();
  expect(problems).toEqual([
    { file: 'works/chair-1.yaml', field: '', message: expect.stringMatching(/^cannot be read \(EISDIR/) },
  ]);
});

test('a folder that is not there is an empty one', async () => {
  await rm(path.join(root, 'works'), { recursive: true });
  expect(await read()).toEqual({ entries: [], ids: new Set(), problems: [] });
});
