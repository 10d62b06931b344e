import { answersOf, publishableOf } from '../../content/answers/kinds';
import { addShown } from '../../content/answers/parts';
import { publishedOf } from '../../content/answers/view';
import { idsInOrder } from '../../content/published/list-queries';
import type { ReadPart } from '../../content/published/read-part';
import { BYTE_ORDER_MARK, csvLine, separatorOf } from '../../mail-links/list-csv';
import type { Collection } from '../../../src/contract/kinds/kinds';
import { LOCALE_CODES, type LocaleCode } from '../../../src/contract/locale-codes';
import type { GalleryDatabase } from '../../database/database';
import { eachListed } from '../../content/list/each-listed';
import { urlsOf } from '../../content/shelves';
import type { ExportedItem, ExportView } from './column';
import { EXPORT_COLUMNS } from './export-columns';

/** All on a shelf as the desk shows them, so with what is not public yet; opens in spreadsheets of the language. */
export async function* csvOf(
  view: ExportView,
  siteUrl: string,
  shelf: Collection,
  database: Pick<GalleryDatabase, 'read'>,
): AsyncGenerator<string> {
  const columns = EXPORT_COLUMNS[shelf];
  const separator = separatorOf(view.locale);
  yield BYTE_ORDER_MARK +
    csvLine(
      columns.map(({ head }) => head[view.locale]),
      separator,
    );
  for await (const item of exportedItems(database, siteUrl, shelf))
    yield csvLine(
      columns.map(({ cell }) => cell(item, view)),
      separator,
    );
}

async function* exportedItems(
  database: Pick<GalleryDatabase, 'read'>,
  siteUrl: string,
  shelf: Collection,
): AsyncGenerator<ExportedItem> {
  for await (const { row, state, published: file } of eachListed(database, shelf))
    yield { id: row.id, values: row.values, state, urls: urlsOf(siteUrl, shelf, row.id, file) };
}

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
