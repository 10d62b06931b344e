import { PAGE_SLUGS } from '../../src/contract/page';
import { fileKind, FOLDERS, type Folder } from '../catalogue-files/kinds';
import { homePageFile, pageFile } from '../catalogue-files/page-file';
import { siteFile } from '../catalogue-files/site-file';
import type { Entries, Entry, ReadableContent } from './catalogue-content';
import type { CatalogueProblem } from './catalogue-problem';
import type { FileMemo } from './file-memo';
import { readCatalogueFile } from './read-file';
import { readFolder } from './read-folder';
import { noteSuccession } from './succession';

export interface ReadResult {
  content: ReadableContent;
  ids: Record<Folder, ReadonlySet<string>>;
  problems: CatalogueProblem[];
}

export async function readContent(root: string, memo: FileMemo): Promise<ReadResult> {
  const otherPages = PAGE_SLUGS.filter((slug) => slug !== 'home');
  const [site, folders, home, pages] = await Promise.all([
    readCatalogueFile(root, 'site.yaml', siteFile, memo),
    Promise.all(
      FOLDERS.map(async (name) => ({
        name,
        ...(await readFolder(root, name, fileKind(name).schema, memo)),
      })),
    ),
    readCatalogueFile(root, 'pages/home.yaml', homePageFile, memo),
    Promise.all(otherPages.map((slug) => readCatalogueFile(root, `pages/${slug}.yaml`, pageFile, memo))),
  ]);
  const each = <T>(part: (folder: (typeof folders)[number]) => T) =>
    Object.fromEntries(folders.map((folder) => [folder.name, part(folder)]));
  return {
    content: {
      site: site.content,
      // Safe: each file was checked against the schema of its folder.
      ...(each(({ name, entries }) => inOrder(name, entries as Entry<object>[], memo)) as unknown as Entries),
      home: home.content,
      pages: new Map(
        pages.flatMap(({ content }, index) => {
          const id = otherPages[index]!;
          return content ? [[id, { ...content, id }]] : [];
        }),
      ),
    },
    ids: each(({ ids }) => ids) as Record<Folder, ReadonlySet<string>>,
    problems: [site, ...folders, home, ...pages].flatMap(({ problems }) => problems),
  };
}

// French and English sort accented names alike; ISO dates sort as text.
const collator = new Intl.Collator('fr');

interface Ordered {
  entries: readonly Entry<object>[];
  items: Map<string, Entry<object>>;
}

/** What was put in order last, by the folder: after an edit thousands of entries are where they were. */
const orderedLast = new WeakMap<FileMemo, Map<Folder, Ordered>>();

/** Sorted by id before; the sort is stable, so equal entries keep that order. */
function inOrder(folder: Folder, entries: Entry<object>[], memo: FileMemo): Map<string, Entry<object>> {
  const { by, lastFirst } = fileKind(folder).order;
  const valueOf = (entry: object) => (entry as Readonly<Record<string, string | number>>)[by]!;
  const ordered = orderedLast.get(memo) ?? new Map<Folder, Ordered>();
  orderedLast.set(memo, ordered);
  const last = ordered.get(folder);
  const changed = last && replacements(last.entries, entries, valueOf);
  if (last && changed?.length === 0) return last.items;
  const compare = (a: object, b: object) => compareValues(valueOf(a), valueOf(b)) * (lastFirst ? -1 : 1);
  const items =
    last && changed
      ? // A copy keeps the order, and an entry that is set anew its place.
        new Map(last.items)
      : new Map([...entries].sort(compare).map((entry) => [entry.id, entry]));
  if (last && changed) {
    for (const { is } of changed) items.set(is.id, is);
    noteSuccession(items, { before: last.items, changed });
  }
  ordered.set(folder, { entries, items });
  return items;
}

/** Entries in place of others with the same place; undefined where one has come, gone or moved. */
function replacements(
  before: readonly Entry<object>[],
  after: readonly Entry<object>[],
  valueOf: (entry: object) => string | number,
): { was: Entry<object>; is: Entry<object> }[] | undefined {
  if (before.length !== after.length) return undefined;
  const changed: { was: Entry<object>; is: Entry<object> }[] = [];
  for (let at = 0; at < after.length; at += 1) {
    const [was, is] = [before[at]!, after[at]!];
    if (was === is) continue;
    if (was.id !== is.id || valueOf(was) !== valueOf(is)) return undefined;
    changed.push({ was, is });
  }
  return changed;
}

const compareValues = (a: string | number, b: string | number): number =>
  typeof a === 'number' && typeof b === 'number' ? a - b : collator.compare(String(a), String(b));
