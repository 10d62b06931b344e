import type { Folder } from '../../catalogue-files/kinds';
import type { Catalogue } from '../published/catalogue';
import type { LocaleCode } from '../../../src/contract/locale-codes';

interface Named {
  id: string;
  former_slugs?: Partial<Record<LocaleCode, string[]>>;
}

/** Id of the item that had it. */
export const formerSlugOwner = (
  catalogue: Catalogue,
  folder: Folder,
  locale: LocaleCode,
  slug: string,
): string | undefined =>
  [...(catalogue[folder] as ReadonlyMap<string, Named>).values()].find(({ former_slugs }) =>
    former_slugs?.[locale]?.includes(slug),
  )?.id;
