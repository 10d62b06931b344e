import { translator } from '../../../src/i18n/i18n';
import { EVENING, DAY } from '../../../src/theme/tokens';
import { open } from '../support/browser/browser';
import { fetchFile } from '../support/site/downloads';
import { readPage } from '../support/site/read-page';
import { expect, test } from '../support/test';

interface PageDataFile {
  result: {
    data: { locales: { edges: { node: { ns: string; language: string; data: Record<string, string> } }[] } };
    pageContext: { i18n: object };
  };
}

/** What is seen of the prescribed packages in the built site (README, 'Packages'). */
const WORK = '/works/quai-bench';

test('theme-ui’s provider has written the colours of both modes, and its JSX a class that is styled', async () => {
  const { html } = await readPage(WORK);
  const styles = html.querySelectorAll('style[data-emotion]').map(({ text }) => text);
  const colours = styles.find((css) => css.includes(`--theme-ui-colors-text:${DAY.text}`));
  expect(colours).toMatch(new RegExp(`\\.theme-ui-dark[^{]*\\{[^}]*--theme-ui-colors-text:${EVENING.text}`));
  const [, name] =
    /\b(css-[a-z0-9]+)/.exec(html.querySelector('main [class*=css-]')?.getAttribute('class') ?? '') ?? [];
  expect(styles.some((css) => css.includes(`.${name}{`))).toBe(true);
});

test('theme-ui’s JSX in the browser finds the styles of the server, and writes none of them again', async () => {
  const page = await open(WORK);
  const ofServer = new Set(
    (await readPage(WORK)).html
      .querySelectorAll('[class*=css-]')
      .flatMap((element) => element.getAttribute('class')?.match(/css-[a-z0-9]+/g) ?? []),
  );
  const again = await page.evaluate(() =>
    [...document.styleSheets]
      .filter(
        ({ ownerNode }) =>
          (ownerNode as HTMLElement).dataset['emotion'] === 'css' &&
          (ownerNode as HTMLElement).dataset['s'] === '',
      )
      .flatMap(({ cssRules }) =>
        [...cssRules].flatMap(({ cssText }) => /^\.(css-[a-z0-9]+)/.exec(cssText)?.[1] ?? []),
      ),
  );
  expect(ofServer.size).toBeGreaterThan(20);
  expect(again.filter((name) => ofServer.has(name))).toEqual([]);
});

test('words are what gatsby-plugin-react-i18next hands i18next from a page’s data, in its own language alone', async () => {
  const address = `/page-data${WORK}/page-data.json`;
  const json = JSON.parse((await fetchFile(address)).text) as PageDataFile;
  const { result } = json;
  expect(result.pageContext.i18n).toMatchObject({ language: 'en', languages: ['en', 'fr'] });
  const words = result.data.locales.edges.map(({ node }) => node);
  expect(new Set(words.map(({ language }) => language))).toEqual(new Set(['en']));
  expect(words.find(({ ns }) => ns === 'work')?.data).toMatchObject({
    'work.back': translator('en')('work.back'),
  });

  // i18next's own marks, which no other code of the site reads.
  words.find(({ ns }) => ns === 'work')!.data = { 'work.back': 'said by $t(nav.menu)' };
  const page = await open('/works/type/all', {
    prepare: (next) => next.route(`**${address}`, (route) => route.fulfill({ json })),
  });
  await page.locator(`main a[href="${WORK}"]`).first().click();
  await page.getByRole('link', { name: `said by ${translator('en')('nav.menu')}` }).waitFor();
});

test('pictures are gatsby-plugin-image’s, each with the noscript that it writes behind one', async () => {
  const { html } = await readPage(WORK);
  const pictures = html.querySelectorAll('main picture');
  expect(pictures.length).toBeGreaterThan(1);
  for (const { nextElementSibling } of pictures) expect(nextElementSibling?.tagName).toBe('NOSCRIPT');
});

test('the sitemap is that of gatsby-plugin-sitemap', async () => {
  const index = await fetchFile('/sitemap-index.xml');
  const [, file] = /<loc>https?:\/\/[^/]+(\/sitemap-\d+\.xml)<\/loc>/.exec(index.text) ?? [];
  expect((await fetchFile(file ?? '/')).text).toContain(`${WORK}</loc>`);
});

test('the newsletter is in a dialog of @reach/dialog', async () => {
  const t = translator('en');
  const page = await open('/');
  await page
    .getByRole('contentinfo')
    .getByRole('link', { name: t('nav.newsletter') })
    .click();
  await page.locator('[data-reach-dialog-content]').getByRole('textbox').first().waitFor();
});
