import { FOLDERS } from '../catalogue-files/kinds';
import { assetsIn, type Naming } from '../content/published/assets';
import { eachEntry } from '../content/published/each-entry';
import type { Entry } from '../content/published/entry';
import { publishedMark } from '../content/writing/version-queries';
import type { GalleryDatabase } from '../database/database';
import { LOCALE_CODES, type LocaleCode } from '../../src/contract/locale-codes';
import type { Shelf } from '../content/contract/item';
import type { PictureAsShown, PictureUse } from './contract/pictures';
import { localesOf } from '../content/shelves';
import { titleOf } from './title-of';

export interface Used {
  uses: PictureUse[];
  alt: Partial<Record<LocaleCode, string>>;
  credit: string | null;
  undescribed: LocaleCode[];
  /** As it is shown by day. */
  shown: PictureAsShown | null;
}

const NOTHING: Used = { uses: [], alt: {}, credit: null, undescribed: [], shown: null };
type Database = Pick<GalleryDatabase, 'read'>;
type Uses = ReadonlyMap<string, Used>;

/** The last ones, as long as nothing was published since: a search asks for them at each letter. */
const kept = new WeakMap<Database, { mark: string; uses: Uses }>();

/** Shelves whose items show pictures, as uses are told. */
export const SHOWING: readonly Shelf[] = ['pages', ...FOLDERS];

/** By name of the file, in what is public. */
export async function publicUses(database: Database): Promise<Uses> {
  // First, so that whatever is published meanwhile makes it another one.
  const mark = await database.read(publishedMark);
  const known = kept.get(database);
  if (known?.mark === mark) return known.uses;
  const uses = new Map<string, Used>();
  for (const shelf of SHOWING)
    for await (const entry of eachEntry(database, shelf)) addUses(uses, shelf, entry);
  kept.set(database, { mark, uses });
  return uses;
}

/** Of an item, as it is public. */
export function addUses(uses: Map<string, Used>, shelf: Shelf, item: Entry): void {
  const { id } = item;
  for (const { picture } of assetsIn(shelf, item as Naming).pictures) {
    const add = (name: string, part: PictureUse['part'], change: (used: Used) => Partial<Used>) => {
      const used = uses.get(name) ?? NOTHING;
      const use = { shelf, id, title: titleOf(item, id), part, isDraft: false };
      uses.set(name, { ...used, uses: [...used.uses, use], ...change(used) });
    };
    const { alt, credit = null, hd, night } = picture;
    const described = (own: typeof alt, isSilent: (code: LocaleCode) => boolean) => (used: Used) => ({
      ...(used.alt === NOTHING.alt && { alt: own, credit }),
      undescribed: LOCALE_CODES.filter(
        (code) => used.undescribed.includes(code) || (localesOf(item).includes(code) && isSilent(code)),
      ),
    });
    const byDay = described(alt, (code) => !alt[code]?.trim() || night?.alt[code] === '');
    add(picture.file, 'day', (used) => ({ ...byDay(used), shown: used.shown ?? picture }));
    if (night)
      add(
        night.file,
        'evening',
        described(night.alt, (code) => !night.alt[code]?.trim()),
      );
    if (hd !== undefined && hd !== picture.file) add(hd, 'original', () => ({}));
  }
}
