import path from 'node:path';
import { copyFile, mkdir, readFile, rm, symlink, utimes, writeFile } from 'node:fs/promises';
import { writeSampleCatalogue, type SampleCatalogue } from '../testing/sample-catalogue';
import { openFactsCache } from './facts-cache';
import { measurePicture } from './picture-facts';

let sample: SampleCatalogue;
beforeEach(async () => (sample = await writeSampleCatalogue()));
afterEach(() => sample.remove());

test('facts are measured once, also over a restart, and again when the file changes', async () => {
  const measure = jest.fn(measurePicture);
  const cacheFile = path.join(sample.dataDir, 'facts.json');
  const picture = path.join(sample.root, 'pictures', 'lamp-1-day.jpg');

  const first = await openFactsCache(cacheFile, { measure });
  const facts = await first.factsOf(picture);
  expect(facts).toMatchObject({ width: 300, height: 200, color: expect.stringMatching(/^#[0-9a-f]{6}$/) });
  await first.save();

  const second = await openFactsCache(cacheFile, { measure });
  expect(await second.factsOf(picture)).toEqual(facts);
  expect(measure).toHaveBeenCalledTimes(1);

  const other = path.join(sample.root, 'pictures', 'lamp-1-night.jpg');
  await copyFile(other, picture);
  expect(await second.factsOf(picture)).not.toEqual(facts);
  expect(measure).toHaveBeenCalledTimes(2);
});

test('a picture is known by its content, wherever it lies now', async () => {
  const measure = jest.fn(measurePicture);
  const cacheFile = path.join(sample.dataDir, 'facts.json');
  const picture = path.join(sample.root, 'pictures', 'lamp-1-day.jpg');
  const first = await openFactsCache(cacheFile, { measure });
  const facts = await first.factsOf(picture);
  await first.save();

  const second = await openFactsCache(cacheFile, { measure });
  await utimes(picture, new Date(), new Date('2020-01-01'));
  const elsewhere = path.join(sample.dataDir, 'restored.jpg');
  await copyFile(picture, elsewhere);
  expect(await Promise.all([picture, elsewhere].map((file) => second.factsOf(file)))).toEqual([facts, facts]);
  expect(measure).toHaveBeenCalledTimes(1);
});

test('an unreadable cache starts empty', async () => {
  const cacheFile = path.join(sample.root, 'facts.json');
  await writeFile(cacheFile, '{"a": 1}');
  const cache = await openFactsCache(cacheFile);
  await expect(cache.factsOf(path.join(sample.root, 'pictures', 'hd', 'lamp.jpg'))).resolves.toMatchObject({
    width: 1200,
  });
});

test('a full disk keeps nobody from what was measured, and is written to once there is room', async () => {
  const cacheFile = path.join(sample.dataDir, 'facts.json');
  const picture = path.join(sample.root, 'pictures', 'lamp-1-day.jpg');
  const cache = await openFactsCache(cacheFile);
  const part = `${cacheFile}.${process.pid}.part`;
  await mkdir(sample.dataDir, { recursive: true });
  await symlink('/dev/full', part);
  const facts = await cache.factsOf(picture);
  await cache.save();
  await expect(readFile(cacheFile)).rejects.toThrow('ENOENT');
  await rm(part, { force: true });
  expect(await cache.factsOf(picture)).toBe(facts);
  await cache.save();
  expect(await readFile(cacheFile, 'utf8')).toContain(facts.hash);
});
