import { Parser, type Node } from 'commonmark';
import ICAL from 'ical.js';
import { HOSTILE_TEXTS, LONG_TEXTS, PLAIN_TEXTS } from '../../contract/testing/hostile-text';
import { withoutCuts, withStrings } from '../../contract/testing/with-strings';
import { rawLines } from '../../features/cards/testing/raw-lines';
import { SEARCH_FOLDER } from '../../page-makers/files/search-files';
import { everyPage } from '../../page-makers/every-page';
import { emptyListing, listPage } from '../../page-makers/files/sitemap-pages';
import { madeSite } from '../testing/made-site';
import type { SiteFile } from '../../page-makers/files/site-file';
import { siteFiles } from './site-files';

async function filesOf({ making }: typeof PLAIN_TEXTS): Promise<SiteFile[]> {
  const site = madeSite(making);
  const listing = emptyListing();
  for await (const page of everyPage(site.source)) listPage(listing, page);
  return siteFiles(site, listing);
}
const plain = filesOf(PLAIN_TEXTS);
const withThem = { hostile: filesOf(HOSTILE_TEXTS), endless: filesOf(LONG_TEXTS) };

/** Elements, attributes and texts, as a parser that forgives nothing reads them. */
function xml(text: string): unknown {
  const parsed = new DOMParser().parseFromString(text, 'application/xml');
  const fault = parsed.querySelector('parsererror');
  if (fault) throw new Error(fault.textContent ?? '');
  return elements(parsed.documentElement);
}
const elements = (node: Element): unknown => [
  node.localName,
  Object.fromEntries([...node.attributes].map(({ name, value }) => [name, value])),
  node.getAttribute('type') === 'html'
    ? elements(new DOMParser().parseFromString(node.textContent ?? '', 'text/html').body)
    : [...node.childNodes].map((child) => (child instanceof Element ? elements(child) : child.nodeValue)),
];

const { value: types } = ICAL.design.vcard3 as { value: Record<string, object> };
// ical.js takes every backslash out of a number, which by the format is a text.
types['phone-number'] = types['text']!;

/** Components, properties and their values. */
function properties(text: string): unknown {
  rawLines(text);
  const [first, own, inner] = ICAL.parse(text) as Component;
  return [first, own.map(first === 'vcard' ? ofCard : ofCalendar), inner.map(([name, all]) => [name, all])];
}
type Property = [name: string, parameters: unknown, type: string, value: unknown];
type Component = [name: string, properties: Property[], components: Component[]];
/** ical.js leaves the escapes of what it does not know, and in cards one that vCard 4 has no more. */
const ofCalendar = ([name, more, type, value]: Property): Property => {
  const isLeft = typeof value === 'string' && type === 'unknown';
  return [name, more, type, isLeft ? value.replace(/\\([\\;,])/g, '$1') : value];
};
const ofCard = ([name, more, type, value]: Property): Property =>
  ['text', 'phone-number'].includes(type) && typeof value === 'string' && name !== 'org'
    ? [name, more, type, value.replace(/\\;/g, ';')]
    : ofCalendar([name, more, type, value]);

/** Headings, lists, links and texts of Markdown. */
const markdown = (text: string): unknown => nodes(new Parser().parse(text));
function nodes({ type, level, destination, literal, firstChild }: Node): unknown {
  const inner: unknown[] = [];
  for (let node = firstChild; node; node = node.next) {
    const isText = node.type === 'text' && typeof inner.at(-1) === 'string';
    if (isText) inner.push(`${inner.pop() as string}${node.literal}`);
    else inner.push(node.type === 'text' ? node.literal : nodes(node));
  }
  return [type, level, destination, literal, inner];
}

const KINDS: [kind: string, names: RegExp, reader: (text: string) => unknown][] = [
  ['cards', /\.vcf$/, properties],
  ['calendars', /\.ics$/, properties],
  ['feeds', /\.atom$/, xml],
  ['sitemaps', /\.xml$/, xml],
  ['lists of the navigation', /navigation.*\.json$/, JSON.parse],
  ['texts for machines', /llms\.txt$/, markdown],
];

describe.each([
  ['hostile', HOSTILE_TEXTS],
  ['endless', LONG_TEXTS],
] as const)('%s texts', (which, { insteadOf }) => {
  it.each(KINDS)('are held whole by %s, and nothing more is there for them', async (_, names, reader) => {
    const files = (await withThem[which]).filter(({ path }) => names.test(path));
    expect(files.length).toBeGreaterThan(1);
    for (const { path, text } of files) {
      const before = (await plain).find((one) => one.path === path)!.text;
      const wanted = withStrings(withStrings(reader(before), insteadOf), onOneLine);
      expect(withoutCuts(withStrings(reader(text), onOneLine), wanted)).toEqual(wanted);
    }
  });

  it('are found and told whole by the search, and hide nothing that stands beside them', async () => {
    const indexes = (files: SiteFile[]) =>
      files.filter(({ path }) => path.startsWith(SEARCH_FOLDER)).map(index);
    const [before, after] = [indexes(await plain), indexes(await withThem[which])];
    expect(after.map(({ storedFields }) => storedFields)).toEqual(
      before.map(({ storedFields }) => withStrings(storedFields, insteadOf)),
    );
    // The last word of a field is part of a longer one in the endless texts, and so is a reference written as one in all of them.
    const isPartOfOne = (word: string) => /^works\d+reference$/.test(word);
    if (which === 'hostile')
      for (const [at, { words }] of after.entries())
        expect(before[at]!.words.filter((word) => !words.includes(word) && !isPartOfOne(word))).toEqual([]);
  });
});

/** Some of them have no line ends within a text, nor such letters within an address. */
const onOneLine = (text: string): string =>
  text.startsWith('https://') ? new URL(text).href : text.replace(/\s+/g, ' ').trim();

/** The words of an index, and what it shows. */
function index({ text }: SiteFile) {
  const { index: words, storedFields } = JSON.parse(text) as { index: [string][]; storedFields: unknown };
  return { words: words.map(([word]) => word), storedFields };
}
