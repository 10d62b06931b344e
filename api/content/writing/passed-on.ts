import type { Folder } from '../../catalogue-files/kinds';
import type { Queries } from '../../database/queries';
import { LOCALE_CODES, type LocaleCode } from '../../../src/contract/locale-codes';
import type { OfItem } from '../contract/item';
import type { DeskServices } from '../../desk/desk-services';
import { fileOf } from '../published/entry';
import { valuesOf } from '../published/item-text';
import { ownerOf } from '../published/link-queries';
import { isFolder, textsOf } from '../shelves';
import { planChanges, type Planned } from './changes';
import { formerSlugsIn, withoutFormerSlug } from '../former-slugs';

interface PassedOn {
  owner: OfItem;
  locale: LocaleCode;
  slug: string;
}

/**
 * Changes to items that have had an address before the published ones had it, and left it: it leads to whoever had it last.
 */
export async function planPassedOn(
  services: Pick<DeskServices, 'database'>,
  planned: readonly Planned[],
): Promise<Planned[]> {
  const passed = await services.database.read((from) => passedOnTo(from, planned));
  // What is published itself is told of both, and can be changed there.
  const here = new Set(planned.map(fileOf));
  const owners = passed.map(({ owner }) => owner).filter((owner) => !here.has(fileOf(owner)));
  return planChanges(services, owners, 'passedOn', (values, of) =>
    passed
      .filter(({ owner }) => fileOf(owner) === fileOf(of))
      .reduce((all, { locale, slug }) => withoutFormerSlug(all, locale, slug), values),
  );
}

/** Of slugs that they leave behind now. */
async function passedOnTo(from: Queries, planned: readonly Planned[]): Promise<PassedOn[]> {
  const passed: PassedOn[] = [];
  for (const { shelf, id, slug, locale } of planned.flatMap(leftBehind)) {
    const owner = await ownerOf(from, shelf, { locale, slug, isFormer: true });
    if (owner !== undefined && owner !== id) passed.push({ owner: { shelf, id: owner }, locale, slug });
  }
  return passed;
}

type Left = { shelf: Folder; id: string; locale: LocaleCode; slug: string };

function leftBehind({ shelf, id, values, written }: Planned): Left[] {
  if (!isFolder(shelf)) return [];
  const left = textsOf(valuesOf(written?.before ?? null)['slug']);
  return LOCALE_CODES.flatMap((locale) => {
    const slug = left[locale];
    return slug !== undefined && formerSlugsIn(values, locale).includes(slug)
      ? [{ shelf, id, locale, slug }]
      : [];
  });
}
