import { inBreaths } from '../../lanes/in-breaths';
import type { Queries } from '../../database/queries';
import type { GalleryDatabase } from '../../database/database';
import type { LocaleCode } from '../../../src/contract/locale-codes';
import type { ListAsk } from '../contract/looking';
import type { ListRow } from '../contract/lists';
import { knownNames, type KnownNames } from './matching/known-names';
import { knownPictures, namedFiles, type Pictures } from './matching/known-pictures';
import { filesShown, knownWorks, type KnownItem } from './matching/known-works';
import { meantWorks } from './matching/meant-works';
import { creatorsThere, typesThere } from './matching/names-there';
import { planRows, type PlannedRow } from './plan';
import { answersByName, measureKey, readRow } from './rows/read-row';
import type { WantedRow } from './rows/wanted';

export interface Plan {
  rows: readonly PlannedRow[];
  names: { creators: KnownNames; types: KnownNames };
  /** Ids, each once. */
  creators: readonly string[];
  types: readonly string[];
  /** Those that rows mean, or that show their pictures. */
  works: ReadonlyMap<string, KnownItem>;
  /** Another one as soon as anybody saves or publishes. */
  mark: string;
}

/** Changes with the drafts, and with what is public. */
export async function planMark(from: Queries): Promise<string> {
  const { count, newest } = await from
    .selectFrom('desk_versions')
    .select(({ fn }) => [fn.countAll<number>().as('count'), fn.max('number').as('newest')])
    .executeTakeFirstOrThrow();
  return `${await markOf(from)} ${count} ${newest ?? 0}`;
}

/** Changes with the drafts. */
export async function markOf(from: Queries): Promise<string> {
  const { count, sum } = await from
    .selectFrom('desk_drafts')
    .select(({ fn }) => [fn.countAll<number>().as('count'), fn.sum<number | null>('save').as('sum')])
    .executeTakeFirstOrThrow();
  return `${count} ${sum ?? 0}`;
}

/**
 * To be asked for once all is listed.
 *
 * @param locale of who asks
 */
export async function planOf(
  database: Pick<GalleryDatabase, 'read'>,
  { files, contentOf }: Pick<Pictures, 'files' | 'contentOf'>,
  locale: LocaleCode,
  { headings, rows }: { headings: readonly string[]; rows: readonly ListRow[] },
  asked: ListAsk,
): Promise<Plan> {
  // First, so that whatever is saved while the plan is made makes it another one.
  const mark = await database.read(planMark);
  const [allCreators, allTypes] = [await creatorsThere(database), await typesThere(database, locale)];
  const [creators, types] = [await knownNames(allCreators), await knownNames(allTypes)];
  const reading = {
    ...{ headings, columns: asked.columns, creators, types },
    measureAnswers: new Map(asked.measureAnswers?.map((one) => [measureKey(one), one])),
    creatorAnswers: answersByName(asked.creators),
    typeAnswers: answersByName(asked.types),
    ownReferences: new Map(asked.ownReferences?.map(({ row, reference }) => [row, reference])),
    millimetres: new Set(asked.millimetres),
  };
  const read: WantedRow[] = [];
  for await (const row of inBreaths(rows)) read.push(readRow(reading, row));
  const named = read.flatMap(({ pictures = [] }) => pictures.map(({ name }) => name));
  const maybeShown = [...(await namedFiles(files, named)), ...asked.pictures.map(({ file }) => file)];
  const works = await meantWorks(database, read, maybeShown);
  const finding = {
    creators,
    pictures: await knownPictures({
      ...{ files, contentOf, dropped: asked.pictures, named },
      shownBy: await shownBy(works),
    }),
    pictureAnswers: new Map(asked.pictureAnswers?.map(({ row, name, file }) => [`${row} ${name}`, file])),
  };
  return {
    rows: await planRows(finding, await knownWorks(works), read, asked),
    names: { creators, types },
    creators: allCreators.map(({ id }) => id),
    types: [...new Set(allTypes.map(({ id }) => id))],
    ...{ works, mark },
  };
}

/** Ids of works by the files that they show. */
async function shownBy(works: Plan['works']): Promise<Map<string, string[]>> {
  const ids = new Map<string, string[]>();
  for await (const { id, values } of inBreaths(works.values()))
    for (const file of filesShown(values)) {
      const others = ids.get(file);
      if (others) others.push(id);
      else ids.set(file, [id]);
    }
  return ids;
}
