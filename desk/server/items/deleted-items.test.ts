import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { parse } from 'yaml';
import { SAMPLE_FILES } from '../../../api/testing/sample-files';
import type { DeletedList } from '../../contract/items/deleted';
import type { ItemPage } from '../../contract/items/list';
import type { History, Published, Removed } from '../../contract/items/publishing';
import { openTestDesk, type TestDesk } from '../testing/test-desk';

let desk: TestDesk;
let ada: string;
beforeEach(async () => {
  desk = await openTestDesk({ live: true });
  ada = (await desk.person('publish', 'ada@example.org')).cookie;
});
afterEach(() => desk.close());

const ARTICLE = { shelf: 'press', id: 'article' };
const call = (method: 'GET' | 'POST' | 'PUT' | 'DELETE', at: string, body?: object, cookie = ada) =>
  desk.call(method, at, { cookie, ...(body && { body }) });
const fileOf = async () =>
  parse(await readFile(path.join(desk.root, 'press/article.yaml'), 'utf8')) as Record<string, unknown>;
const remove = async () => (await call('DELETE', '/items/press/article')).body as Removed;
const deleted = async () => ((await call('GET', '/deleted')).body as DeletedList).items;
const bringBack = (version: number | null, cookie = ada) =>
  call('POST', '/take-back', { items: [{ ...ARTICLE, version }] }, cookie);
const stateOf = async () =>
  ((await call('GET', '/items/press')).body as ItemPage).lines.find(({ id }) => id === 'article')?.state;

it('is kept with its name, who deleted it and when, and comes back as it was', async () => {
  await call('POST', '/withdraw', { shelf: 'press', ids: ['article'] });
  const before = await fileOf();
  const { version } = await remove();
  expect(await stateOf()).toBeUndefined();
  const title = { en: expect.any(String), fr: expect.any(String) };
  expect(await deleted()).toEqual([{ ...ARTICLE, version, title, at: expect.any(String), by: 'ada' }]);
  expect((await bringBack(version)).status).toBe(200);
  expect(await fileOf()).toEqual({ ...before, updated_at: expect.any(String) });
  expect(await stateOf()).toBe('withdrawn');
  expect(await deleted()).toEqual([]);
  const { lines } = (await call('GET', '/items/press/article/history')).body as History;
  expect(lines.map(({ act }) => act)).toEqual(['takenBack', 'deleted', 'withdrawn']);
  expect((await call('GET', '/items/press/article')).body).toMatchObject({ draft: null });
});

it('comes back once, and only for those who may publish', async () => {
  const { version } = await remove();
  const jules = (await desk.person('write', 'jules@example.org')).cookie;
  expect((await bringBack(version, jules)).status).toBe(403);
  expect((await bringBack(version)).status).toBe(200);
  expect((await bringBack(version)).status).toBe(409);
  const again = await remove();
  expect((await deleted()).map((one) => one.version)).toEqual([again.version]);
});

it('is not brought back where another has its address meanwhile', async () => {
  const { version } = await remove();
  await desk.edit({ 'press/other.yaml': SAMPLE_FILES['press/article.yaml']! });
  const { status, body } = await bringBack(version);
  expect(status).toBe(409);
  expect((body as Published).refused.length).toBeGreaterThan(0);
  expect((await deleted()).map(({ id }) => id)).toEqual(['article']);
});

it('is none that was deleted once somebody has put its file back by hand', async () => {
  await remove();
  await desk.edit({ 'press/article.yaml': SAMPLE_FILES['press/article.yaml']! });
  expect(await deleted()).toEqual([]);
});
