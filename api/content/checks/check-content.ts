import { LOCALE_CODES } from '../../../src/contract/locale-codes';
import { FOLDERS, type Folder } from '../../catalogue-files/kinds';
import type { ReadableContent } from '../published/catalogue-content';
import type { CatalogueProblem } from '../published/catalogue-problem';
import { successionOf } from '../published/succession';
import { dateProblems } from './check-dates';
import { referenceProblems } from './check-references';
import { slugProblems } from './check-slugs';

/** Items that are good by themselves, and the ids of all. */
export interface Read {
  content: ReadableContent;
  ids: Record<Folder, ReadonlySet<string>>;
}

/** What only shows. Whatever else a file says is looked at again when it changes. */
const SHOWN_ALONE = new Set<string>([
  'title',
  'description',
  'history',
  'biography',
  'materials',
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

/** What checks may look at in an item. */
const judged = (entry: object): string =>
  JSON.stringify(entry, (key, value: unknown) => (SHOWN_ALONE.has(key) ? undefined : value));

interface Checked {
  /** Of site and pages. */
  parts: readonly unknown[];
  folders: readonly { ids: ReadonlySet<string>; items: ReadonlyMap<string, object> }[];
  problems: CatalogueProblem[];
}

const partsOf = ({ content: { site, home, pages } }: Read): unknown[] => [
  site,
  home,
  ...[...pages.values()].map((page) => JSON.stringify(page)),
];

let last: Checked | undefined;

/**
 * What files that are good by themselves get wrong together. Of the catalogue that was checked before, nothing is checked
 * again where what differs only shows: most edits of a catalogue of thousands.
 */
export function contentProblems(read: Read): CatalogueProblem[] {
  const parts = partsOf(read);
  const folders = FOLDERS.map((folder) => ({ ids: read.ids[folder], items: read.content[folder] }));
  const before = last;
  const isSame =
    before?.parts.length === parts.length &&
    parts.every((part, at) => part === before.parts[at]) &&
    folders.every(
      ({ ids, items }, at) =>
        ids === before.folders[at]!.ids && isJudgedSame(items, before.folders[at]!.items),
    );
  const problems = before && isSame ? before.problems : check(read);
  last = { parts, folders, problems };
  return problems;
}

/** Only whether the one has followed the other is looked at: anything else is checked. */
function isJudgedSame(items: ReadonlyMap<string, object>, before: ReadonlyMap<string, object>): boolean {
  if (items === before) return true;
  const changed = successionOf(items, before)?.changed;
  return changed?.every(({ was, is }) => judged(was) === judged(is)) ?? false;
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
