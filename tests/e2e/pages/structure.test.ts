import { parse, type HTMLElement } from 'node-html-parser';
import { isLocaleCode, LOCALE_CODES, LOCALES, type LocaleCode } from '../../../src/i18n/locales';
import { translator } from '../../../src/i18n/i18n';
import { routePath } from '../../../src/routes/route-path';
import type { RouteName } from '../../../src/routes/route-table';
import { misspokenIn } from './language-of';
import { readPage } from '../support/site/read-page';
import { BUILT_PAGES, BUILT_PAGES_IN_TURN } from '../support/site/site';
import { expect, inTurn, test } from '../support/test';

/** A page with everything around it; the sheet is paper and has a bar of its own. */
const PAGES = [
  ...BUILT_PAGES_IN_TURN.map(({ path, locale, route }) => ({
    path,
    locale,
    isPaper: route === 'works-slug-pdf',
  })),
  ...(['/nowhere', '/500'] as const).map((path) => ({ path, locale: 'en' as const, isPaper: false })),
  ...(['/fr/nulle-part', '/fr/500'] as const).map((path) => ({
    path,
    locale: 'fr' as const,
    isPaper: false,
  })),
];

const LANDMARKS = { main: 'main', nav: 'nav', aside: 'aside', search: '[role=search]' } as const;

/** Not of the page as it is: without scripts, or behind a door that is closed. */
const isShown = (element: HTMLElement): boolean => !element.closest('noscript, dialog, [hidden]');
const all = (html: HTMLElement, selector: string): HTMLElement[] =>
  html.querySelectorAll(selector).filter(isShown);

/** The name that an element is given by itself, or by another one. */
function nameOf(element: HTMLElement, html: HTMLElement): string {
  const by = element.getAttribute('aria-labelledby');
  const other = by ? html.querySelector(`[id="${by}"]`) : undefined;
  return (element.getAttribute('aria-label') ?? other?.text ?? '').trim();
}

/** Landmarks of a kind that there are several of, and that cannot be told apart. */
const alikeLandmarks = (html: HTMLElement): string[] =>
  Object.entries(LANDMARKS).flatMap(([kind, selector]) => {
    const names = all(html, selector).map((element) => nameOf(element, html));
    return names.length > 1 && new Set(names.filter(Boolean)).size < names.length
      ? [`${kind}: ${names.join()}`]
      : [];
  });

const headingLevels = (html: HTMLElement): number[] =>
  all(html, 'h1, h2, h3, h4, h5, h6').map(({ tagName }) => Number(tagName[1]));

const skippedLevels = (levels: readonly number[]): string[] =>
  levels.flatMap((level, index) =>
    level > (levels[index - 1] ?? 0) + 1 ? [`h${level} as heading ${index + 1}`] : [],
  );

/** Pictures that nothing is said of, not even that nothing is to be said. */
const unsaidPictures = (html: HTMLElement): string[] => [
  ...html.querySelectorAll('img:not([alt])').map(String),
  ...html
    .querySelectorAll('svg')
    .filter(
      (svg) =>
        !svg.closest('[aria-hidden=true]') && !(svg.getAttribute('role') === 'img' && nameOf(svg, html)),
    )
    .map((svg) => svg.toString().slice(0, 80)),
];

/** Controls whose name for a screen reader is not the one that can be read, and so be said to a machine (WCAG 2.5.3). */
const misnamed = (html: HTMLElement): string[] =>
  html
    .querySelectorAll('a[aria-label], button[aria-label]')
    .filter((control) => !plain(control.getAttribute('aria-label') ?? '').includes(plain(seenText(control))))
    .map(String);

const plain = (text: string): string => text.toLowerCase().replace(/\s+/g, ' ').trim();

const seenText = (element: HTMLElement): string => {
  const seen = parse(element.toString());
  seen.querySelectorAll('[aria-hidden=true]').forEach((part) => part.remove());
  return seen.text;
};

for (const { path, locale, isPaper } of PAGES)
  test(`${path} has its landmarks, its headings and its words in order`, async () => {
    const { html } = await readPage(path);
    expect({
      main: all(html, 'main').length,
      h1: all(html, 'h1').length,
      // Those of a part of the page are no landmarks.
      header: all(html, 'header').filter((header) => !header.closest('main')).length,
      footer: all(html, 'footer').length,
    }).toEqual({ main: 1, h1: 1, header: isPaper ? 0 : 1, footer: isPaper ? 0 : 1 });
    expect(alikeLandmarks(html)).toEqual([]);
    expect(skippedLevels(headingLevels(html))).toEqual([]);
    expect(unsaidPictures(html)).toEqual([]);
    expect(misnamed(html)).toEqual([]);
    expect(html.querySelector('html')?.getAttribute('lang')).toBe(LOCALES[locale].tag);
    expect(
      html
        .querySelectorAll('[lang]')
        .map((part) => part.getAttribute('lang') ?? '')
        .filter((lang) => !isLocaleCode(lang.split('-')[0])),
    ).toEqual([]);
    expect(misspokenIn(html)).toEqual([]);
  });

for (const { path, locale } of PAGES.filter(({ isPaper }) => !isPaper))
  test(`${path} begins with the way to its content`, async () => {
    const { html } = await readPage(path);
    const [first] = all(html, 'a[href], button');
    expect(first?.text).toBe(translator(locale)('nav.skip'));
    expect(all(html, 'main').map(({ id }) => `#${id}`)).toEqual([first?.getAttribute('href')]);
  });

for (const locale of inTurn(LOCALE_CODES, __filename))
  test.describe(`in ${locale}`, () => {
    const pages = BUILT_PAGES.filter((page) => page.locale === locale && page.route !== 'works-slug-pdf');

    test('who can be asked for help is named at the same place of every page', async () => {
      const orders = new Set<string>();
      for (const { path } of pages) {
        const { html } = await readPage(path);
        orders.add(
          all(html, 'footer a')
            .map((link) => link.getAttribute('href'))
            .filter((href) => /^(tel|mailto):|^\//.test(href ?? ''))
            // The switch leads elsewhere on every page.
            .slice(0, 5)
            .join(),
        );
      }
      expect([...orders]).toEqual([expect.stringMatching(/^tel:.*mailto:/)]);
    });

    test('the page one is on is marked wherever there is a link to it in the menu', async () => {
      for (const { path } of pages) {
        const { html } = await readPage(path);
        const links = html
          .querySelectorAll('#site-menu nav a')
          .filter((link) => link.getAttribute('href') === path && !link.getAttribute('role'));
        expect([
          path,
          links.filter((link) => link.getAttribute('aria-current') !== 'page').map(String),
        ]).toEqual([path, []]);
      }
    });
  });

// Product specification, section 1.
const CREDITS: Record<LocaleCode, string[]> = {
  en: ['Graphic design / art direction', 'Frontend and backend development', 'Photographs'],
  fr: ['Direction artistique et graphisme', 'Développement front et back', 'Photographies'],
};
for (const locale of LOCALE_CODES)
  test(`the foot of a page names who has made the site, in ${locale}`, async () => {
    const { html } = await readPage(routePath('about', locale));
    const lines = all(html, 'footer [data-part=credits] li').map(({ text }) => text.split(/\s?: /));
    expect(lines).toEqual(CREDITS[locale].map((role) => [role, expect.stringMatching(/\S/)]));
  });

test('no page asks who its visitor is, or leads to where that is asked', async () => {
  for (const { path } of BUILT_PAGES) {
    const { html } = await readPage(path);
    const asks = html.querySelectorAll(
      'input[type=password], [autocomplete~=username], [autocomplete~=current-password], a[href^="/desk"]',
    );
    expect([path, asks.map(String)]).toEqual([path, []]);
  }
});

for (const locale of inTurn(LOCALE_CODES, __filename))
  test(`a browser knows what a field asks for, in ${locale}`, async () => {
    const { html } = await readPage(routePath('contact', locale));
    const fields = all(html, 'form input[name], form textarea[name]').filter(
      (field) =>
        /^(name|email|phone)$/.test(field.getAttribute('name') ?? '') &&
        field.getAttribute('type') !== 'radio',
    );
    expect(fields.map((field) => field.getAttribute('autocomplete')).sort()).toEqual(
      expect.arrayContaining(['email', 'name', 'tel']),
    );
    expect(fields.every((field) => field.getAttribute('autocomplete'))).toBe(true);
  });

for (const locale of inTurn(LOCALE_CODES, __filename))
  test(`the statement on accessibility is linked from the legal notice and the footer, in ${locale}`, async () => {
    const { html } = await readPage(routePath('legal-notice', locale));
    const link = `a[href="${routePath('accessibility', locale)}"]`;
    expect([all(html, `main ${link}`).length, all(html, `footer ${link}`).length]).toEqual([1, 1]);
  });

test('what is announced later has its place before', async () => {
  const regions = async (route: RouteName, selector: string) => {
    const page = BUILT_PAGES.find((one) => one.route === route);
    const { html } = await readPage(page?.path ?? '');
    return all(html, selector).length;
  };
  // That of the works gathered comes when the page is idle: tests/e2e/selection.
  // What is wrong with each field, and with the form.
  expect(await regions('contact', 'form [aria-live=polite]')).toBeGreaterThanOrEqual(4);
  expect(await regions('contact', 'form [role=alert]')).toBeGreaterThan(0);
  // How many works a choice leaves.
  expect(await regions('works-type-slug', 'main [role=status]')).toBeGreaterThan(0);
  // Sheet, copied, downloaded.
  expect(await regions('works-slug', 'main [role=status]')).toBeGreaterThan(2);
});

test('faults would be found', () => {
  const html = parse(
    '<html lang="en"><nav></nav><nav></nav><h1>a</h1><h3>b</h3><img src="a"><em>Lire la nuit</em><a aria-label="c">d</a></html>',
  );
  expect(alikeLandmarks(html)).toEqual(['nav: ,']);
  expect(skippedLevels(headingLevels(html))).toEqual(['h3 as heading 2']);
  expect(unsaidPictures(html)).toEqual(['<img src="a">']);
  expect(misnamed(html)).toEqual(['<a aria-label="c">d</a>']);
  expect(misspokenIn(html)).toEqual(['Lire la nuit']);
});
