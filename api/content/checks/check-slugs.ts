import { LOCALE_CODES } from '../../../src/contract/locale-codes';
import { fileKind, FOLDERS, type Folder } from '../../catalogue-files/kinds';
import type { Localised } from '../../catalogue-files/texts';
import type { ReadableContent } from '../published/catalogue-content';
import type { CatalogueProblem } from '../published/catalogue-problem';

interface Addressed {
  id: string;
  slug: Localised<string>;
  former_slugs?: Localised<string[]>;
}

/** A former slug may be another item's slug now, which then has it; two cannot both be led to from one address. */
export function slugProblems(content: ReadableContent): CatalogueProblem[] {
  return FOLDERS.flatMap((kind) => {
    const entries: Addressed[] = [...content[kind].values()];
    return [...problemsOfKind(kind, entries), ...formerProblems(kind, entries)];
  });
}

function problemsOfKind(kind: Folder, entries: readonly Addressed[]): CatalogueProblem[] {
  return LOCALE_CODES.flatMap((code) => {
    const owners = new Map<string, string>();
    return entries.flatMap(({ id, slug: { [code]: slug } }) => {
      if (!slug) return [];
      const owner = owners.get(slug);
      if (!owner) owners.set(slug, id);
      const isReserved = fileKind(kind).reserved?.includes(slug);
      if (!owner && !isReserved) return [];
      const message = owner
        ? `'${slug}' is already the slug of ${kind}/${owner}.yaml`
        : `'${slug}' is reserved`;
      return [{ file: `${kind}/${id}.yaml`, field: `slug.${code}`, message }];
    });
  });
}

function formerProblems(kind: Folder, all: readonly Addressed[]): CatalogueProblem[] {
  const entries = all.filter(({ former_slugs }) => former_slugs);
  return LOCALE_CODES.flatMap((code) => {
    const owners = new Map<string, string>();
    return entries.flatMap(({ id, former_slugs }) =>
      (former_slugs?.[code] ?? []).flatMap((slug, index) => {
        const owner = owners.get(slug) ?? id;
        owners.set(slug, owner);
        if (owner === id) return [];
        const message = `'${slug}' is already a former slug of ${kind}/${owner}.yaml`;
        return [{ file: `${kind}/${id}.yaml`, field: `former_slugs.${code}.${index}`, message }];
      }),
    );
  });
}
