import { LOCALE_CODES } from '../../../src/contract/locale-codes';
import type { ReadableContent } from '../published/catalogue-content';
import type { CatalogueProblem } from '../published/catalogue-problem';
import { dateProblems } from './check-dates';
import { referenceProblems, type Read } from './check-references';
import { slugProblems } from './check-slugs';

/** What items get wrong together. */
export const contentProblems = (read: Read): CatalogueProblem[] => [
  ...languageProblems(read.content),
  ...slugProblems(read.content),
  ...dateProblems(read.content),
  ...referenceProblems(read),
];

/** A language that the gallery's description lacks is no fault: the default one is shown. */
function languageProblems({ site, home, pages }: ReadableContent): CatalogueProblem[] {
  if (!site) return [];
  const written = LOCALE_CODES.filter((code) => code in site.description);
  return [...(home ? [home] : []), ...pages.values()].flatMap(({ id, title }) =>
    written
      .filter((code) => !(code in title))
      .map((code) => ({ file: `pages/${id}.yaml`, field: `title.${code}`, message: 'is missing' })),
  );
}
