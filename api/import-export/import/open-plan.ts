import { inBreaths } from '../../lanes/in-breaths';
import type { Queries } from '../../database/queries';
import type { GalleryDatabase } from '../../database/database';
import type { Catalogue } from '../../content/published/catalogue';
import { LOCALE_CODES, type LocaleCode } from '../../../src/contract/locale-codes';
import type { ListAsk } from '../contract/looking';
import type { Shelf, Values } from '../../content/contract/item';
import { eachDraft } from '../../content/drafts/each-draft';
import { entriesOn, textOf, textsOf } from '../../content/shelves';
import type { ListRow } from '../contract/lists';
import { picturesIn } from './cells/picture-names';
import { cleanCell } from './cells/plain';
import { knownNames, type KnownNames } from './matching/known-names';
import { knownPictures, type Pictures } from './matching/known-pictures';
import { filesShown, knownItems, knownWorks, type KnownItem } from './matching/known-works';
import { planRows, type PlannedRow } from './plan';
import { answersByName, measureKey } from './rows/read-row';

/** What a list is compared with; another one as soon as anybody saves or publishes. */
export interface Compared {
  catalogue: Catalogue;
  works: ReadonlyMap<string, KnownItem>;
  creators: ReadonlyMap<string, KnownItem>;
  /** Changes with the drafts. */
  mark: string;
}

export interface Plan extends Compared {
  rows: readonly PlannedRow[];
  names: { creators: KnownNames; types: KnownNames };
}

export async function compared(
  database: Pick<GalleryDatabase, 'read'>,
  catalogue: Catalogue,
): Promise<Compared> {
  // First, so that whatever is saved while the drafts are read makes it another one.
  const mark = await database.read(markOf);
  const knownOn = (shelf: Shelf) => knownItems(catalogue, shelf, eachDraft(database, [shelf]));
  return { catalogue, mark, works: await knownOn('works'), creators: await knownOn('creators') };
}

export async function markOf(from: Queries): Promise<string> {
  const { count, sum } = await from
    .selectFrom('desk_drafts')
    .select(({ fn }) => [fn.countAll<number>().as('count'), fn.sum<number | null>('save').as('sum')])
    .executeTakeFirstOrThrow();
  return `${count} ${sum ?? 0}`;
}

/** @param locale of who asks */
export async function planOf(
  to: Compared,
  { files, contentOf }: Pick<Pictures, 'files' | 'contentOf'>,
  locale: LocaleCode,
  { headings, rows }: { headings: readonly string[]; rows: readonly ListRow[] },
  asked: ListAsk,
): Promise<Plan> {
  const { catalogue } = to;
  const creators = await knownNames(
    [...to.creators.values()].map(({ id, values }) => ({ id, name: textOf(values['name']) })),
  );
  const types = await knownNames(
    [...entriesOn(catalogue, 'types').values()].flatMap((type) => namesOfType(type.id, type, locale)),
  );
  const column = asked.columns.indexOf('pictures');
  const named: string[] = [];
  for await (const { cells } of inBreaths(rows)) named.push(...picturesIn(cleanCell(cells[column] ?? '')));
  const reading = {
    ...{ headings, columns: asked.columns, creators, types },
    pictures: await knownPictures({
      ...{ files, contentOf, dropped: asked.pictures },
      named,
      shownBy: await shownBy(to.works),
    }),
    pictureAnswers: new Map(asked.pictureAnswers?.map(({ row, name, file }) => [`${row} ${name}`, file])),
    measureAnswers: new Map(asked.measureAnswers?.map((one) => [measureKey(one), one])),
    creatorAnswers: answersByName(asked.creators),
    typeAnswers: answersByName(asked.types),
    ownReferences: new Map(asked.ownReferences?.map(({ row, reference }) => [row, reference])),
    millimetres: new Set(asked.millimetres),
  };
  const planned = await planRows(reading, await knownWorks(to.works), rows, asked);
  return { ...to, rows: planned, names: { creators, types } };
}

/** Ids of works by the files that they show. */
async function shownBy(works: Compared['works']): Promise<Map<string, string[]>> {
  const ids = new Map<string, string[]>();
  for await (const { id, values } of inBreaths(works.values()))
    for (const file of filesShown(values)) {
      const others = ids.get(file);
      if (others) others.push(id);
      else ids.set(file, [id]);
    }
  return ids;
}

/** In the language of who asks first; of one and of several. */
function namesOfType(
  id: string,
  { title, slug }: Values,
  locale: LocaleCode,
): { id: string; name: string }[] {
  const titles = textsOf(title);
  const order = [locale, ...LOCALE_CODES.filter((code) => code !== locale)];
  const names = order.flatMap((code) => titles[code] ?? []);
  const all = [
    ...names,
    ...names.map((name) => name.replace(/[sx]$/i, '')),
    id,
    ...Object.values(textsOf(slug)),
  ];
  return all.map((name) => ({ id, name }));
}
