import { answersOf, publishableOf } from '../../content/answers/kinds';
import { addShown } from '../../content/answers/parts';
import { publishedOf } from '../../content/answers/view';
import { linksOf } from '../../content/published/item-queries';
import { type Part, partOf, type ReadPart } from '../../content/published/part';
import { idsInOrder } from '../../content/published/list-queries';
import { BYTE_ORDER_MARK, csvLine, separatorOf } from '../../subscriptions/list-file';
import type { Collection } from '../../../src/contract/kinds/kinds';
import { LOCALE_CODES, type LocaleCode } from '../../../src/contract/locale-codes';
import type { GalleryDatabase } from '../../database/database';
import type { DeskLanguage } from '../../desk/contract/languages';
import { type KnownItem, pagesListed } from '../../content/list/known-items';
import { urlsOf } from '../../content/shelves';
import { exportColumns, type ExportedItem } from './export-columns';

/** All on a shelf as the desk shows them, so with what is not public yet; opens in spreadsheets of the language. */
export async function* csvOf(
  locale: DeskLanguage,
  siteUrl: string,
  shelf: Collection,
  database: Pick<GalleryDatabase, 'read'>,
): AsyncGenerator<string> {
  const columns = exportColumns(shelf);
  const separator = separatorOf(locale);
  yield BYTE_ORDER_MARK +
    csvLine(
      columns.map(({ head }) => head[locale]),
      separator,
    );
  for await (const page of pagesListed(database, shelf)) {
    const view = { locale, named: await namedBy(database, shelf, page) };
    for (const item of page)
      yield csvLine(
        columns.map(({ cell }) => cell(exportedItem(siteUrl, shelf, item), view)),
        separator,
      );
  }
}

const exportedItem = (
  siteUrl: string,
  shelf: Collection,
  { row: { id, values }, state, published }: KnownItem,
): ExportedItem => ({ id, values, state, urls: urlsOf(siteUrl, shelf, id, published) });

const namedBy = (
  database: Pick<GalleryDatabase, 'read'>,
  shelf: Collection,
  items: readonly KnownItem[],
): Promise<Part> =>
  database.read(async (from) => {
    const part = partOf(from);
    const links = items.flatMap(({ row: { id, values } }) => linksOf({ shelf, id }, values));
    for (const kind of new Set(links.map((link) => link.kind)))
      await part.add(
        kind,
        links.flatMap((link) => (link.kind === kind ? [link.id] : [])),
      );
    return part;
  });

/** What is public, in each language, as the contract has it. */
export async function* jsonOf(readPart: ReadPart, shelf: Collection): AsyncGenerator<string> {
  let sign = '{';
  for (const lang of LOCALE_CODES) {
    yield `${sign}${JSON.stringify(lang)}:[`;
    sign = '';
    for await (const item of answersIn(readPart, shelf, lang)) {
      yield `${sign}\n${JSON.stringify(item)}`;
      sign = ',';
    }
    yield '\n]';
    sign = ',';
  }
  yield '}\n';
}

/** Items that are read at once. */
const PAGE = 50;

async function* answersIn(readPart: ReadPart, kind: Collection, lang: LocaleCode): AsyncGenerator<object> {
  for (let offset = 0; ; offset += PAGE) {
    const { catalogue, found: ids } = await readPart(async (part) => {
      const page = await idsInOrder(part.from, { kind, lang }, { limit: PAGE, offset });
      for (const id of page) await addShown(part, { shelf: kind, id }, { lang });
      return page;
    });
    const view = { catalogue, lang };
    for (const item of publishedOf(view, publishableOf(catalogue, kind), ids))
      yield answersOf(kind).item(view, item);
    if (ids.length < PAGE) return;
  }
}
