/** @jest-environment-options {"customExportConditions": ["node", "require"]} */
import path from 'node:path';
import type { ComponentType } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { PageShell } from '../app/page-shell';
import { withSafePageData } from '../app/safe-page-data';
import { madeSite } from '../build/testing/made-site';
import { HOSTILE_TEXTS, LONG_TEXTS, PLAIN_TEXTS } from '../contract/testing/hostile-text';
import { withoutCuts, withStrings } from '../contract/testing/with-strings';
import { LOCALE_CODES } from '../i18n/locales';
import { contextOf } from '../page-makers/context-of';
import { everyPage } from '../page-makers/every-page';
import type { SitePage } from '../page-makers/load-page';
import { ROUTE_NAMES } from '../routes/route-table';
import { inTurn } from '../../tests/in-turn';
import { wrapPage } from '../../tests/wrap-page';

// Font files are for webpack to load.

interface Template {
  default: ComponentType<object>;
  Head: ComponentType<object>;
}

type Pages = ReadonlyMap<string, SitePage>;

/** The first page of each route in each language. */
async function pagesOf({ making }: typeof PLAIN_TEXTS): Promise<Pages> {
  const pages = new Map<string, SitePage>();
  for await (const page of everyPage(madeSite(making).source)) {
    const key = `${page.definition.locale} ${page.content.route}`;
    if (!pages.has(key)) pages.set(key, page);
  }
  return pages;
}

/** As Gatsby writes it into a page that the server makes. */
const dataScript = (at: string, data: object) => (
  <script
    key="data"
    id="gatsby-script-loader"
    dangerouslySetInnerHTML={{
      __html: `/*<![CDATA[*/window.pagePath=${JSON.stringify(at)};window.pageData=${JSON.stringify(data)};/*]]>*/`,
    }}
  />
);

/** A page as its build renders it, with the script that one of the server holds besides. */
async function render({ definition, content, context }: SitePage): Promise<Document> {
  const { default: Page, Head } = (await import(path.join(__dirname, definition.template))) as Template;
  const location = { pathname: definition.path, search: '', hash: '' };
  const props = { data: { page: content }, pageContext: context, location, path: definition.path };
  const [head, body, data] = [
    <Head key="head" {...props} />,
    wrapPage(
      <PageShell path={definition.path} context={contextOf(props)}>
        <Page {...props} />
      </PageShell>,
      context,
      definition.path,
    ),
    withSafePageData([dataScript(definition.path, props.data)]),
  ].map((part) => renderToStaticMarkup(part));
  const html = `<!doctype html><head>${head}</head><body>${body}${data}</body>`;
  const page = new DOMParser().parseFromString(html, 'text/html');
  // Materials to choose from are words of a text, so that other texts bring others.
  for (const materials of page.querySelectorAll('select[name="material"]')) {
    for (const { text } of materials.querySelectorAll('option')) expect(text.length).toBeLessThan(50);
    materials.parentElement!.remove();
  }
  return page;
}

/** Addresses and names of files hold of a text what they can, and marks of styles tell how long it is. */
const OTHER_ATTRIBUTES = /^(data-long|data-length|download)$/;
const addressOf = (value: string): string =>
  value.replace(/^tel:.*/, 'tel:').replace(/([?&]title=)[^&]*/, '$1');

/** What a script says: of data the values, of code the words. */
const dataOf = ({ type, textContent }: HTMLScriptElement): unknown =>
  /json/.test(type) ? JSON.parse(textContent ?? '') : textContent;

/** Elements, attributes, comments and texts as a browser finds them; of data the values. */
const contentOf = (node: Element): unknown => [
  node.localName,
  Object.fromEntries(
    [...node.attributes]
      .filter(({ name }) => !OTHER_ATTRIBUTES.test(name))
      .map(({ name, value }) => [name, name === 'href' ? addressOf(value) : value]),
  ),
  node instanceof HTMLScriptElement
    ? dataOf(node)
    : [...node.childNodes].map((child) =>
        child instanceof Element ? contentOf(child) : [child.nodeName, child.nodeValue],
      ),
];

/** What the script of the server leaves in the window; it is taken out of the page. */
function takeData(page: Document): unknown {
  const script = page.querySelector('#gatsby-script-loader');
  script?.remove();
  const window = {};
  new Function('window', script?.textContent ?? '')(window);
  return window;
}

const plain = pagesOf(PLAIN_TEXTS);
const withThem = { hostile: pagesOf(HOSTILE_TEXTS), endless: pagesOf(LONG_TEXTS) };
const plainPages = new Map<string, Promise<Document>>();
/** The page of a route with plain texts, without what its script leaves in the window; made once for all who ask. */
function plainPage(key: string): Promise<Document> {
  const made = plainPages.get(key) ?? plain.then((pages) => render(pages.get(key)!));
  plainPages.set(key, made);
  return made.then((page) => (takeData(page), page));
}
const onOneLine = (text: string): string => text.replace(/\s+/g, ' ').trim();
/** Short lists have no parts. */
const routes = ROUTE_NAMES.filter((route) => route !== 'works-type-slug-part');
const everyKey = LOCALE_CODES.flatMap((locale) => routes.map((route) => `${locale} ${route}`));
const eachPage = routes.flatMap((route) => inTurn(LOCALE_CODES, route).map((locale) => `${locale} ${route}`));

it('knows a page of each route', async () => {
  expect([...(await plain).keys()].sort()).toEqual([...everyKey].sort());
});

describe.each([
  ['hostile', HOSTILE_TEXTS],
  ['endless', LONG_TEXTS],
] as const)('%s texts', (which, { insteadOf }) => {
  it.each(eachPage)('are held whole by %s, and nothing more is there for them', async (key) => {
    const source = (await withThem[which]).get(key);
    const [page, before] = [await render(source!), await plainPage(key)];
    const pagePath = source!.definition.path;
    const data = JSON.parse(JSON.stringify({ page: source!.content })) as unknown;
    expect(takeData(page)).toEqual({ pagePath, pageData: data });
    const wanted = withStrings(withStrings(contentOf(before.documentElement), insteadOf), onOneLine);
    const found = withStrings(contentOf(page.documentElement), onOneLine);
    expect(withoutCuts(found, wanted)).toEqual(wanted);
  });
});

/** What a browser follows, fetches or sends to. */
const ADDRESSES = ['href', 'src', 'srcset', 'action', 'formaction', 'poster', 'data', 'ping', 'xlink:href'];
const SOUND = /^(https?:\/\/|\/(?![/\\])|#|\?|mailto:|tel:|webcal:\/\/|data:image\/)/;

it.each(eachPage)('%s leads nowhere by a text that is no address', async (key) => {
  const page = await plainPage(key);
  const addresses = ADDRESSES.flatMap((name) =>
    [...page.querySelectorAll(`[${name.replace(':', '\\:')}]`)].map((element) => element.getAttribute(name)!),
  );
  expect(addresses.length).toBeGreaterThan(10);
  expect(addresses.filter((address) => !SOUND.test(address))).toEqual([]);
});
