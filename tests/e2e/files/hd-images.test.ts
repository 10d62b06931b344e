import type { Download, Page } from '@playwright/test';
import type { Work } from '../../../src/contract/items/work';
import { createGallery } from '../../../src/gallery/gallery';
import { translator } from '../../../src/i18n/i18n';
import { LOCALE_CODES, type LocaleCode } from '../../../src/i18n/locales';
import { routePath } from '../../../src/routes/route-path';
import { readZip, type ReadFile } from '../../read-zip';
import { open, type Visitor } from '../support/browser/browser';
import { contentOf } from '../support/site/downloads';
import { focusOn } from '../support/browser/focus';
import { GREY_PICTURES } from '../support/browser/grey-pictures';
import { ORIGIN, SITE } from '../support/site/site';
import { expect, inTurn, test } from '../support/test';
const gallery = createGallery({ baseUrl: SITE.apiUrl });
const HD = '**/media/hd/**';

const filesIn = async (download: Download): Promise<ReadFile[]> => readZip(await contentOf(download));

/** A visitor to whom the HD pictures come from the API, and nothing else does. */
const forFiles: Visitor = {
  prepare: (page) =>
    page.route(HD, (route) => {
      const { [GREY_PICTURES]: _, ...headers } = route.request().headers();
      return route.continue({ headers });
    }),
};

const section = (page: Page) => page.locator('#hd-images');
const creditsIn = (files: ReadFile[]) => files.at(-1)?.content.toString() ?? '';

/** The first work of a language with more than one HD picture. */
async function findWork(locale: LocaleCode): Promise<Work> {
  for (const { slug } of await gallery.works(locale)) {
    const work = await gallery.work(locale, slug);
    if (work.hd_images.length > 1) return work;
  }
  throw new Error(`No work in ${locale} has two HD pictures`);
}

const pathOf = ({ slug }: Work, locale: LocaleCode) => routePath('works-slug', locale, { slug });

for (const locale of inTurn(LOCALE_CODES, __filename))
  test.describe(`in ${locale}`, () => {
    const t = translator(locale);
    let work: Work;
    test.beforeAll(async () => {
      work = await findWork(locale);
    });

    test('the API names them itself, for pages that are elsewhere', async () => {
      for (const { url, filename, bytes } of work.hd_images) {
        const { headers } = await fetch(SITE.apiUrl + url, { method: 'HEAD' });
        expect(headers.get('content-disposition')).toContain(
          `filename*=UTF-8''${encodeURIComponent(filename)}`,
        );
        expect(headers.get('access-control-allow-origin')).toBe('*');
        expect(headers.get('content-length')).toBe(String(bytes));
      }
    });

    test('each downloads under its proper name, and all in one zip file with who is to be credited', async () => {
      const path = pathOf(work, locale);
      const page = await open(path, forFiles);
      for (const [index, { filename }] of work.hd_images.entries()) {
        const download = page.waitForEvent('download');
        await section(page)
          .getByRole('link', { name: `${t('work.hd-download', { index: index + 1 })},` })
          .click();
        expect((await download).suggestedFilename()).toBe(filename);
      }

      const started = page.waitForEvent('download');
      await page.getByRole('button', { name: t('downloads.all') }).focus();
      await page.keyboard.press('Enter');
      const download = await started;
      const creators = work.creators.map(({ name }) => name).join(', ');
      expect(download.suggestedFilename()).toBe(`${creators} - ${work.title} - HD.zip`);
      await section(page)
        .getByText(t('downloads.done', { name: download.suggestedFilename() }))
        .waitFor();

      const files = await filesIn(download);
      expect(files.map(({ name, content }) => [name, content.length])).toEqual([
        ...work.hd_images.map(({ filename, bytes }) => [filename, bytes]),
        [t('credits.file-name'), expect.any(Number)],
      ]);
      for (const [index, { url }] of work.hd_images.entries()) {
        const picture = Buffer.from(await (await fetch(SITE.apiUrl + url)).arrayBuffer());
        expect(files[index]?.content.equals(picture)).toBe(true);
      }
      const credits = creditsIn(files);
      for (const words of [work.title, creators, work.reference, ORIGIN + path, t('credits.images')])
        expect(credits).toContain(words);
      for (const { credit = '' } of work.hd_images) expect(credits).toContain(credit);
      expect(credits).not.toContain(t('credits.missing'));
    });
  });

test.describe('what does not depend on the language', () => {
  const t = translator('fr');
  let work: Work;
  test.beforeAll(async () => {
    work = await findWork('fr');
  });

  const visit = (visitor = forFiles) => open(pathOf(work, 'fr'), visitor);
  const all = (page: Page) => page.getByRole('button', { name: t('downloads.all') });

  test('one that can’t be had is named, the others are kept, and it is asked for again', async () => {
    const page = await visit();
    const [, lost] = work.hd_images;
    const isLost = ({ href }: URL) => href === SITE.url + lost?.url;
    await page.route(isLost, (route) => route.abort());
    let download = page.waitForEvent('download');
    await all(page).click();
    const files = await filesIn(await download);
    expect(files.map(({ name }) => name)).toEqual([
      ...work.hd_images.filter((image) => image !== lost).map(({ filename }) => filename),
      t('credits.file-name'),
    ]);
    expect(creditsIn(files)).toContain(`${t('credits.missing')}\r\n${lost?.filename}`);
    await section(page)
      .getByText(t('downloads.missing', { count: 1, names: lost?.filename ?? '' }))
      .waitFor();

    await page.unroute(isLost);
    download = page.waitForEvent('download');
    await section(page)
      .getByRole('button', { name: t('downloads.retry') })
      .click();
    expect(await filesIn(await download)).toHaveLength(work.hd_images.length + 1);
  });

  test('nothing is saved of what can’t be had or is cancelled; it is said what to do, and how far it is', async () => {
    const page = await visit();
    let saved = 0;
    page.on('download', () => (saved += 1));
    await page.route(HD, (route) => route.fulfill({ status: 503, body: '' }));
    await all(page).click();
    await section(page).getByText(t('downloads.failed')).waitFor();
    await page.unroute(HD);

    let asked = 0;
    // The first picture comes, the second is never answered.
    await page.route(HD, (route) => ((asked += 1) === 1 ? route.continue() : undefined));
    await all(page).click();
    const bar = section(page).getByRole('progressbar', { name: t('downloads.running') });
    await bar.waitFor();
    await page.waitForFunction(() =>
      Number(document.querySelector('#hd-images progress')?.getAttribute('value')),
    );
    const aborted = page.waitForEvent('requestfailed');
    await section(page)
      .getByRole('button', { name: t('downloads.cancel') })
      .click();
    await aborted;
    await section(page).getByText(t('downloads.cancelled')).waitFor();
    await bar.waitFor({ state: 'hidden' });
    await focusOn(all(page));
    expect(saved).toBe(0);
  });

  test('without scripts the files are there, and no button that needs them', async () => {
    const page = await visit({ ...forFiles, javaScriptEnabled: false });
    await expect(section(page).getByRole('link')).toHaveCount(work.hd_images.length);
    await expect(all(page)).not.toBeVisible();
    const download = page.waitForEvent('download');
    await section(page).getByRole('link').first().click();
    expect((await download).suggestedFilename()).toBe(work.hd_images[0]?.filename);
  });
});
