import { copyFile } from 'node:fs/promises';
import path from 'node:path';
import { openFactsCache } from '../media/facts-cache';
import { followSample } from '../testing/followed-sample';
import { SAMPLE_FILES } from '../testing/sample-files';
import { writeSampleCatalogue, type Changes, type SampleCatalogue } from '../testing/sample-catalogue';
import { CatalogueError, type CatalogueProblem } from './catalogue-problem';
import { loadCatalogue } from './load-catalogue';

let sample: SampleCatalogue;
afterEach(() => sample.remove());

async function load(changes: Changes = {}) {
  sample = await writeSampleCatalogue(changes);
  return loadCatalogue(sample.root, await openFactsCache(path.join(sample.dataDir, 'facts.json')));
}

async function problemsWith(changes: Changes): Promise<CatalogueProblem[]> {
  const error = await load(changes).catch((reason: unknown) => reason);
  expect(error).toBeInstanceOf(CatalogueError);
  return (error as CatalogueError).problems;
}

const changed = (file: string, fields: object) => ({ [file]: { ...SAMPLE_FILES[file], ...fields } });

test('a good catalogue is in the gallery’s order, its HTML safe, its pictures measured', async () => {
  const { works, creators, events, offeredPictures } = await load();
  expect([...works.keys()]).toEqual(['secret', 'chair', 'lamp', 'stool']);
  expect([...creators.keys()]).toEqual(['jeanne', 'ida', 'paul']);
  expect([...events.keys()]).toEqual(['late', 'early']);
  expect(works.get('lamp')?.description?.en).toBe('<p>Bright</p>');
  const pictures = [...offeredPictures.values()];
  expect(pictures.find(({ id }) => id === 'lamp-1-day')).toMatchObject({
    width: 1200,
    height: 800,
    hd: true,
  });
});

test('a picture that a page names since an edit is found', async () => {
  sample = await writeSampleCatalogue();
  const { load: loadOn } = await followSample(sample);
  await loadOn();
  await copyFile(
    path.join(sample.root, 'pictures/lamp-1-day.jpg'),
    path.join(sample.root, 'pictures/new.jpg'),
  );
  const picture = { file: 'new.jpg', alt: { en: 'New', fr: 'Nouveau' } };
  const { pictureOf } = await loadOn(changed('pages/about.yaml', { pictures: [picture] }));
  expect(pictureOf(picture)).toMatchObject({ id: 'new' });
});

test('every problem of every file is listed with its field', async () => {
  const problems = await problemsWith({
    ...changed('works/lamp.yaml', { creators: ['nobody'], related: ['lost'], type: 'nothing' }),
    ...changed('works/chair.yaml', {
      availability: 'lent',
      mounting: 'roof',
      titel: 'Chair',
      title: { en: 'Chair' },
    }),
    ...changed('creators/ida.yaml', { slug: { en: 'jeanne-etoile', fr: 'Ida!' } }),
    ...changed('events/early.yaml', {
      starts_on: '2025-02-30',
      ends_on: '2025-01-02',
      exhibited_works: ['none'],
    }),
    ...changed('press/article.yaml', { press_release: { file: { en: 'no.pdf', fr: 'late-fr.pdf' } } }),
    ...changed('events/late.yaml', {
      starts_on: '2026-02-01',
      starts_at: '20:00',
      ends_at: '19:00',
      venue: { name: { en: 'A', fr: 'A' }, time_zone: 'Europe/Atlantis' },
    }),
    'types/seating.yaml': 'slug: { en: seating',
    'pictures/lamp-1-night.jpg': 'no picture',
  });
  const found = problems.map(({ file, field }) => `${file} ${field}`);
  expect(found).toEqual(
    expect.arrayContaining([
      'works/lamp.yaml creators.0',
      'works/lamp.yaml related.0',
      'works/lamp.yaml type',
      'works/chair.yaml availability',
      'works/chair.yaml mounting',
      'works/chair.yaml titel',
      'works/chair.yaml title.fr',
      'creators/ida.yaml slug.fr',
      'events/early.yaml starts_on',
      'events/early.yaml ends_on',
      'events/late.yaml ends_at',
      'events/late.yaml venue.time_zone',
      'events/early.yaml exhibited_works.0',
      'press/article.yaml press_release.file.en',
      'types/seating.yaml ',
      'works/lamp.yaml pictures.0.night',
      'pages/home.yaml news.0.picture',
    ]),
  );
});

test.each([
  'javascript:alert(1)',
  'data:text/html,x',
  ' javascript:alert(1)',
  '\u0001javascript:alert(1)',
  '//host',
])('%j is refused wherever an address is due', async (url) => {
  const { news } = SAMPLE_FILES['pages/home.yaml'] as { news: { link: object }[] };
  const links = news.map((item) => ({ ...item, link: { ...item.link, url: { en: url, fr: url } } }));
  const problems = await problemsWith({
    ...changed('site.yaml', {
      url,
      social_networks: [{ url, social_network: 'social' }],
      credits: [{ role: { en: 'by', fr: 'par' }, name: 'P. E.', url }],
    }),
    ...changed('creators/ida.yaml', { vcard: { url } }),
    ...changed('press/article.yaml', { url }),
    ...changed('pages/home.yaml', { news: links }),
  });
  const found = problems.map(({ file, field }) => `${file} ${field}`);
  expect(found.sort()).toEqual([
    'creators/ida.yaml vcard.url',
    'pages/home.yaml news.0.link.url.en',
    'pages/home.yaml news.0.link.url.fr',
    'press/article.yaml url',
    'site.yaml credits.0.url',
    'site.yaml social_networks.0.url',
    'site.yaml url',
  ]);
  expect(problems.every(({ message }) => message.includes('http://'))).toBe(true);
});

test('slugs are unique per kind and language, and some are reserved', async () => {
  const problems = await problemsWith({
    ...changed('works/chair.yaml', { slug: { en: 'type', fr: 'lampe' } }),
    ...changed('types/seating.yaml', { slug: { en: 'all', fr: 'tous' } }),
  });
  expect(problems.map(({ field, message }) => `${field}: ${message}`).sort()).toEqual([
    "slug.en: 'all' is reserved",
    "slug.en: 'type' is reserved",
    "slug.fr: 'lampe' is already the slug of works/chair.yaml",
    "slug.fr: 'tous' is reserved",
  ]);
});

test('former slugs are no one else’s, but may be another item’s slug by now', async () => {
  const { works } = await load({
    ...changed('works/lamp.yaml', { former_slugs: { en: ['chair', 'old-lamp'], fr: ['vieille-lampe'] } }),
    ...changed('works/stool.yaml', { former_slugs: { en: ['stool'] } }),
    ...changed('creators/ida.yaml', { former_slugs: { en: ['old-lamp'] } }),
  });
  expect(works.get('lamp')?.former_slugs?.en).toEqual(['chair', 'old-lamp']);
  await sample.remove();
  const problems = await problemsWith({
    ...changed('works/lamp.yaml', { former_slugs: { en: ['old'], fr: ['vieux'] } }),
    ...changed('works/secret.yaml', { former_slugs: { en: ['older', 'old'], fr: ['old'] } }),
  });
  expect(problems).toEqual([
    {
      file: 'works/lamp.yaml',
      field: 'former_slugs.en.0',
      message: "'old' is already a former slug of works/secret.yaml",
    },
  ]);
});

test.each<[string, unknown, string]>([
  ['no list', { en: 'old' }, 'former_slugs.en'],
  ['of no language', { xx: ['alt'] }, 'former_slugs.xx'],
  ['no slug', { en: ['old', '../admin'] }, 'former_slugs.en.1'],
  ['a wildcard', { en: ['*'] }, 'former_slugs.en.0'],
  ['too long', { fr: ['a'.repeat(201)] }, 'former_slugs.fr.0'],
  ['the same twice', { en: ['old', 'old'] }, 'former_slugs.en'],
  ['too many', { en: Array.from({ length: 51 }, (_, index) => `old-${index}`) }, 'former_slugs.en'],
])('former slugs are refused that are %s', async (_, former_slugs, field) => {
  const problems = await problemsWith(changed('works/lamp.yaml', { former_slugs }));
  expect(problems.map((one) => [one.file, one.field])).toEqual([['works/lamp.yaml', field]]);
});

test('a work has its type and a published creator in each of its languages', async () => {
  const problems = await problemsWith({
    ...changed('types/lighting.yaml', { slug: { en: 'lighting' }, title: { en: 'lighting' } }),
    ...changed('works/chair.yaml', { creators: ['paul'] }),
  });
  expect(problems).toEqual([
    {
      file: 'works/chair.yaml',
      field: 'creators',
      message: "none of them is published in 'fr', the work is",
    },
    { file: 'works/lamp.yaml', field: 'type', message: "'lighting' has no slug.fr, the work has one" },
  ]);
});

test('a page has every language that the gallery describes itself in, and no other', async () => {
  const { title, body } = SAMPLE_FILES['pages/about.yaml'] as Record<'title' | 'body', { en: string }>;
  const inEnglish = { title: { en: title.en }, ...(body && { body: { en: body.en } }) };
  expect(await problemsWith(changed('pages/about.yaml', inEnglish))).toEqual([
    { file: 'pages/about.yaml', field: 'title.fr', message: 'is missing' },
  ]);
});

test('a folder without a catalogue says so, and what to do', async () => {
  sample = await writeSampleCatalogue();
  const cache = await openFactsCache(path.join(sample.dataDir, 'facts.json'));
  const nowhere = path.join(sample.root, 'nowhere');
  await expect(loadCatalogue(nowhere, cache)).rejects.toThrow(
    /site\.yaml: is missing[^]*pages\/home\.yaml: is missing[^]*There is nothing in .*nowhere\. Put a catalogue there/,
  );
});

test('a catalogue that lacks a page is not told that nothing is there', async () => {
  const fault = await load(changed('pages/home.yaml', { sections: 7 })).catch((reason: Error) => reason);
  expect(fault).toBeInstanceOf(CatalogueError);
  expect((fault as CatalogueError).message).not.toContain('There is nothing in');
});
