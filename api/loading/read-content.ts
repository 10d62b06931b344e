import { PAGE_SLUGS } from '../../src/contract/page';
import { fileKind, FOLDERS, type FileKind, type Folder } from '../catalogue-files/kinds';
import { homePageFile, pageFile } from '../catalogue-files/page-file';
import { siteFile } from '../catalogue-files/site-file';
import type { Entries, Entry, ReadableContent } from './catalogue-content';
import type { CatalogueProblem } from './catalogue-problem';
import type { FileMemo } from './file-memo';
import { readCatalogueFile } from './read-file';
import { readFolder } from './read-folder';

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
      ...(each(({ name, entries }) =>
        inOrder(entries as Entry<object>[], fileKind(name).order),
      ) as unknown as Entries),
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

/** Sorted by id before; the sort is stable, so equal entries keep that order. */
function inOrder(entries: Entry<object>[], { by, lastFirst }: FileKind['order']): Map<string, Entry<object>> {
  const valueOf = (entry: object) => (entry as Readonly<Record<string, string | number>>)[by]!;
  const compare = (a: object, b: object) => compareValues(valueOf(a), valueOf(b)) * (lastFirst ? -1 : 1);
  return new Map([...entries].sort(compare).map((entry) => [entry.id, entry]));
}

const compareValues = (a: string | number, b: string | number): number =>
  typeof a === 'number' && typeof b === 'number' ? a - b : collator.compare(String(a), String(b));
