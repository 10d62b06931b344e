import { slugListQuery } from '../../../src/contract/forms/slug-list';
import { translator } from '../../../src/i18n/i18n';
import { arrivedAt, open } from '../support/browser/browser';
import { startOwnSite, type OwnSite } from '../support/site/own-site';
import { visitorAgent } from '../support/browser/visitor-agent';
import { watchFaults } from '../support/browser/watch-faults';
import { expect, test } from '../support/test';
let site: OwnSite;
test.beforeAll(async () => {
  site = await startOwnSite();
});
test.afterAll(() => site.close());

const get = async (path: string) => {
  const answer = await fetch(site.url + path, { headers: { 'User-Agent': visitorAgent() } });
  return { status: answer.status, headers: answer.headers, text: await answer.text() };
};
/** Waits until an address says so, and gives its answer. */
async function shows(path: string, words: string) {
  await expect.poll(async () => (await get(path)).text).toContain(words);
  return get(path);
}
/** Waits until an address is not there any more, and gives its answer. */
async function isGone(path: string) {
  await expect.poll(async () => (await get(path)).status).toBe(404);
  return get(path);
}
const dataOf = (path: string) => `/page-data${path}/page-data.json`;

test.describe('an edit', () => {
  test('is on the work’s page at once, in its data, and on the lists of its type', async () => {
    await site.edit('works/quai-bench.yaml', { title: { en: 'Jetty bench', fr: 'Banc Jetée' } });
    expect((await shows('/works/quai-bench', 'Jetty bench')).text).toContain('Jetty bench');
    for (const path of [
      '/works/type/all',
      '/works/type/seating',
      dataOf('/works/quai-bench'),
      dataOf('/works/type/all'),
    ])
      expect((await get(path)).text).toContain('Jetty bench');
    for (const path of ['/fr/oeuvres/banc-quai', '/fr/oeuvres/banc-quai/pdf', '/fr/oeuvres/type/tous'])
      expect((await get(path)).text).toContain('Banc Jetée');
  });

  test('of a creator, an event and an article is on their pages', async () => {
    await site.edit('creators/armand-vasselot.yaml', { nationality: { en: 'From Lyon', fr: 'Lyonnais' } });
    await site.edit('events/after-dark.yaml', { title: { en: 'After midnight', fr: 'Après minuit' } });
    await site.edit('press/indoor-lights.yaml', { title: { en: 'Lights within', fr: 'Lumières du dedans' } });
    expect((await shows('/fr/createurs/armand-vasselot', 'Lyonnais')).status).toBe(200);
    expect((await shows('/events/after-dark', 'After midnight')).text).toContain('After midnight');
    expect((await shows('/press/indoor-lights', 'Lights within')).text).toContain('Lights within');
  });

  test('takes the page over in the browser, which has nothing to complain of', async () => {
    let faults: string[] = [];
    const page = await open(`${site.url}/works/quai-bench`, {
      prepare: (next) => (faults = watchFaults(next)),
    });
    await expect.poll(() => page.getByRole('heading', { level: 1 }).innerText()).toContain('Jetty bench');
    await page.waitForLoadState('networkidle');
    expect(faults).toEqual([]);
  });
});

test.describe('a work that the build does not know', () => {
  const NEW = {
    slug: { en: 'pier-stool', fr: 'tabouret-jetee' },
    title: { en: 'Pier stool', fr: 'Tabouret Jetée' },
  };

  test('has a page and a sheet in both languages, like any other', async () => {
    await site.edit('works/pier-stool.yaml', NEW, 'works/quai-bench.yaml');
    const { status, headers, text } = await shows('/works/pier-stool', 'Pier stool');
    expect(status).toBe(200);
    expect(headers.get('content-security-policy')).toMatch(/script-src 'self' 'sha256-/);
    expect(text).toContain('rel="canonical"');
    for (const path of [
      '/works/pier-stool/pdf',
      '/fr/oeuvres/tabouret-jetee',
      '/fr/oeuvres/tabouret-jetee/pdf',
    ])
      expect((await get(path)).status).toBe(200);
    expect((await fetch(`${site.url}/works/pier-stool`, { method: 'HEAD' })).status).toBe(200);
  });

  test('is reached from the list, and found again by Back', async () => {
    let faults: string[] = [];
    const page = await open(`${site.url}/works/type/seating`, {
      prepare: (next) => (faults = watchFaults(next)),
    });
    await page.getByRole('link', { name: 'Pier stool' }).first().click();
    await arrivedAt(page, `${site.url}/works/pier-stool`);
    await expect.poll(() => page.getByRole('heading', { level: 1 }).innerText()).toContain('Pier stool');
    await page.goBack();
    await arrivedAt(page, `${site.url}/works/type/seating`);
    expect(faults).toEqual([]);
  });

  test('is shown by a selection that is passed on', async () => {
    const page = await open(`${site.url}/fr/selection${slugListQuery(['tabouret-jetee'])}`);
    await page.getByRole('main').getByRole('link', { name: 'Tabouret Jetée' }).first().waitFor();
  });

  test('is gone when it is a draft again, or deleted', async () => {
    await site.edit('works/pier-stool.yaml', { status: 'draft' });
    const { status, text } = await isGone('/fr/oeuvres/tabouret-jetee');
    expect(status).toBe(404);
    expect(text).toContain('La page que vous recherchez n’existe pas ou plus.');
    await site.remove('works/pier-stool.yaml');
    await site.edit('works/anse-armchairs.yaml', { status: 'draft' });
    expect((await isGone('/works/anse-armchairs')).status).toBe(404);
    expect((await get('/works/type/all')).text).not.toContain('/works/anse-armchairs');
  });
});

test.describe('without a sound API', () => {
  test.afterAll(() => site.resumeApi());

  const SERVER_ERROR = translator('fr')('server-error.text');
  const unknown = '/fr/oeuvres/inconnue';

  async function expectTheSiteToStand(): Promise<void> {
    const { status, headers, text } = await get(unknown);
    expect(status).toBe(503);
    expect(headers.get('retry-after')).toMatch(/^\d+$/);
    expect(headers.get('cache-control')).toBe('no-store');
    expect(text.replaceAll('&#x27;', "'")).toContain(SERVER_ERROR);
    for (const path of ['/', '/fr', '/about', '/works/guetteur-floor-lamp'])
      expect((await get(path)).status).toBe(200);
    // What was edited falls back to what was built.
    expect(await get('/works/quai-bench')).toMatchObject({
      status: 200,
      text: expect.stringMatching(/bench/),
    });
  }

  test('that is down: the static pages stay, the others say when to come back', async () => {
    await site.stopApi();
    await expectTheSiteToStand();
  });

  test('that sends garbage', async () => {
    await site.replaceApi((_, response) => response.end('<!doctype html>'));
    await expectTheSiteToStand();
  });

  test('that does not answer: nobody waits longer than seconds', async () => {
    await site.replaceApi(() => undefined);
    const started = Date.now();
    expect((await get(unknown)).status).toBe(503);
    expect(Date.now() - started).toBeLessThan(6000);
    await expectTheSiteToStand();
  });

  test('shows the error page in the browser, whole', async () => {
    await site.replaceApi((_, response) => response.writeHead(500).end());
    const page = await open(site.url + unknown);
    await page.getByRole('heading', { level: 1, name: SERVER_ERROR }).waitFor();
    await page
      .getByRole('main')
      .getByRole('link', { name: translator('fr')('not-found.home') })
      .click();
    await arrivedAt(page, `${site.url}/fr`);
  });
});
