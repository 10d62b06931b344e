import { LOCALE_CODES } from '../../../src/contract/locale-codes';
import { fileKind, FOLDERS, type Folder } from '../../catalogue-files/kinds';
import type { Localised } from '../../catalogue-files/texts';
import type { ReadableContent } from '../catalogue-content';
import type { CatalogueProblem } from '../catalogue-problem';

export function slugProblems(content: ReadableContent): CatalogueProblem[] {
  return FOLDERS.flatMap((kind) => problemsOfKind(kind, [...content[kind].values()]));
}

function problemsOfKind(
  kind: Folder,
  entries: { id: string; slug: Localised<string> }[],
): CatalogueProblem[] {
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
