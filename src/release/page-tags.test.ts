import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { gatherTags, readTags, writeTags } from './page-tags';

let dir: string;
beforeEach(async () => {
  dir = await mkdtemp(path.join(tmpdir(), 'page-tags-'));
});
afterEach(() => rm(dir, { recursive: true }));

it('are read as they were gathered, page by page', async () => {
  const { add, done } = gatherTags();
  add('/works/quai', ['en/site-settings', 'en/works/quai']);
  add('/works/quai/pdf', ['en/works/quai', 'en/site-settings']);
  add('/', []);
  await writeTags(dir, done());
  const tags = await readTags(dir);
  expect(tags?.of('/works/quai')).toEqual(['en/site-settings', 'en/works/quai']);
  expect(tags?.of('/works/quai/pdf')).toBe(tags?.of('/works/quai'));
  expect(tags?.of('/')).toEqual([]);
  expect(tags?.of('/app.js')).toBeUndefined();
  expect(tags?.of('constructor')).toBeUndefined();
});

it('take a few bytes a page, and microseconds to look up, of thousands', async () => {
  const { add, done } = gatherTags();
  for (let work = 0; work < 20_000; work += 1)
    for (const page of [`/works/lamp-${work}`, `/works/lamp-${work}/pdf`])
      add(page, ['en/site-settings', `en/works/lamp-${work}`]);
  await writeTags(dir, done());
  const { length } = await readFile(path.join(dir, 'tags.json'));
  expect(length / 40_000).toBeLessThan(60);
  const tags = await readTags(dir);
  const started = performance.now();
  for (let work = 0; work < 20_000; work += 1) tags?.of(`/works/lamp-${work}`);
  expect((performance.now() - started) / 20_000).toBeLessThan(0.02);
});

it.each([undefined, '', '{', '{}'])('are not known where the file is %j', async (text) => {
  if (text !== undefined) await writeFile(path.join(dir, 'tags.json'), text);
  expect(await readTags(dir)).toBeUndefined();
});
