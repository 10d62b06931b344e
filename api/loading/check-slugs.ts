import { ALL_TYPES_SLUGS } from '../../src/contract/forms/bounds';
import { LOCALE_CODES } from '../../src/contract/locale-codes';
import type { Localised } from '../catalogue-files/texts';
import type { Kind, ReadableContent } from './catalogue-content';
import type { CatalogueProblem } from './catalogue-problem';

/** Slugs that would hide an address of the site. */
const RESERVED: Partial<Record<Kind, readonly string[]>> = {
  works: ['type'],
  types: Object.values(ALL_TYPES_SLUGS),
};

const KINDS = ['types', 'works', 'creators', 'events', 'press'] as const;

/** @returns a problem for every slug that is reserved or that two entries of a kind share in one language. */
export function slugProblems(content: ReadableContent): CatalogueProblem[] {
  return KINDS.flatMap((kind) => problemsOfKind(kind, [...content[kind].values()]));
}

function problemsOfKind(kind: Kind, entries: { id: string; slug: Localised<string> }[]): CatalogueProblem[] {
  return LOCALE_CODES.flatMap((code) => {
    const owners = new Map<string, string>();
    return entries.flatMap(({ id, slug: { [code]: slug } }) => {
      if (!slug) return [];
      const at = { file: `${kind}/${id}.yaml`, field: `slug.${code}` };
      const owner = owners.get(slug);
      owners.set(slug, owner ?? id);
      if (owner) return [{ ...at, message: `'${slug}' is already the slug of ${kind}/${owner}.yaml` }];
      return RESERVED[kind]?.includes(slug) ? [{ ...at, message: `'${slug}' is reserved` }] : [];
    });
  });
}
