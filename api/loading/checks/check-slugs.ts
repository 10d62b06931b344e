import { LOCALE_CODES } from '../../../src/contract/locale-codes';
import { fileKind, FOLDERS, type Folder } from '../../catalogue-files/kinds';
import type { Localised } from '../../catalogue-files/texts';
import type { ReadableContent } from '../catalogue-content';
import type { CatalogueProblem } from '../catalogue-problem';

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
      const at = { file: `${kind}/${id}.yaml`, field: `slug.${code}` };
      const owner = owners.get(slug);
      owners.set(slug, owner ?? id);
      if (owner) return [{ ...at, message: `'${slug}' is already the slug of ${kind}/${owner}.yaml` }];
      return fileKind(kind).reserved?.includes(slug) ? [{ ...at, message: `'${slug}' is reserved` }] : [];
    });
  });
}

function formerProblems(kind: Folder, entries: readonly Addressed[]): CatalogueProblem[] {
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
