import { picturesOf } from '../content/published/assets-of';
import type { Catalogue } from '../content/published/catalogue';
import { LOCALE_CODES, type LocaleCode } from '../../src/contract/locale-codes';
import type { Shelf } from '../content/contract/item';
import type { PictureAsShown, PictureUse } from './contract/pictures';
import { entriesOn, localesOf } from '../content/shelves';
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
const kept = new WeakMap<Catalogue, ReadonlyMap<string, Used>>();

/** By name of the file, in the published catalogue. */
export function usesIn(catalogue: Catalogue): ReadonlyMap<string, Used> {
  const known = kept.get(catalogue);
  if (known) return known;
  const uses = new Map<string, Used>();
  for (const { file, picture } of picturesOf(catalogue)) {
    const [shelf, id = ''] = file.replace(/\.yaml$/, '').split('/') as [Shelf, string];
    const item = entriesOn(catalogue, shelf).get(id) ?? { id };
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
  kept.set(catalogue, uses);
  return uses;
}
