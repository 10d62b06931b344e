import { LOCALE_CODES } from '../../../src/contract/locale-codes';
import { FOLDERS } from '../../catalogue-files/kinds';
import type { ReadableContent } from '../catalogue-content';
import type { CatalogueProblem } from '../catalogue-problem';
import type { ReadResult } from '../read-content';
import { dateProblems } from './check-dates';
import { referenceProblems } from './check-references';
import { slugProblems } from './check-slugs';

type Read = Omit<ReadResult, 'problems'>;

/** What only shows. Whatever else a file says is looked at again when it changes. */
const SHOWN_ALONE = new Set<string>([
  'title',
  'description',
  'history',
  'biography',
  'materials',
  'date',
  'price',
  'availability',
  'position',
  'updated_at',
  'pictures',
  'model',
  'dimensions',
  'bibliography',
  'credits',
]);

const judgedParts = new WeakMap<object, string>();

/** What checks may look at in an item. */
function judged(entry: object): string {
  const known = judgedParts.get(entry);
  if (known !== undefined) return known;
  const made = JSON.stringify(entry, (key, value: unknown) => (SHOWN_ALONE.has(key) ? undefined : value));
  judgedParts.set(entry, made);
  return made;
}

const partsOf = ({ content, ids }: Read): unknown[] => [
  content.site,
  content.home,
  ...[...content.pages.values()].map((page) => JSON.stringify(page)),
  ...FOLDERS.flatMap((folder) => [
    [...ids[folder]].join(),
    ...[...content[folder].values()].map((entry) => judged(entry)),
  ]),
];

let last: { parts: readonly unknown[]; problems: CatalogueProblem[] } | undefined;

/**
 * What files that are good by themselves get wrong together. Of the catalogue that was checked before, nothing is checked
 * again where what differs only shows: most edits of a catalogue of thousands.
 */
export function contentProblems(read: Read): CatalogueProblem[] {
  const parts = partsOf(read);
  const isSame = parts.length === last?.parts.length && parts.every((part, at) => part === last?.parts[at]);
  const problems = isSame && last ? last.problems : check(read);
  last = { parts, problems };
  return problems;
}

const check = (read: Read): CatalogueProblem[] => [
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
