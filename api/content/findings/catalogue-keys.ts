import type { Folder } from '../../catalogue-files/kinds';
import type { Catalogue } from '../published/catalogue';
import { LOCALE_CODES, type LocaleCode } from '../../../src/contract/locale-codes';
import { plainReference } from './plain-reference';

/** By content, once for each catalogue: thousands would be looked through at each save. */
interface Keys {
  slugs: Map<string, string>;
  formerSlugs: Map<string, string>;
  references: Map<string, string[]>;
}

const known = new WeakMap<ReadonlyMap<string, object>, Keys>();

interface Named {
  id: string;
  slug: Partial<Record<LocaleCode, string>>;
  former_slugs?: Partial<Record<LocaleCode, string[]>>;
  reference?: string;
  status?: string;
}

/** The entries of a folder are the same object as long as its items are. */
function keysOf(catalogue: Catalogue, folder: Folder): Keys {
  const entries = catalogue[folder];
  const keys = known.get(entries) ?? makeKeys(entries.values());
  known.set(entries, keys);
  return keys;
}

function makeKeys(entries: Iterable<Named>): Keys {
  const keys: Keys = { slugs: new Map(), formerSlugs: new Map(), references: new Map() };
  for (const { id, slug, former_slugs, reference } of entries) {
    for (const code of LOCALE_CODES) {
      if (slug[code]) keys.slugs.set(`${code} ${slug[code]}`, id);
      for (const former of former_slugs?.[code] ?? []) keys.formerSlugs.set(`${code} ${former}`, id);
    }
    if (reference === undefined) continue;
    const plain = plainReference(reference);
    const ids = keys.references.get(plain) ?? [];
    ids.push(id);
    keys.references.set(plain, ids);
  }
  return keys;
}

/** Ids of those that have one of these slugs. */
export function slugOwners(
  catalogue: Catalogue,
  folder: Folder,
  slugs: Partial<Record<LocaleCode, string>>,
): string[] {
  const { slugs: owners } = keysOf(catalogue, folder);
  return LOCALE_CODES.flatMap((code) => owners.get(`${code} ${slugs[code] ?? ''}`) ?? []);
}

/** Id of the item that had it. */
export const formerSlugOwner = (
  catalogue: Catalogue,
  folder: Folder,
  locale: LocaleCode,
  slug: string,
): string | undefined => keysOf(catalogue, folder).formerSlugs.get(`${locale} ${slug}`);

/** Ids of works. */
export const worksWithReference = (catalogue: Catalogue, reference: string): readonly string[] =>
  keysOf(catalogue, 'works').references.get(plainReference(reference)) ?? [];
