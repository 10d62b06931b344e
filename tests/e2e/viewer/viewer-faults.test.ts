import type { Work } from '../../../src/contract/items/work';
import { translator } from '../../../src/i18n/i18n';
import { routePath } from '../../../src/routes/route-path';
import { open, type Visitor } from '../support/browser/browser';
import { findLamp } from './find-work';
import { focusOn } from '../support/browser/focus';
import { SITE } from '../support/site/site';
import { viewerOn } from './viewer';
import { expect, test } from '../support/test';

// What fails does so alike in every language.
const LOCALE = 'en';
const t = translator(LOCALE);

test.describe('where the viewer cannot be had, or a picture', () => {
  let work: Work;
  let path: string;
  let count: number;

  test.beforeAll(async () => {
    work = await findLamp(LOCALE);
    path = routePath('works-slug', LOCALE, { slug: work.slug });
    count = work.images.length;
  });

  async function visit(visitor: Visitor = {}) {
    const page = await open(path, visitor);
    return { page, viewer: viewerOn(page, t) };
  }

  test('without scripts a picture’s link leads to the picture', async () => {
    const page = await open(path, { javaScriptEnabled: false });
    const links = page.locator('main a[id^=picture-]');
    await expect(links).toHaveCount(count);
    const answer = page.waitForResponse((response) => response.request().isNavigationRequest());
    await links.first().click();
    expect((await answer).headers()['content-type']).toMatch(/^image\//);
    expect(page.url()).toBe(SITE.url + work.images[0]?.sizes.xl);
  });

  test('where its code cannot be had, the link is followed', async () => {
    const { page, viewer } = await visit();
    await page.waitForLoadState('networkidle');
    const known = new Set(
      await page.evaluate(() => performance.getEntriesByType('resource').map(({ name }) => name)),
    );
    await page.route(/\.(js|css)(\?|$)/, (route) =>
      known.has(route.request().url()) ? route.continue() : route.abort(),
    );
    await viewer.link(2).click();
    await page.waitForURL(SITE.url + work.images[1]?.sizes.xl);
    await page.goBack();
    await page.waitForURL(SITE.url + path);
  });

  test('a picture that fails says so, the others do not, and it comes when it is asked for again', async () => {
    const name = work.images[1]?.sizes.xl.split('/').at(-2);
    const isLost = (url: URL) => url.pathname.includes(`/${name}/`);
    // Lost from the start: a file that the page has already is not fetched again by the viewer.
    const { page, viewer } = await visit({
      prepare: (next) => next.route(isLost, (route) => route.abort()),
    });
    await viewer.open(1);
    const alert = viewer.dialog.getByRole('alert');
    await expect.poll(() => alert.innerText()).toBe('');
    await viewer.button('viewer.next').click();
    await alert.getByText(t('viewer.failed')).waitFor();
    expect(await viewer.violations()).toEqual([]);
    await viewer.button('viewer.next').click();
    await viewer.shows(3, count);
    await expect.poll(() => alert.innerText()).toBe('');
    await viewer.button('viewer.previous').click();
    await alert.getByText(t('viewer.failed')).waitFor();
    await page.unroute(isLost);
    await alert.getByRole('button', { name: t('viewer.retry') }).click();
    await page.waitForFunction(() =>
      document
        .querySelector<HTMLImageElement>('.pswp__item[aria-hidden=false] picture img')
        ?.decode()
        .then(
          () => true,
          () => false,
        ),
    );
    await expect.poll(() => alert.innerText()).toBe('');
    await focusOn(viewer.dialog);
  });
});
