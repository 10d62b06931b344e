import { Type } from '@sinclair/typebox';
import { readList } from './list-pages';

const Entry = Type.Object({ id: Type.String(), slug: Type.String() });
const entry = (slug: string) => ({ id: slug, slug });
const meta = (current_page: number, last_page: number, total = 3) => ({
  current_page,
  last_page,
  per_page: 2,
  total,
});

/** Reads a list whose pages these are; asking for one more is a fault of the reader. */
async function read(...pages: unknown[]) {
  const { entries, problems } = await readList(Entry, async (page) => {
    if (page > pages.length) throw new Error(`Page ${page} was asked for`);
    return pages[page - 1];
  });
  return { slugs: entries.map((one) => (one as { slug: string }).slug), problems };
}

describe('readList', () => {
  it('follows the pages to the last and keeps their order', async () => {
    const pages = [
      { data: [entry('c'), entry('a')], meta: meta(1, 2) },
      { data: [entry('b')], meta: meta(2, 2) },
    ];
    await expect(read(...pages)).resolves.toEqual({ slugs: ['c', 'a', 'b'], problems: [] });
  });

  it.each([
    ['a bare array', [entry('a')], ['a']],
    ['data without meta', { data: [entry('a')] }, ['a']],
    ['an empty list', { data: [], meta: meta(1, 0, 0) }, []],
  ])('takes %s for the whole list', async (_, body, slugs) => {
    await expect(read(body)).resolves.toEqual({ slugs, problems: [] });
  });

  it('takes an entry once that has moved to the next page meanwhile', async () => {
    const pages = [
      { data: [entry('a'), entry('b')], meta: meta(1, 2) },
      { data: [entry('b'), entry('c')], meta: meta(2, 2) },
    ];
    await expect(read(...pages)).resolves.toEqual({ slugs: ['a', 'b', 'c'], problems: [] });
  });

  it('keeps two entries of one slug on a page, for the checks to find', async () => {
    const twins = [entry('a'), { ...entry('a'), id: 'other' }];
    await expect(read(twins)).resolves.toMatchObject({ slugs: ['a', 'a'] });
  });

  it('names wrong fields on every page, with the slug of the entry', async () => {
    const pages = [
      { data: [entry('a'), { slug: 'b' }], meta: meta(1, 2) },
      { data: [{ id: 3, slug: 'c' }], meta: meta(2, 2) },
    ];
    const { slugs, problems } = await read(...pages);
    expect(slugs).toEqual(['a', 'b', 'c']);
    expect(problems).toEqual([
      expect.objectContaining({ path: '/data/1/id', slug: 'b' }),
      expect.objectContaining({
        path: '/data/0/id',
        slug: 'c',
        message: expect.stringContaining('(page 2)'),
      }),
    ]);
  });

  it.each([
    ['answers another page', '/meta/current_page', { data: [entry('a')], meta: meta(2, 2) }],
    ['has too few pages for its total', '/meta/last_page', { data: [entry('a')], meta: meta(1, 1, 9) }],
    ['promises pages after an empty one', '/meta/last_page', { data: [], meta: meta(1, 5) }],
    ['promises endless pages', '/meta/last_page', { data: [entry('a')], meta: meta(1, 1e9) }],
    ['is no meta', '/meta/last_page', { data: [entry('a')], meta: { ...meta(1, 2), last_page: 'two' } }],
  ])('stops at a meta that %s', async (_, path, body) => {
    const { problems } = await read(body);
    expect(problems).toEqual([expect.objectContaining({ path })]);
  });

  it('stops when a page repeats the one before', async () => {
    const page = (number: number) => ({ data: [entry('a'), entry('b')], meta: meta(number, 9) });
    const { slugs, problems } = await read(page(1), page(2));
    expect(slugs).toEqual(['a', 'b']);
    expect(problems[0]?.message).toContain('brings nothing new');
  });

  it('asks for the next pages before they are needed, not for all of them', async () => {
    const asked: number[] = [];
    let sendFirst = () => {};
    const reading = readList(Entry, (page) => {
      asked.push(page);
      const body = { data: [entry(String(page))], meta: meta(page, 40, 40) };
      return page === 2 ? new Promise((resolve) => (sendFirst = () => resolve(body))) : Promise.resolve(body);
    });
    await new Promise(setImmediate);
    expect(asked).toEqual([1, 2, 3, 4, 5, 6, 7, 8, 9]);
    sendFirst();
    const { entries, problems } = await reading;
    expect(entries.map((one) => (one as { slug: string }).slug)).toEqual(
      Array.from({ length: 40 }, (_, index) => String(index + 1)),
    );
    expect(problems).toEqual([]);
    expect(asked).toHaveLength(40);
  });

  it('fails with the first page that fails', async () => {
    const reading = readList(Entry, async (page) => {
      if (page > 2) throw new Error(`page ${page}`);
      return { data: [entry(String(page))], meta: meta(page, 9, 9) };
    });
    await expect(reading).rejects.toThrow('page 3');
  });
});
