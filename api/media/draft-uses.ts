import { inBreaths } from '../lanes/in-breaths';
import { entryIn, fileOf, type Entry } from '../content/published/entry';
import { publishedRows } from '../content/published/item-queries';
import type { GalleryDatabase } from '../database/database';
import type { LocaleCode } from '../../src/contract/locale-codes';
import { withChanges, withValue } from '../content/contract/field-path';
import type { PictureUse } from './contract/pictures';
import { placedPictures } from './pictures-in';
import { localesOf } from '../content/shelves';
import type { DraftRow } from '../content/drafts/draft-queries';
import { titleOf } from './title-of';

type Draft = Pick<DraftRow, 'shelf' | 'item' | 'changes'>;

/** What is public of the items of drafts, by their files. */
export async function publishedOfDrafts(
  database: Pick<GalleryDatabase, 'read'>,
  drafts: readonly Draft[],
): Promise<ReadonlyMap<string, Entry>> {
  const items = drafts.map(({ shelf, item: id }) => ({ shelf, id }));
  const rows = await database.read((from) => publishedRows(from, items));
  return new Map(rows.map((row) => [fileOf({ shelf: row.kind, id: row.id }), entryIn(row)]));
}

/** Pictures by file that drafts name: what is being written must not lose its picture. */
export async function usesInDrafts(
  entries: ReadonlyMap<string, Entry>,
  drafts: readonly Draft[],
): Promise<ReadonlyMap<string, PictureUse[]>> {
  const uses = new Map<string, PictureUse[]>();
  for await (const { shelf, item: id, changes } of inBreaths(drafts)) {
    const values = withChanges(entries.get(fileOf({ shelf, id })) ?? {}, changes);
    for (const { path, value } of changes)
      for (const { file, part } of namedIn(withValue({}, path, value))) {
        const use = { shelf, id, title: titleOf(values, id), part, isDraft: true };
        const others = uses.get(file);
        if (others) others.push(use);
        else uses.set(file, [use]);
      }
  }
  return uses;
}

/** As the first draft describes it, and the languages in which one shows it without a description. */
interface InDrafts {
  alt: Partial<Record<LocaleCode, string>>;
  undescribed: readonly LocaleCode[];
}

/** By file. */
export async function describedInDrafts(
  entries: ReadonlyMap<string, Entry>,
  drafts: readonly Draft[],
): Promise<ReadonlyMap<string, InDrafts>> {
  const found = new Map<string, InDrafts>();
  for await (const { shelf, item: id, changes } of inBreaths(drafts)) {
    const values = withChanges(entries.get(fileOf({ shelf, id })) ?? {}, changes);
    for (const { file, alt } of placedPictures(values)) {
      const silent = localesOf(values).filter((code) => !alt[code]?.trim());
      const before = found.get(file);
      const undescribed = [...new Set([...(before?.undescribed ?? []), ...silent])];
      found.set(file, { alt: before?.alt ?? alt, undescribed });
    }
  }
  return found;
}

interface Named {
  file: string;
  part: PictureUse['part'];
}

/** In each place where a picture may stand. */
function namedIn(value: unknown, part: Named['part'] = 'day'): Named[] {
  if (typeof value !== 'object' || value === null) return [];
  const { file, hd, ...others } = value as Readonly<Record<string, unknown>>;
  return [
    ...(typeof file === 'string' ? [{ file, part }] : []),
    ...(typeof hd === 'string' && hd !== file ? [{ file: hd, part: 'original' } as const] : []),
    ...Object.entries(others).flatMap(([name, inner]) =>
      namedIn(inner, name === 'night' ? 'evening' : 'day'),
    ),
  ];
}
