import { chmod, mkdir, readFile, rename, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { tagsOfItem } from '../../../src/contract/hook/tags';
import { until } from '../../../tests/until';
import { changesAfter } from '../../changes/change-queries';
import { openTestApi, type TestApi } from '../../testing/test-api';
import { SAMPLE_FILES } from '../../testing/sample-files';
import { type SampleCatalogue, writeSampleCatalogue } from '../../testing/sample-catalogue';
import { bringSavedIn, type BringingServices } from './bringing';
import { picturesNamed } from '../../files/file-queries';
import { contentOf } from '../../testing/sample-media';
import { openModels, type Models } from '../../models/models';
import { watchFolder, type Watching } from './watch-folder';

const LAMP = SAMPLE_FILES['works/lamp.yaml'] as Record<string, unknown>;
const CHAIR = SAMPLE_FILES['works/chair.yaml'] as Record<string, unknown>;
const called = (en: string, of = LAMP) => ({ ...of, title: { en, fr: en } });

let api: TestApi;
let own: SampleCatalogue;
let models: Models;
let watching: Watching;
/** While true, the API cannot be asked. */
let isAway: boolean;
const told: string[] = [];
beforeEach(async () => {
  api = await openTestApi();
  own = await writeSampleCatalogue();
  models = openModels(api.files);
  told.length = 0;
  isAway = false;
  await watch(own.root);
});
afterEach(async () => {
  await watching.close();
  models.close();
  await api.close();
  await own.remove();
});

async function watch(folder: string): Promise<void> {
  const services: BringingServices = { database: api.database, files: api.files, models };
  watching = await watchFolder({
    folder,
    tell: (line) => told.push(line),
    // What is seen was told by the system, or asked for.
    lookMs: 3_600_000,
    bringIn: async (saved) => {
      if (isAway) throw new Error('nobody is there');
      return bringSavedIn(services, saved);
    },
  });
}

const titleOf = async (place: string) =>
  (await api.published(place))?.['title'] as { en?: string } | undefined;
const hasTitle = (en: string, place = 'works/lamp') =>
  until(
    async () => (await titleOf(place))?.en,
    (title) => title === en,
  );

it('has public at once what is saved, and nothing else of the folder', async () => {
  // The desk has published since; the folder has it as it was.
  await api.edit({ 'works/chair.yaml': called('From the desk', CHAIR) });
  await own.write({ 'works/lamp.yaml': called('Torch') });
  await hasTitle('Torch');
  expect((await titleOf('works/chair'))?.en).toBe('From the desk');
  await until(() => told.includes('works/lamp.yaml is public'));
});

it('takes what is saved together as one: an item that names a new one', async () => {
  await own.write({
    'works/lamp.yaml': { ...called('Torch'), creators: ['new'] },
    'creators/new.yaml': { ...SAMPLE_FILES['creators/ida.yaml'], slug: { en: 'new', fr: 'new' } },
  });
  await hasTitle('Torch');
});

it('tells faults by file and field, goes on with the rest, and takes the file once it is mended', async () => {
  await own.write({ 'works/lamp.yaml': 'title: [', 'works/chair.yaml': called('Armchair', CHAIR) });
  await hasTitle('Armchair', 'works/chair');
  await until(() => told.some((line) => line.startsWith('works/lamp.yaml:1: ')));
  await own.write({ 'works/lamp.yaml': { ...LAMP, date: 7 } });
  await until(() => told.some((line) => /^works\/lamp\.yaml:\d+, date: /.test(line)));
  expect((await titleOf('works/lamp'))?.en).not.toBe('Torch');
  await own.write({ 'works/lamp.yaml': called('Torch') });
  await hasTitle('Torch');
});

it('keeps what lacks another one until that is saved as well', async () => {
  await own.write({ 'works/lamp.yaml': { ...called('Torch'), creators: ['new'] } });
  await until(() => told.some((line) => /^works\/lamp\.yaml:\d+, creators/.test(line)));
  await own.write({
    'creators/new.yaml': { ...SAMPLE_FILES['creators/ida.yaml'], slug: { en: 'new', fr: 'new' } },
  });
  await hasTitle('Torch');
});

it('brings a picture along', async () => {
  const night = await readFile(path.join(own.root, 'pictures/lamp-1-night.jpg'));
  await own.write({
    'works/lamp.yaml': { ...called('Torch'), pictures: [{ file: 'new.jpg', alt: { en: '', fr: '' } }] },
  });
  await until(() => told.some((line) => line.includes('the file is not in pictures/')));
  await writeFile(path.join(own.root, 'pictures/new.jpg'), night);
  await hasTitle('Torch');
  expect(await contentOf(api, 'pictures', 'new.jpg')).toEqual(night);
});

it('has another picture in the place of one that is saved under its name', async () => {
  const hashNow = async () =>
    (await api.database.read((from) => picturesNamed(from, ['lamp-1-night.jpg']))).get('lamp-1-night.jpg')
      ?.hash;
  const before = await hashNow();
  await writeFile(
    path.join(own.root, 'pictures/lamp-1-night.jpg'),
    await readFile(path.join(own.root, 'pictures/lamp-1-day.jpg')),
  );
  await until(async () => (await hashNow()) !== before);
  // Hosts render anew what shows it.
  const tags = async () => JSON.stringify(await api.database.read((from) => changesAfter(from, 0)));
  await until(tags, (all) => all.includes(tagsOfItem('work', 'lamp')[0]!));
});

it('withdraws what is deleted, unless another names it', async () => {
  await rm(path.join(own.root, 'press/article.yaml'));
  await until(async () => (await api.published('press/article')) === undefined);
  await rm(path.join(own.root, 'creators/jeanne.yaml'));
  await until(() => told.some((line) => /^works\/lamp\.yaml:\d+, creators.*jeanne/.test(line)));
  expect(await api.published('creators/jeanne')).toBeDefined();
});

it('does not withdraw what an editor takes away for a moment, nor the gallery itself', async () => {
  const lamp = path.join(own.root, 'works/lamp.yaml');
  await rename(lamp, `${lamp}~`);
  await own.write({ 'works/lamp.yaml': called('Torch') });
  await rm(path.join(own.root, 'site.yaml'));
  await hasTitle('Torch');
  await until(() => told.includes('site.yaml: is missing, and stays public'));
  expect(told).not.toContain('works/lamp.yaml is public no more');
  expect(await api.published('site')).toBeDefined();
});

it('takes no folder that is gone for an empty one', async () => {
  await rename(path.join(own.root, 'press'), path.join(own.root, 'press-elsewhere'));
  await until(() => told.some((line) => line.startsWith('press/ cannot be read')));
  await rename(own.root, `${own.root}-elsewhere`);
  await watching.look();
  await until(() => told.some((line) => line.includes('ENOENT') && !line.startsWith('press/')));
  expect(await api.published('press/article')).toBeDefined();
  // The system watches the folder that it was, wherever that is now.
  await rename(`${own.root}-elsewhere`, own.root);
  await watching.look();
  await own.write({ 'works/lamp.yaml': called('Torch') });
  await watching.look();
  await hasTitle('Torch');
  // An empty one says that there is nothing any more.
  await mkdir(path.join(own.root, 'press'));
  await watching.look();
  await until(async () => (await api.published('press/article')) === undefined);
});

it('waits for an API that starts again, and tells once that it does', async () => {
  isAway = true;
  await own.write({ 'works/lamp.yaml': called('Torch') });
  await until(() => told.includes('nobody is there'));
  await watching.look();
  expect(told.filter((line) => line === 'nobody is there')).toHaveLength(1);
  isAway = false;
  await hasTitle('Torch');
});

it('brings in what was saved until now when it is asked to', async () => {
  await own.write({ 'works/lamp.yaml': called('Torch') });
  await watching.look();
  expect((await titleOf('works/lamp'))?.en).toBe('Torch');
  // Neither the content nor the time of its writing is another one.
  await chmod(path.join(own.root, 'works/lamp.yaml'), 0o640);
  told.length = 0;
  await watching.look();
  expect(told).toEqual([]);
});
