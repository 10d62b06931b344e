import { type ExpressionBuilder, sql } from 'kysely';
import { fold } from '../../src/contract/text/fold';
import { has } from '../content/list/items-list';
import type { ItemServices } from '../content/reading/open-item';
import { type Queries, wordsIn } from '../database/queries';
import type { Tables } from '../database/schema/tables';
import { picturesNamed } from '../files/file-queries';
import type { ListPictures, PictureLine, PictureList, PicturePage } from './contract/pictures';
import { filesOfRooms, usedIn } from './picture-uses';
import { shownRow, thumbUrl } from './thumbs';

const PAGE = 60;

/** A page of all pictures, used or not: newest first. Large originals that stand beside a smaller file are none of their own. */
export async function libraryPage(
  { database, relisted }: Pick<ItemServices, 'database' | 'relisted'>,
  { list = 'all', q = '', after, evenings = false }: ListPictures,
): Promise<PicturePage> {
  await relisted();
  return database.read(async (from) => {
    const rooms = (await filesOfRooms(from)).filter(({ folder }) => folder === 'pictures');
    // Never empty, as PostgreSQL knows no empty lists.
    const usedByRooms = ['', ...rooms.flatMap(({ name, shown_as }) => [name, shown_as])];
    const pictures = (wanted: PictureList) => {
      const all = from
        .selectFrom('pictures')
        .where('removed_at', 'is', null)
        .where('pictures.name', 'not like', 'hd/%')
        .$if(!evenings, (rest) => rest.where((eb) => eb.not(isEveningOnly(eb, usedByRooms))));
      if (wanted === 'unused') return all.where((eb) => eb.not(isUsed(eb, usedByRooms)));
      return wanted === 'undescribed' ? all.where(isUndescribed) : all;
    };
    const count = async (wanted: PictureList): Promise<number> =>
      (
        await pictures(wanted)
          .select(({ fn }) => fn.countAll<number>().as('count'))
          .executeTakeFirstOrThrow()
      ).count;
    const last = after && (await picturesNamed(from, [after])).get(after);
    let page = pictures(list).selectAll('pictures').orderBy('at', 'desc').orderBy('pictures.name');
    if (last)
      page = page.where(({ eb, or, and }) =>
        or([eb('at', '<', last.at), and([eb('at', '=', last.at), eb('pictures.name', '>', last.name)])]),
      );
    for (const word of wordsIn(fold(q))) page = page.where((eb) => isFoundBy(eb, word));
    const rows = await page.limit(PAGE + 1).execute();
    const files = rows.slice(0, PAGE).map(({ name }) => name);
    const usedOf = await usedIn(from, files, rooms);
    const shown = files.map((file) => usedOf(file));
    const nights = await picturesNamed(
      from,
      shown.flatMap((one) => one.shown?.night?.file ?? []),
    );
    const [replaced, replacing] = await replacedAmong(from, files);
    const lineOf = (row: (typeof rows)[number], index: number): PictureLine => {
      const { name: file, bytes, at } = row;
      const used = shown[index]!;
      const night = nights.get(used.shown?.night?.file ?? '');
      return {
        ...{ file, bytes, at, ...used, isUnused: used.uses.length === 0 },
        ...{ replaced: replaced.get(file) ?? null, replacedBy: replacing.get(file) ?? null },
        thumb: { ...shownRow(row), alt: '', night: night ? thumbUrl(night) : null },
      };
    };
    return {
      lines: rows.slice(0, PAGE).map(lineOf),
      next: rows.length > PAGE ? (files.at(-1) ?? null) : null,
      counts: {
        all: await count('all'),
        undescribed: await count('undescribed'),
        unused: await count('unused'),
      },
    };
  });
}

type Pictures = ExpressionBuilder<Tables, 'pictures'>;

/** Rows that name the picture. */
const naming = (eb: Pictures) =>
  eb.selectFrom('item_files').select('item_files.name').where('folder', '=', 'pictures');

const shownIn = (eb: Pictures) => naming(eb).whereRef('shown_as', '=', 'pictures.name');
const originalOf = (eb: Pictures) =>
  naming(eb).whereRef('item_files.name', '=', 'pictures.name').whereRef('shown_as', '<>', 'pictures.name');

const isUsed = (eb: Pictures, rooms: readonly string[]) =>
  eb.or([eb.exists(shownIn(eb)), eb.exists(originalOf(eb)), eb('pictures.name', 'in', rooms)]);

/** It is shown with its picture by day, as one. */
const isEveningOnly = (eb: Pictures, rooms: readonly string[]) =>
  eb.and([
    eb.exists(shownIn(eb).where('field', 'like', '%.night')),
    eb.not(eb.exists(shownIn(eb).where('field', 'not like', '%.night'))),
    eb.not(eb.exists(originalOf(eb))),
    eb('pictures.name', 'not in', rooms),
  ]);

const isUndescribed = (eb: Pictures) => eb.exists(shownIn(eb).where('undescribed', '<>', ''));

/** By its name without the extension, or by what items say of it. */
const isFoundBy = (eb: Pictures, word: string) => {
  const stem = ['.jpg', '.jpeg', '.png', '.webp'].reduce(
    (text, extension) => sql<string>`replace(${text}, ${extension}, '')`,
    sql<string>`lower(pictures.name)`,
  );
  const says = (rows: ReturnType<typeof naming>) =>
    eb.exists(rows.where((of) => has(of.ref('item_files.folded'), word)));
  return eb.or([has(stem, word), says(shownIn(eb)), says(originalOf(eb))]);
};

/** By file: what it has taken the place of, and what has taken its place. */
async function replacedAmong(from: Queries, files: readonly string[]) {
  const known = ['', ...files];
  const rows = await from
    .selectFrom('desk_replaced_pictures')
    .select(['file', 'was', 'at', 'name'])
    .where(({ or, eb }) => or([eb('file', 'in', known), eb('was', 'in', known)]))
    .orderBy('at')
    .execute();
  return [
    new Map(rows.map(({ file, was, at, name }) => [file, { was, at, by: name }])),
    new Map(rows.map(({ file, was }) => [was, file])),
  ] as const;
}
