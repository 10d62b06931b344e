import { createGallery } from '../gallery/gallery';
import { useFakeApi, type FakeRequest } from '../gallery/testing/fake-api';
import { sampleWork } from '../gallery/testing/samples';
import { listStore } from './list-store';

const startApi = useFakeApi();

/** Two pages of two works each, of which a title can be changed. */
function listOf(titles: readonly string[]) {
  return ({ query, headers }: FakeRequest) => {
    const page = Number(query.get('page'));
    const shown = titles.slice(page * 2 - 2, page * 2);
    const etag = `W/"${shown.join()}"`;
    if (headers['if-none-match'] === etag) return { status: 304 };
    const data = shown.map((title, index) => ({ ...sampleWork(`work-${page}-${index}`), title }));
    const meta = { current_page: page, last_page: 2, per_page: 2, total: titles.length };
    return { headers: { ETag: etag }, body: { data, meta } };
  };
}

test('of a list that an edit has changed, only the page with the edit is sent again', async () => {
  const titles = ['bench', 'lamp', 'table', 'desk'];
  const api = await startApi(listOf(titles));
  const gallery = createGallery({ baseUrl: api.url, conditional: listStore(100) });
  const first = await gallery.works('en');
  titles[3] = 'writing desk';
  const second = await gallery.works('en');
  expect(second.map(({ title }) => title)).toEqual(['bench', 'lamp', 'table', 'writing desk']);
  expect(second[0]).toBe(first[0]);
  expect(second[2]).not.toBe(first[2]);
  expect(first[3]!.title).toBe('desk');
});

test('what it has no room for is sent whole', async () => {
  const api = await startApi(listOf(['bench', 'lamp', 'table', 'desk']));
  const gallery = createGallery({ baseUrl: api.url, conditional: listStore(3) });
  await gallery.works('en');
  await gallery.works('en');
  expect(api.requests.map(({ headers }) => headers['if-none-match'])).toEqual(Array(4).fill(undefined));
});

test('an item is asked for whole', async () => {
  const api = await startApi(() => ({ headers: { ETag: '"1"' }, body: { data: sampleWork('bench') } }));
  const gallery = createGallery({ baseUrl: api.url, conditional: listStore(100) });
  await gallery.work('en', 'bench');
  await gallery.work('en', 'bench');
  expect(api.requests.map(({ headers }) => headers['if-none-match'])).toEqual([undefined, undefined]);
});
