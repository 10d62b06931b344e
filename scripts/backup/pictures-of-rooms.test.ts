import { mkdir, readdir, readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { makeBackup } from '../../api/backup/make-backup';
import { restoreBackup } from './restore-backup';
import { makeHouse, type House } from './testing/house';

let house: House;
beforeAll(async () => {
  house = await makeHouse();
});
afterAll(() => house.remove());

const pictureIn = (dataDir: string, file: string) =>
  path.join(dataDir, 'files/room-pictures/Picture_of_the_scratch', file);

it('has the pictures of rooms, without their sizes, and puts what was there before aside', async () => {
  await mkdir(pictureIn(house.dataDir, 'sizes'), { recursive: true });
  await writeFile(pictureIn(house.dataDir, 'original.jpg'), 'a scratch');
  await writeFile(pictureIn(house.dataDir, 'sizes/480.webp'), 'smaller');
  const file = house.place('gallery.tar');
  const { manifest } = await makeBackup({ file, dataDir: house.dataDir });
  expect(Object.keys(manifest.files)).toContain('files/room-pictures/Picture_of_the_scratch/original.jpg');

  const dataDir = house.place('data');
  const restored = { file, catalogueDir: house.place('catalogue'), dataDir };
  await restoreBackup(restored);
  expect(await readFile(pictureIn(dataDir, 'original.jpg'), 'utf8')).toBe('a scratch');
  expect(await readdir(pictureIn(dataDir, '.'))).toEqual(['original.jpg']);
  await writeFile(pictureIn(dataDir, 'original.jpg'), 'another');
  await restoreBackup({ ...restored, replace: true });
  expect(await readFile(pictureIn(dataDir, 'original.jpg'), 'utf8')).toBe('a scratch');
});
