import { until } from '../../until';
import { startOwnSite, type OwnSite } from '../support/site/own-site';
import { EDITED, markedFile, marksIn, turnName } from './marked-files';
import { addressesOf, deadLinks, get, readAll, type Answer } from './whole-site';
import { expect, test } from '../support/test';

/** ms for an edit to be read, told and rendered, on a busy machine; how fast it is on a quiet one is for the bench to say. */
const LIVE_MS = 60_000;
test.describe.configure({ timeout: 600_000 });

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

test.beforeAll(async () => {
  test.setTimeout(900_000);
  site = await startOwnSite({ withSources: true });
  // Every work of the sample is named by another file.
  await site.edit(
    'works/pier-stool.yaml',
    { slug: { en: 'pier-stool', fr: 'tabouret-jetee' }, reference: 'ML 9001' },
    'works/trefle-stool.yaml',
  );
  const name = await markAll(OTHERS);
  await site.release();
  const answers = await readAll(site, await addressesOf(site));
  built = new Map([...answers].map(([address, { text }]) => [address, marksIn(text).get(name) ?? new Set()]));
});
test.afterAll(() => site.close());

const isOf = (index: number) => (mark: string) => mark.startsWith(turnName(index));

/** Where the release holds texts of a file: no other address can hold an old one. */
const holdersOf = (index: number): string[] =>
  [...built].filter(([, marks]) => [...marks].some(isOf(index))).map(([address]) => address);

/** Addresses that hold texts of a file of an earlier turn, or lack some of this one. */
function faultsOf(index: number, name: string, answers: ReadonlyMap<string, Answer>): string[] {
  return [...answers].flatMap(([address, { text }]) => {
    const marks = marksIn(text);
    const old = [...marks].filter(([of]) => of !== name).flatMap(([, all]) => [...all].filter(isOf(index)));
    const now = marks.get(name) ?? new Set();
    const missing = [...(built.get(address) ?? [])].filter((mark) => isOf(index)(mark) && !now.has(mark));
    return [
      ...(old.length > 0 ? [`${address} holds ${old.length} old texts`] : []),
      ...(missing.length > 0 ? [`${address} lacks ${missing.length} texts`] : []),
    ];
  });
}

/**
 * Reads addresses once all of them could have been made; on a busy machine the host sends a page of before where one takes
 * seconds, so what is wrong is read again.
 */
async function faultsAt(addresses: readonly string[], index: number, name: string): Promise<string[]> {
  let faults = faultsOf(index, name, await readAll(site, addresses));
  for (const end = Date.now() + LIVE_MS; faults.length > 0 && Date.now() < end; ) {
    const wrong = faults.map((fault) => fault.split(' ')[0]!);
    faults = faultsOf(index, name, await readAll(site, [...new Set(wrong)]));
  }
  return faults;
}

for (const [name, index] of OTHERS.map((index) => [EDITED[index]!.file, index] as const))
  test(`once its own page has the texts of ${name}, no address holds an old one, and all that held it have the new`, async () => {
    const holders = holdersOf(index);
    expect(holders.length).toBeGreaterThan(1);
    const name = await markAll([index]);
    expect(await faultsAt(holders, index, name)).toEqual([]);
  });

test('the gallery’s own data are on every page at once', async () => {
  const first = await markAll([SITE]);
  const answers = await readAll(site, await addressesOf(site));
  const data = [...answers].filter(([address]) => address.startsWith('/page-data/'));
  expect(data.length).toBeGreaterThan(100);
  expect(data.filter(([, { text }]) => !marksIn(text).has(first)).map(([address]) => address)).toEqual([]);
  for (const [address, { text }] of answers) built.set(address, marksIn(text).get(first) ?? new Set());
  const name = await markAll([SITE]);
  expect(await faultsAt(holdersOf(SITE), SITE, name)).toEqual([]);
});

test.describe('items that are added, renamed, retyped, put elsewhere and withdrawn', () => {
  /** The whole site, once all of them are so. */
  let answers: Map<string, Answer>;
  const textAt = (address: string): string => answers.get(address)?.text ?? '';
  const holding = (words: string) =>
    [...answers]
      .filter(([, { status, text }]) => status === 200 && text.includes(words))
      .map(([path]) => path);
  const WITHDRAWN = {
    '/events/an-afternoon-of-repairs': 'events/an-afternoon-of-repairs.yaml',
    '/press/the-weight-of-a-lamp': 'press/the-weight-of-a-lamp.yaml',
    '/works/pier-stool': 'works/pier-stool.yaml',
  };

  test.beforeAll(async () => {
    const when = (address: string, isSo: (answer: Answer) => boolean) =>
      until(() => get(site, address), isSo, LIVE_MS);
    await site.edit(
      'events/lantern-night.yaml',
      {
        slug: { en: 'lantern-night', fr: 'nuit-des-lanternes' },
        title: { en: 'Lantern night', fr: 'Nuit des lanternes' },
      },
      'events/after-dark.yaml',
    );
    await site.edit('works/quai-bench.yaml', { slug: { en: 'jetty-bench', fr: 'banc-jetee' } });
    await site.edit('works/trefle-stool.yaml', { type: 'objects' });
    await site.edit('works/semaphore-coat-rack.yaml', { position: 1 });
    for (const file of Object.values(WITHDRAWN)) await site.edit(file, { status: 'draft' });
    await when('/events/lantern-night', ({ status }) => status === 200);
    await when('/works/jetty-bench', ({ status }) => status === 200);
    await when('/works/type/objects', ({ text }) => text.includes('/works/trefle-stool'));
    await when('/works/type/all', ({ text }) => firstWorkIn(text) === '/works/semaphore-coat-rack');
    for (const address of Object.keys(WITHDRAWN)) await when(address, ({ status }) => status === 404);
    const old = [...Object.keys(WITHDRAWN), '/works/quai-bench'];
    answers = await readAll(site, await addressesOf(site));
    for (const end = Date.now() + LIVE_MS; Date.now() < end; ) {
      const wrong = [...answers].filter(([, { text }]) => old.some((path) => text.includes(path)));
      if (wrong.length === 0) break;
      const again = await readAll(
        site,
        wrong.map(([address]) => address),
      );
      answers = new Map([...answers, ...again]);
    }
  });

  test('leave no link that leads nowhere', async () => {
    expect(await deadLinks(site, answers)).toEqual([]);
  });

  test('a new event is in every list of its language, in its files and in its calendar', async () => {
    const { en, fr } = JSON.parse(textAt('/search/index.json')) as Record<'en' | 'fr', string>;
    expect(holding('Lantern night')).toEqual(
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
    const inFrench = ['/fr/evenements', '/fr/evenements.ics', '/fr/evenements/nuit-des-lanternes', fr];
    expect(holding('Nuit des lanternes')).toEqual(expect.arrayContaining(inFrench));
    expect(textAt('/sitemap-0.xml')).toContain('/events/lantern-night</loc>');
    expect((await get(site, '/events/lantern-night.ics')).text).toContain('Lantern night');
  });

  test('a renamed work is at its new address alone', async () => {
    expect((await get(site, '/works/quai-bench')).status).toBe(404);
    expect(holding('/works/quai-bench')).toEqual([]);
    expect(holding('/works/jetty-bench').length).toBeGreaterThan(5);
  });

  test('a work of another type is in the list of that one, and of no other', () => {
    expect(textAt('/works/type/seating')).not.toContain('/works/trefle-stool');
    expect(textAt('/page-data/works/type/objects/page-data.json')).toContain('/works/trefle-stool');
    expect(textAt('/works/type/all')).toContain('/works/trefle-stool');
  });

  test('works are in their new order in both languages', () => {
    expect(firstWorkIn(textAt('/fr/oeuvres/type/tous'))).toBe('/fr/oeuvres/portemanteau-semaphore');
  });

  for (const address of Object.keys(WITHDRAWN))
    test(`${address}, withdrawn, is named by nothing`, () => {
      expect(holding(address)).toEqual([]);
    });
});

/** The first work that a list of works leads to. */
const firstWorkIn = (html: string): string | undefined =>
  /href="(\/(?:works|fr\/oeuvres)\/(?!type\/)[^"]+)"/.exec(html.slice(html.indexOf('<main')))?.[1];
