import { mkdir, mkdtemp, readdir, rm, stat, utimes, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { cleanThumbs } from './clean-thumbs';
import { thumbFolder, thumbName } from './thumbs';

let base: string;
let folder: string;
beforeEach(async () => {
  base = await mkdtemp(path.join(tmpdir(), 'desk-thumbs-'));
  folder = path.join(base, 'pictures');
  await mkdir(path.join(folder, 'hd'), { recursive: true });
  await mkdir(thumbFolder(base));
});
afterEach(() => rm(base, { recursive: true, force: true }));

const thumbs = async () => (await readdir(thumbFolder(base))).sort();
const addThumb = (name: string) => writeFile(path.join(thumbFolder(base), name), 'thumb');
/** @returns the name of its thumb */
async function addPicture(file: string): Promise<string> {
  const whole = path.join(folder, file);
  await writeFile(whole, 'picture');
  const name = thumbName(file, (await stat(whole)).mtimeMs);
  await addThumb(name);
  return name;
}

it('removes thumbs of pictures that are gone or were changed since, and no others', async () => {
  const kept = [await addPicture('a.jpg'), await addPicture('hd/a.jpg')];
  await addThumb('gone.jpg.1700000000000.webp');
  const old = await addPicture('b.jpg');
  await utimes(path.join(folder, 'b.jpg'), new Date(0), new Date(0));
  // One that is being written just now.
  await addThumb(`${kept[0]}.next`);
  await addThumb('gone.jpg.1700000000000.webp.next');
  expect(await thumbs()).toContain(old);
  expect(await cleanThumbs(folder, base)).toBe(3);
  expect(await thumbs()).toEqual([...kept, `${kept[0]}.next`].sort());
  expect(await cleanThumbs(folder, base)).toBe(0);
});

it('has nothing to do where no thumb was made yet', async () => {
  await rm(thumbFolder(base), { recursive: true });
  expect(await cleanThumbs(folder, base)).toBe(0);
});

it('takes its time over very many', async () => {
  for (let number = 0; number < 2_010; number += 1) await addThumb(`gone-${number}.jpg.1.webp`);
  expect(await cleanThumbs(folder, base)).toBe(2_000);
  expect(await cleanThumbs(folder, base)).toBe(10);
});
