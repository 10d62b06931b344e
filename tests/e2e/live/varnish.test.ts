import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import { readCurrent } from '../../../host/releases/current-release';
import { freePort } from '../../../scripts/lib/ports';
import { hasVarnish, startVarnish, type Varnish } from '../support/site/varnish';
import { everyItemTag, itemTag, listTag, type Tag } from '../../../src/contract/hook/tags';
import { LOCALE_CODES } from '../../../src/contract/locale-codes';
import { pageOf } from '../../../src/release/page-data';
import { startOwnSite, type OwnSite } from '../support/site/own-site';
import { addressesOf } from './whole-site';
import { expect, test } from '../support/test';

/** ms for an edit to be read, told, rendered and purged, on a busy machine. */
const LIVE_MS = 30_000;
/** s that edits come in, one a second, while everything is asked for. */
const LOAD_S = 8;
const VISITORS = 6;
test.describe.configure({ timeout: 300_000 });

/** Of the files in which the host counts edits: the last one, by itself or of each cache. */
type Noted = { mark?: { number: number } } & Record<string, { mark: { number: number } } | undefined>;

test.describe('behind Varnish', () => {
  test.skip(!hasVarnish(), 'not here to be tried: apt-get install varnish varnish-modules');
  let site: OwnSite;
  let varnish: Varnish;
  let purgeUrl: string;
  let addresses: string[];

  const get = async (address: string, base = varnish.url) => {
    const answer = await fetch(base + encodeURI(address), { headers: { 'Accept-Encoding': 'br' } });
    return { status: answer.status, headers: answer.headers, text: await answer.text() };
  };
  const isHit = ({ headers }: { headers: Headers }) => headers.get('x-cache') === 'HIT';
  const shows = (address: string, words: string) =>
    expect.poll(async () => (await get(address)).text, { timeout: LIVE_MS }).toContain(words);
  const retitle = (title: string) =>
    site.edit('press/indoor-lights.yaml', { title: { en: title, fr: `${title}, en français` } });
  const isSame = async (address: string): Promise<boolean> => {
    const [one, other] = [await get(address), await get(address, site.url)];
    // A file that is named by its content is that content, whatever the host has there now.
    const isLasting = one.headers.get('cache-control')?.includes('immutable');
    return isLasting || (one.status === other.status && one.text === other.text);
  };
  /**
   * The addresses at which Varnish has kept what the host has no longer. On a busy machine the host sends a page of before
   * where one takes seconds, so what is wrong is read again; what is kept would stay so.
   */
  const oldOnes = async (): Promise<string[]> => {
    let wrong = addresses;
    for (const end = Date.now() + LIVE_MS; wrong.length > 0 && Date.now() < end; ) {
      const found: string[] = [];
      for (const address of wrong) if (!(await isSame(address))) found.push(address);
      wrong = found;
    }
    return wrong;
  };
  /** What was purged is purged once more some time later, as everything is at the start of the host. */
  const isSettled = async () => {
    const read = async (name: string) =>
      JSON.parse(await readFile(path.join(site.deployDir, name), 'utf8').catch(() => '{}')) as Noted;
    await expect
      .poll(async () => {
        const made = (await read('changes.json')).mark?.number ?? 0;
        return (await read('purges.json'))[purgeUrl]?.mark.number === made;
      })
      .toBe(true);
  };
  /** Of all that shows the article: itself, the lists of press, and the works and creators that it cites, which link to it. */
  const tagsOfArticle = async (): Promise<Tag[]> => {
    const slugs = { en: 'indoor-lights', fr: 'lumieres-d-interieur' };
    const pages = { en: `/press/${slugs.en}`, fr: `/fr/presse/${slugs.fr}` };
    const ofEach = LOCALE_CODES.map(async (locale) => {
      const { text } = await get(pages[locale], site.url);
      const cited = [...text.matchAll(/href="(?:\/fr)?\/(works|oeuvres|creators|createurs)\/([\w-]+)"/g)];
      return [
        itemTag(locale, 'press', slugs[locale]),
        everyItemTag(locale, 'press'),
        listTag(locale, 'press'),
        ...cited.map(([, kind, slug]) =>
          itemTag(locale, kind === 'works' || kind === 'oeuvres' ? 'work' : 'creator', slug!),
        ),
      ];
    });
    return (await Promise.all(ofEach)).flat();
  };
  /** Has Varnish keep everything that there is now. */
  const warm = async () => {
    addresses = await addressesOf(site);
    for (const address of addresses) await get(address);
  };

  test.beforeAll(async () => {
    const [visitors, purges, host] = [await freePort(), await freePort(), await freePort()];
    purgeUrl = `http://127.0.0.1:${purges}`;
    site = await startOwnSite({
      port: host,
      edge: { provider: 'varnish', purgeUrls: [purgeUrl], token: '' },
    });
    varnish = await startVarnish({ visitors, purges, host });
    await isSettled();
  });
  test.afterAll(async () => {
    await varnish?.stop();
    await site?.close();
  });

  test('every page, its data and every file is kept, and visitors see no tags', async () => {
    await warm();
    expect(addresses.length).toBeGreaterThan(200);
    const answers = await Promise.all(
      addresses.map(async (address) => [address, await get(address)] as const),
    );
    expect(answers.filter(([, answer]) => !isHit(answer)).map(([address]) => address)).toEqual([]);
    const { headers } = answers.find(([address]) => address === '/about')![1];
    expect(headers.get('cache-control')).toBe('public, max-age=0, must-revalidate');
    expect([...headers.keys()].filter((name) => /surrogate|xkey|varnish|via/.test(name))).toEqual([]);
    const condition = { 'If-None-Match': headers.get('etag')!, 'Accept-Encoding': 'br' };
    expect((await fetch(`${varnish.url}/about`, { headers: condition })).status).toBe(304);
  });

  test('a list and what is chosen of it are kept apart', async () => {
    const list = '/works/type/all';
    const chosen = `${list}?creator=odile-kerherve`;
    await get(chosen);
    const [all, some] = [await get(list), await get(chosen)];
    expect([isHit(all), isHit(some)]).toEqual([true, true]);
    expect(all.text).toContain('/works/semaphore-coat-rack"');
    expect(some.text).not.toContain('/works/semaphore-coat-rack"');
    expect(some.text).toContain('/works/quai-bench"');
  });

  test('forms, previews, rooms, the desk and errors are not', async () => {
    for (const address of [
      '/works/nobody-knows',
      '/healthz',
      '/preview/token',
      '/room/token',
      '/fr/salon/token',
      '/desk',
    ])
      for (let time = 0; time < 2; time += 1) expect(isHit(await get(address))).toBe(false);
  });

  test('an edit shows, and what it does not concern is kept', async () => {
    await warm();
    await retitle('Lights within');
    await shows('/press/indoor-lights', 'Lights within');
    expect((await get('/fr/presse')).text).toContain('Lights within, en français');
    for (const address of ['/works/quai-bench', '/fr/createurs', '/about'])
      expect([address, isHit(await get(address))]).toEqual([address, true]);
  });

  test('while edits come once a second, all that they do not concern comes from the cache', async () => {
    await isSettled();
    await warm();
    const asked = new Map<string, { all: number; hits: number }>();
    let isOver = false;
    const visit = async (from: number) => {
      for (let turn = from; !isOver; turn += 1) {
        const address = addresses[turn % addresses.length]!;
        const isFound = isHit(await get(address));
        const count = asked.get(address) ?? { all: 0, hits: 0 };
        count.hits += Number(isFound);
        count.all += 1;
        asked.set(address, count);
      }
    };
    const visitors = Array.from({ length: VISITORS }, (_, index) => visit(index * 37));
    for (let second = 0; second < LOAD_S; second += 1) {
      await retitle(`Edited in second ${second}`);
      await delay(1_000);
    }
    isOver = true;
    await Promise.all(visitors);
    const { tags } = await readCurrent(site.deployDir);
    const concerned = new Set(await tagsOfArticle());
    const isConcerned = (address: string) =>
      tags?.of(pageOf(address))?.some((tag) => concerned.has(tag as Tag));
    const rest = [...asked].filter(([address]) => !isConcerned(address));
    const missed = rest.filter(([, { all, hits }]) => hits < all).map(([address]) => address);
    expect(rest.length).toBeGreaterThan(150);
    expect(missed).toEqual([]);
    await shows('/press/indoor-lights', `Edited in second ${LOAD_S - 1}`);
    await expect.poll(() => oldOnes()).toEqual([]);
  });

  test('nothing old is shown when Varnish was away during an edit', async () => {
    await varnish.stop();
    await retitle('While it was away');
    await expect
      .poll(async () => (await get('/press/indoor-lights', site.url)).text, { timeout: LIVE_MS })
      .toContain('While it was away');
    await varnish.start();
    expect((await get('/press/indoor-lights')).text).toContain('While it was away');
    await expect.poll(() => oldOnes()).toEqual([]);
  });

  test('nothing old is shown when the host was away during an edit, and what is kept is shown meanwhile', async () => {
    await warm();
    await site.stopHost();
    await retitle('While the host was away');
    expect((await get('/about')).status).toBe(200);
    expect((await get('/not-kept')).status).toBe(502);
    await site.startHost();
    await shows('/press/indoor-lights', 'While the host was away');
    await expect.poll(() => oldOnes()).toEqual([]);
  });

  test('only the door of the host purges', async () => {
    await warm();
    const method = 'PURGE';
    const headers = { 'X-Purge-Tags': 'everything' };
    expect((await fetch(`${varnish.url}/about`, { method, headers })).status).not.toBe(200);
    expect((await fetch(`${purgeUrl}/about`)).status).toBe(405);
    expect((await fetch(purgeUrl, { method })).status).toBe(405);
    expect(isHit(await get('/about'))).toBe(true);
  });
});
