import { rm } from 'node:fs/promises';
import path from 'node:path';
import { FOLDERS } from '../catalogue-files/kinds';
import { SAMPLE_FILES } from '../testing/sample-files';
import { writeSampleCatalogue, type Changes, type SampleCatalogue } from '../testing/sample-catalogue';
import { openFileMemo, type FileMemo } from './file-memo';
import { readContent } from './read-content';
import { successionOf } from './succession';

let sample: SampleCatalogue;
let memo: FileMemo;
beforeEach(async () => {
  sample = await writeSampleCatalogue();
  memo = openFileMemo();
  await readContent(sample.root, memo);
});
afterEach(() => sample.remove());

const edited = (file: string, fields: object): Changes => ({ [file]: { ...SAMPLE_FILES[file], ...fields } });

const inOrder = ({ content, ids }: Awaited<ReturnType<typeof readContent>>) =>
  FOLDERS.map((folder) => [folder, [...content[folder]], ids[folder]]);

/** Reads on after changes, and expects what whoever reads the files for the first time finds. */
async function readAfter(changes: Changes) {
  await sample.write(changes);
  for (const file of Object.keys(changes)) memo.forget(path.join(sample.root, file));
  const read = await readContent(sample.root, memo);
  expect(inOrder(read)).toEqual(inOrder(await readContent(sample.root, openFileMemo())));
  return read.content;
}

test('each edit is read into its place, one after the other', async () => {
  const [lamp, chair] = ['works/lamp.yaml', 'works/chair.yaml'];
  await readAfter(edited(lamp, { position: 1 }));
  await readAfter(edited(lamp, { position: 1, title: { en: 'Low lamp', fr: 'Petite lampe' } }));
  await readAfter(edited(chair, { position: 0.5 }));
  await readAfter({ 'works/bench.yaml': { ...SAMPLE_FILES[chair], slug: { en: 'bench', fr: 'banc' } } });
  await readAfter(edited('creators/ida.yaml', { sort_name: 'Aa, Ida' }));
  await rm(path.join(sample.root, lamp));
  await readAfter({ [chair]: 'title: [' });
  const { works } = await readAfter(edited(chair, {}));
  expect([...works.keys()]).toEqual(['secret', 'bench', 'chair', 'stool']);
});

test('whoever followed a collection is told what an edit has changed in it, but of no other change', async () => {
  const { works } = await readAfter({});
  const title = { en: 'Low lamp', fr: 'Petite lampe' };
  const { works: retitled, creators } = await readAfter(edited('works/lamp.yaml', { title }));
  const [edit] = successionOf(retitled, works)!.changed;
  expect([edit!.was, edit!.is]).toEqual([works.get('lamp'), retitled.get('lamp')]);
  const { works: moved, creators: same } = await readAfter(edited('works/lamp.yaml', { title, position: 1 }));
  expect(successionOf(moved, retitled)).toBeUndefined();
  expect(same).toBe(creators);
});

test('a file that is touched, or written again as it was, is the same as before', async () => {
  const { works } = await readAfter(edited('works/lamp.yaml', { edition: { en: 'Studio', fr: 'Atelier' } }));
  const { works: again } = await readAfter(
    edited('works/lamp.yaml', { edition: { en: 'Studio', fr: 'Atelier' } }),
  );
  expect(again).toBe(works);
});
