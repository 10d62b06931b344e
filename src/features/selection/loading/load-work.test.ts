import { type fetchText, type Fetched } from '../../../gallery/calls/fetch-text';
import type { loadWork as load } from './load-work';
import { answer, dataPath, NOT_FOUND, pageDataOf } from '../testing/page-data';

jest.mock('../../../gallery/calls/fetch-text');

let loadWork: typeof load;
let fetching: jest.MockedFunction<typeof fetchText>;
let answers: Record<string, Fetched>;
const asked = () => fetching.mock.calls.map(([path]) => path);

/** Each test is a visit of its own. */
beforeEach(async () => {
  jest.resetModules();
  ({ loadWork } = await import('./load-work'));
  fetching = jest.mocked((await import('../../../gallery/calls/fetch-text')).fetchText);
  answers = {};
  fetching.mockReset().mockImplementation(async (path) => answers[path] ?? NOT_FOUND);
});

const found = (title: string) => ({ kind: 'found', work: expect.objectContaining({ title }) });

describe('loadWork', () => {
  it('asks for a work once in a visit', async () => {
    answers[dataPath('quai')] = answer(pageDataOf('quai'));
    const address = { slug: 'quai', locale: 'en' } as const;
    const outcomes = await Promise.all([loadWork(address, 'en'), loadWork(address, 'en')]);
    expect(outcomes).toEqual([found('Work quai'), found('Work quai')]);
    await loadWork(address, 'en');
    expect(asked()).toEqual([dataPath('quai')]);
  });

  it('knows that a work is gone, whatever the page says that is not found', async () => {
    expect(await loadWork({ slug: 'gone', locale: 'en' }, 'en')).toEqual({ kind: 'gone' });
    expect(asked()).toEqual([dataPath('gone'), dataPath('gone', 'fr')]);
    answers[dataPath('old')] = answer('', 410);
    expect(await loadWork({ slug: 'old', locale: 'en' }, 'en')).toEqual({ kind: 'gone' });
  });

  it.each<[string, Fetched]>([
    ['the network', { kind: 'unreachable', reason: 'no' }],
    ['patience', { kind: 'timeout' }],
    ['the server', answer('', 503)],
    ['a proxy with a page of its own', answer('<!doctype html>')],
  ])('does not take a work for gone for a fault of %s, and asks anew', async (_, fault) => {
    const address = { slug: 'quai', locale: 'en' } as const;
    answers[dataPath('quai')] = fault;
    expect(await loadWork(address, 'en')).toEqual({ kind: 'failed' });
    expect(asked()).toEqual([dataPath('quai')]);
    answers[dataPath('quai')] = answer(pageDataOf('quai'));
    expect(await loadWork(address, 'en')).toEqual(found('Work quai'));
  });

  it('follows an address of the other language to the page of this one', async () => {
    const slugs = { en: 'quai-bench', fr: 'banc-quai' };
    answers[dataPath('quai-bench')] = answer(pageDataOf('quai-bench', { slugs }));
    answers[dataPath('banc-quai', 'fr')] = answer(pageDataOf('banc-quai', { slugs }, 'fr'));
    expect(await loadWork({ slug: 'quai-bench', locale: 'fr' }, 'fr')).toEqual(found('Work banc-quai'));
  });

  it('shows a work that is not translated as it is', async () => {
    const slugs = { en: null, fr: 'serre-livres' };
    answers[dataPath('serre-livres', 'fr')] = answer(pageDataOf('serre-livres', { slugs }, 'fr'));
    const outcome = await loadWork({ slug: 'serre-livres', locale: 'fr' }, 'en');
    expect(outcome).toEqual({
      kind: 'found',
      work: expect.objectContaining({ path: '/fr/oeuvres/serre-livres', slugs }),
    });
    expect(asked()).toEqual([dataPath('serre-livres', 'fr')]);
  });

  it('asks for six at a time', async () => {
    const arrivals: (() => void)[] = [];
    fetching.mockImplementation(
      (path) => new Promise((resolve) => arrivals.push(() => resolve(answers[path] ?? NOT_FOUND))),
    );
    const slugs = Array.from({ length: 8 }, (_, index) => `work-${index}`);
    for (const slug of slugs) answers[dataPath(slug)] = answer(pageDataOf(slug));
    const all = Promise.all(slugs.map((slug) => loadWork({ slug, locale: 'en' }, 'en')));
    await new Promise((resolve) => setTimeout(resolve));
    expect(arrivals).toHaveLength(6);
    for (let index = 0; index < slugs.length; index += 1) {
      arrivals[index]?.();
      await new Promise((resolve) => setTimeout(resolve));
    }
    expect(await all).toHaveLength(8);
    expect(asked()).toHaveLength(8);
  });
});
