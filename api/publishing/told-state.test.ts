import { mkdtemp, readdir, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { openAnnounced } from './told-state';
import type { Prints } from './prints';

let folder: string;
let file: string;
beforeEach(async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'gallery-announced-'));
  file = path.join(folder, 'data', 'announced.json');
});
afterEach(() => rm(folder, { recursive: true, force: true }));

const onUnsaved = jest.fn();
const open = () => openAnnounced(file, onUnsaved);

const OLD: Prints = new Map([
  ['work/lamp', { slugs: ['lamp', 'lampe'], print: 'a' }],
  ['work/stool', { slugs: ['tabouret'], print: 'b' }],
  ['page/home', { slugs: ['home'], print: 'c' }],
]);
const NEW: Prints = new Map([
  ['work/lamp', { slugs: ['tall-lamp', 'lampe'], print: 'aa' }],
  ['work/chair', { slugs: ['chair', 'chaise'], print: 'd' }],
  ['page/home', { slugs: ['home'], print: 'c' }],
]);
const DIFFERENCES = [
  { key: 'work/lamp', slugs: ['lamp', 'lampe', 'tall-lamp'] },
  { key: 'work/stool', slugs: ['tabouret'] },
  { key: 'work/chair', slugs: ['chair', 'chaise'] },
];

test('what is changed, removed and added differs, by its old and new slugs, also over a restart', async () => {
  const announced = await open();
  await announced.settle(OLD.keys(), OLD);
  expect(announced.differences(OLD)).toEqual([]);
  expect(announced.differences(NEW)).toEqual(DIFFERENCES);
  const reopened = await open();
  expect(reopened.isKnown()).toBe(true);
  expect(reopened.differences(NEW)).toEqual(DIFFERENCES);
  expect(onUnsaved).not.toHaveBeenCalled();
});

test('only what was settled no longer differs', async () => {
  const announced = await open();
  await announced.settle(OLD.keys(), OLD);
  await announced.settle(['work/lamp', 'work/stool'], NEW);
  expect((await open()).differences(NEW)).toEqual([DIFFERENCES[2]]);
});

test('what is in doubt differs from whatever comes, with every slug it had, until it is settled', async () => {
  const announced = await open();
  await announced.settle(OLD.keys(), OLD);
  await announced.doubt(announced.differences(NEW));
  const inDoubt = [
    { key: 'work/lamp', slugs: ['lamp', 'lampe', 'tall-lamp'] },
    { key: 'work/stool', slugs: ['tabouret'] },
    { key: 'work/chair', slugs: ['chair', 'chaise'] },
  ];
  const reopened = await open();
  expect(reopened.differences(OLD)).toEqual(expect.arrayContaining(inDoubt));
  await reopened.settle(
    inDoubt.map(({ key }) => key as 'work/lamp'),
    OLD,
  );
  expect(reopened.differences(OLD)).toEqual([]);
});

test.each(['{"work/lamp": 1}', '{', '[]'])('a file that holds %s says nothing', async (content) => {
  await rm(path.dirname(file), { recursive: true, force: true });
  const elsewhere = path.join(folder, 'announced.json');
  await writeFile(elsewhere, content);
  const announced = await openAnnounced(elsewhere, onUnsaved);
  expect(announced.isKnown()).toBe(false);
});

test('nothing half written is left', async () => {
  await (await open()).settle(OLD.keys(), OLD);
  expect(await readdir(path.dirname(file))).toEqual(['announced.json']);
});

test('a folder that cannot be written is told of, and does not hold up anything', async () => {
  await writeFile(path.dirname(file), 'a file in its place');
  const announced = await open();
  await announced.settle(OLD.keys(), OLD);
  expect(onUnsaved).toHaveBeenCalledTimes(1);
  expect(announced.differences(NEW)).toEqual(DIFFERENCES);
});
