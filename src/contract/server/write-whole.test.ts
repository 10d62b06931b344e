import { mkdtemp, readdir, readFile, rm, symlink, writeFile } from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import { partOf, writeWhole } from './write-whole';

let dir: string;
let file: string;
beforeEach(async () => {
  dir = await mkdtemp(path.join(os.tmpdir(), 'whole-'));
  file = path.join(dir, 'state.json');
});
afterEach(() => rm(dir, { recursive: true }));

it('leaves no moment at which half of it can be read', async () => {
  const texts = ['a', 'b'].map((letter) => letter.repeat(4_000_000));
  await writeWhole(file, 'a');
  let writing = true;
  const seen = new Set<string>();
  const look = async () => {
    while (writing) seen.add(await readFile(file, 'utf8'));
  };
  const looking = look();
  for (let i = 0; i < 10; i++) await writeWhole(file, texts[i % 2] ?? '');
  writing = false;
  await looking;
  expect([...seen].filter((text) => text !== 'a' && !texts.includes(text)).length).toBe(0);
  expect(await readdir(dir)).toEqual(['state.json']);
});

it('begins anew where it was killed half way', async () => {
  await writeFile(partOf(file), '{"hal');
  await writeWhole(file, '{}');
  expect(await readFile(file, 'utf8')).toBe('{}');
  expect(await readdir(dir)).toEqual(['state.json']);
});

it('leaves nothing behind where there is no room, and says where', async () => {
  await symlink('/dev/full', partOf(file));
  await expect(writeWhole(file, '{}')).rejects.toThrow(`ENOSPC: no space left on device, write '${file}'`);
  expect(await readdir(dir)).toEqual([]);
});
