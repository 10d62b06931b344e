import { until } from '../../until';
import { startOwnSite, type OwnSite } from '../support/site/own-site';
import { EDITED, markedFile, marksIn, turnName } from './marked-files';
import { addressesOf, deadLinks, get, readAll, type Answer } from './whole-site';

/** ms for an edit to be read, told and rendered, on a busy machine; how fast it is on a quiet one is for the bench to say. */
const LIVE_MS = 60_000;
jest.setTimeout(600_000);

let site: OwnSite;
/** Address -> marks of files and fields that the release holds there: what a change of them has to reach. */
let built: Map<string, Set<string>>;
let turn = 0;

/** Marks every text of some files anew; the gallery's own data are on every page, and so not in the release. */
async function markAll(files: readonly number[]): Promise<string> {
  turn += 1;
  for (const index of files)
    await site.edit(EDITED[index]!.file, (content) => markedFile(index, content, turn));
  const name = turnName(turn);
  for (const index of files)
    await until(
      () => get(site, EDITED[index]!.at),
      ({ text }) => [...(marksIn(text).get(name) ?? [])].some((mark) => mark.startsWith(turnName(index))),
      LIVE_MS,
    );
  return name;
}

const SITE = EDITED.findIndex(({ file }) => file === 'site.yaml');
const OTHERS = [...EDITED.keys()].filter((index) => index !== SITE);

beforeAll(async () => {
  site = await startOwnSite({ withSources: true });
  const name = await markAll(OTHERS);
  await site.build({ reuse: true });
  const answers = await readAll(site, await addressesOf(site));
  built = new Map([...answers].map(([address, { text }]) => [address, marksIn(text).get(name) ?? new Set()]));
}, 900_000);
afterAll(() => site.close());

/** Marks of a file that are not what they should be: there from an earlier turn, or not there from this one. */
function faultsOf(index: number, name: string, answers: ReadonlyMap<string, Answer>): string[] {
  const isOwn = (mark: string) => mark.startsWith(turnName(index));
  return [...answers].flatMap(([address, { text }]) => {
    const marks = marksIn(text);
    const old = [...marks].filter(([of]) => of !== name).flatMap(([, all]) => [...all].filter(isOwn));
    const now = marks.get(name) ?? new Set();
    const missing = [...(built.get(address) ?? [])].filter((mark) => isOwn(mark) && !now.has(mark));
    return [
      ...(old.length > 0 ? [`${address} holds ${old.length} old texts`] : []),
      ...(missing.length > 0 ? [`${address} lacks ${missing.length} texts`] : []),
    ];
  });
}

it('the release holds the texts of every file, in many places', () => {
  for (const index of OTHERS) {
    const holders = [...built].filter(([, marks]) =>
      [...marks].some((mark) => mark.startsWith(turnName(index))),
    );
    expect([EDITED[index]!.file, holders.length >= 2]).toEqual([EDITED[index]!.file, true]);
  }
});

it.each(OTHERS.map((index) => [EDITED[index]!.file, index] as const))(
  'once its own page has the texts of %s, no address holds an old one, and all that held it have the new',
  async (_, index) => {
    const name = await markAll([index]);
    expect(faultsOf(index, name, await readAll(site, [...built.keys()]))).toEqual([]);
  },
);

it('the gallery’s own data are on every page at once', async () => {
  await markAll([SITE]);
  const before = await readAll(site, await addressesOf(site));
  const pages = [...before].filter(([address]) => address.startsWith('/page-data/'));
  expect(pages.length).toBeGreaterThan(100);
  expect(pages.filter(([, { text }]) => !text.includes(`q${turnName(SITE)}q`)).map(([path]) => path)).toEqual(
    [],
  );
  built = new Map(
    [...before].map(([address, { text }]) => [address, marksIn(text).get(turnName(turn)) ?? new Set()]),
  );
  const name = await markAll([SITE]);
  expect(faultsOf(SITE, name, await readAll(site, [...built.keys()]))).toEqual([]);
});

describe('what there is', () => {
  /** Waits for an address to answer so, then reads the whole site once. */
  async function readWhen(address: string, isSo: (answer: Answer) => boolean) {
    await until(() => get(site, address), isSo, LIVE_MS);
    const answers = await readAll(site, await addressesOf(site));
    expect(await deadLinks(site, answers)).toEqual([]);
    return answers;
  }
  const holding = (answers: ReadonlyMap<string, Answer>, words: string) =>
    [...answers]
      .filter(([, { status, text }]) => status === 200 && text.includes(words))
      .map(([path]) => path);

  it('a new event is in every list of its language, in its files and in its calendar', async () => {
    await site.edit(
      'events/lantern-night.yaml',
      () => ({
        slug: { en: 'lantern-night', fr: 'nuit-des-lanternes' },
        title: { en: 'Lantern night', fr: 'Nuit des lanternes' },
      }),
      'events/talk-lighting-a-table.yaml',
    );
    const answers = await readWhen('/events/lantern-night', ({ status }) => status === 200);
    const { en, fr } = JSON.parse(answers.get('/search/index.json')!.text) as Record<'en' | 'fr', string>;
    expect(holding(answers, 'Lantern night')).toEqual(
      expect.arrayContaining([
        '/data/en/navigation.json',
        '/events',
        '/events.atom',
        '/events.ics',
        '/events/lantern-night',
        '/llms.txt',
        '/page-data/events/lantern-night/page-data.json',
        '/page-data/events/page-data.json',
        en,
      ]),
    );
    expect(holding(answers, 'Nuit des lanternes')).toEqual(
      expect.arrayContaining([
        '/fr/evenements',
        '/fr/evenements.ics',
        '/fr/evenements/nuit-des-lanternes',
        fr,
      ]),
    );
    expect(answers.get('/sitemap-0.xml')!.text).toContain('/events/lantern-night</loc>');
    expect((await get(site, '/events/lantern-night.ics')).text).toContain('Lantern night');
  });

  it('a renamed work is at its new address alone', async () => {
    await site.edit('works/quai-bench.yaml', () => ({ slug: { en: 'jetty-bench', fr: 'banc-jetee' } }));
    const answers = await readWhen('/works/jetty-bench', ({ status }) => status === 200);
    expect(answers.get('/works/quai-bench')!.status).toBe(404);
    expect(holding(answers, '/works/quai-bench')).toEqual([]);
    expect(holding(answers, '/works/jetty-bench').length).toBeGreaterThan(5);
  });

  it('a work of another type is in the list of that one', async () => {
    await site.edit('works/trefle-stool.yaml', () => ({ type: 'objects' }));
    const answers = await readWhen('/works/type/objects', ({ text }) => text.includes('/works/trefle-stool'));
    expect(answers.get('/works/type/seating')!.text).not.toContain('/works/trefle-stool');
    expect(answers.get('/page-data/works/type/objects/page-data.json')!.text).toContain(
      '/works/trefle-stool',
    );
    expect(answers.get('/works/type/all')!.text).toContain('/works/trefle-stool');
  });

  it('works in another order are so in every list', async () => {
    await site.edit('works/semaphore-coat-rack.yaml', () => ({ position: 1 }));
    const isFirst = ({ text }: Answer) =>
      /href="\/works\/(?!type)[^"]+"/.exec(text.slice(text.indexOf('<main')))?.[0] ===
      'href="/works/semaphore-coat-rack"';
    const answers = await readWhen('/works/type/all', isFirst);
    const [first] = (
      JSON.parse(answers.get('/page-data/works/type/all/page-data.json')!.text) as {
        result: { data: { page: { view: { works: { path: string }[] } } } };
      }
    ).result.data.page.view.works;
    expect(first?.path).toBe('/works/semaphore-coat-rack');
  });

  it.each([
    ['events/an-afternoon-of-repairs.yaml', '/events/an-afternoon-of-repairs'],
    ['press/the-weight-of-a-lamp.yaml', '/press/the-weight-of-a-lamp'],
    ['works/estacade-bookends.yaml', '/works/estacade-bookends'],
  ])('%s, withdrawn, is linked to by nothing', async (file, address) => {
    await site.edit(file, () => ({ status: 'draft' }));
    const answers = await readWhen(address, ({ status }) => status === 404);
    expect(holding(answers, address)).toEqual([]);
  });
});
