import { fetchText, type Fetched } from '../../gallery/calls/fetch-text';
import { fetchPageData } from './fetch-page-data';

jest.mock('../../gallery/calls/fetch-text');

const answer = (status: number, text = ''): Fetched => ({
  kind: 'answer',
  status,
  headers: new Headers(),
  text,
});
const fetching = jest.mocked(fetchText);
const asked = () => fetching.mock.calls.map(([url]) => url);
let led: jest.SpiedFunction<typeof fetch>;
/** What the page's own address answers. */
const lead = (part: Partial<Response>) => led.mockResolvedValue(part as Response);

beforeEach(() => {
  fetching
    .mockReset()
    .mockImplementation(async (url) => answer(url.includes('/new/') ? 200 : 404, `{"of":"${url}"}`));
  led = jest.spyOn(globalThis, 'fetch');
});
afterEach(() => led.mockRestore());

it('asks for the data at an address alone, where there are some', async () => {
  expect(await fetchPageData('/works/new')).toMatchObject({ status: 200 });
  expect(led).not.toHaveBeenCalled();
});

it('has the data of the page that the address leads to', async () => {
  lead({ ok: true, redirected: true, url: 'https://gallery.example/works/new' });
  expect(await fetchPageData('/works/old')).toMatchObject({ status: 200 });
  expect(asked()).toEqual(['/page-data/works/old/page-data.json', '/page-data/works/new/page-data.json']);
  expect(led).toHaveBeenCalledWith('/works/old', expect.objectContaining({ method: 'HEAD' }));
});

it.each<[string, Partial<Response>]>([
  ['is gone', { ok: false, redirected: false, url: 'https://gallery.example/works/old' }],
  ['leads to what is gone', { ok: false, redirected: true, url: 'https://gallery.example/works/new' }],
  ['leads nowhere', { ok: true, redirected: false, url: 'https://gallery.example/works/old' }],
])('has none of a page that %s', async (_, part) => {
  lead(part);
  expect(await fetchPageData('/works/old')).toMatchObject({ status: 404 });
  expect(asked()).toHaveLength(1);
});

it('has none while the network is away in between', async () => {
  led.mockRejectedValue(new TypeError('no network'));
  expect(await fetchPageData('/works/old')).toMatchObject({ status: 404 });
});

it('does not look elsewhere for what may come', async () => {
  fetching.mockResolvedValue({ kind: 'timeout' });
  expect(await fetchPageData('/works/old')).toEqual({ kind: 'timeout' });
  fetching.mockResolvedValue(answer(503));
  expect(await fetchPageData('/works/old')).toMatchObject({ status: 503 });
  expect(led).not.toHaveBeenCalled();
});
