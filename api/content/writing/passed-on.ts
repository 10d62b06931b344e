import { FOLDERS, type Folder } from '../../catalogue-files/kinds';
import type { Catalogue } from '../published/catalogue';
import { LOCALE_CODES, type LocaleCode } from '../../../src/contract/locale-codes';
import type { OfItem } from '../contract/item';
import type { DeskServices } from '../../desk/desk-services';
import { formerSlugOwner } from '../findings/catalogue-keys';
import { textsOf } from '../shelves';
import { planChange, type Planned } from './changes';
import { formerSlugsIn, withoutFormerSlug } from '../former-slugs';

interface PassedOn {
  owner: string;
  locale: LocaleCode;
  slug: string;
}

/**
 * Changes to items that have had an address before the published ones had it, and left it: it leads to whoever had it last.
 */
export async function planPassedOn(services: DeskServices, planned: readonly Planned[]): Promise<Planned[]> {
  const changes: Planned[] = [];
  for (const folder of FOLDERS) {
    const here = planned.filter(({ shelf }) => shelf === folder);
    const passed = here.flatMap((one) => passedOnTo(services.catalogue(), folder, one));
    const owners = new Set(passed.map(({ owner }) => owner));
    // What is published itself is told of both, and can be changed there.
    for (const { id } of here) owners.delete(id);
    for (const id of owners) {
      const of: OfItem = { shelf: folder, id };
      const own = passed.filter(({ owner }) => owner === id);
      changes.push(
        await planChange(services, of, 'passedOn', (values) =>
          own.reduce((all, { locale, slug }) => withoutFormerSlug(all, locale, slug), values),
        ),
      );
    }
  }
  return changes;
}

/** Of slugs that it leaves behind now. */
function passedOnTo(catalogue: Catalogue, folder: Folder, { id, values }: Planned): PassedOn[] {
  const left = textsOf(catalogue[folder].get(id)?.slug);
  return LOCALE_CODES.flatMap((locale) => {
    const slug = left[locale];
    if (slug === undefined || !formerSlugsIn(values, locale).includes(slug)) return [];
    const owner = formerSlugOwner(catalogue, folder, locale, slug);
    return owner === undefined || owner === id ? [] : [{ owner, locale, slug }];
  });
}
