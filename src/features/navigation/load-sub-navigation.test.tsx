import type { NavigationData } from './navigation-data';

const EMPTY: NavigationData = { works: [], creators: [], events: [] };
const answer = (body: string, status = 200) => ({
  status,
  headers: new Map(),
  text: () => Promise.resolve(body),
});
const fetched = jest.fn();

/** The loader of a visit that has just begun. */
async function newVisit() {
  jest.resetModules();
  return (await import('./load-sub-navigation')).loadSubNavigation;
}

beforeEach(() => {
  globalThis.fetch = fetched.mockReset();
  // jsdom's has none yet.
  AbortSignal.timeout ??= () => new AbortController().signal;
});

describe('loadSubNavigation', () => {
  it('fetches the lists of a language once, and those of each language', async () => {
    fetched.mockResolvedValue(answer(JSON.stringify(EMPTY)));
    const load = await newVisit();
    expect(await load('en')).toMatchObject({ data: EMPTY, List: expect.any(Function) });
    expect(load('en')).toBe(load('en'));
    await load('fr');
    expect(fetched.mock.calls.map(([url]) => url)).toEqual([
      '/data/en/navigation.json',
      '/data/fr/navigation.json',
    ]);
  });

  it.each<[string, () => unknown]>([
    ['a dead line', () => fetched.mockRejectedValueOnce(new TypeError('Failed to fetch'))],
    ['an answer that is none', () => fetched.mockResolvedValueOnce(answer('not found', 404))],
    [
      'an answer that is no JSON',
      () => fetched.mockResolvedValueOnce(answer('<p>Sign in to this network</p>')),
    ],
  ])('fails on %s, and tries again the next time', async (_, breakDown) => {
    const load = await newVisit();
    breakDown();
    await expect(load('en')).rejects.toThrow();
    fetched.mockResolvedValue(answer(JSON.stringify(EMPTY)));
    expect((await load('en')).data).toEqual(EMPTY);
  });
});
