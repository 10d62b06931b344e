import { LOCALE_CODES } from '../../src/contract/locale-codes';
import type { ReadableContent } from './catalogue-content';
import type { CatalogueProblem } from './catalogue-problem';

/** A language that the gallery's description lacks is no fault: the default one is shown. */
export function languageProblems({ site, home, pages }: ReadableContent): CatalogueProblem[] {
  if (!site) return [];
  const written = LOCALE_CODES.filter((code) => code in site.description);
  return [...(home ? [home] : []), ...pages.values()].flatMap(({ id, title }) =>
    written
      .filter((code) => !(code in title))
      .map((code) => ({ file: `pages/${id}.yaml`, field: `title.${code}`, message: 'is missing' })),
  );
}
