import { PAGE_SLUGS } from '../../src/contract/page';
import { creatorFile } from '../catalogue-files/creator-file';
import { eventFile } from '../catalogue-files/event-file';
import { homePageFile, pageFile } from '../catalogue-files/page-file';
import { pressFile } from '../catalogue-files/press-file';
import { siteFile } from '../catalogue-files/site-file';
import { typeFile } from '../catalogue-files/type-file';
import { workFile } from '../catalogue-files/work-file';
import type { Entry, Kind, ReadableContent } from './catalogue-content';
import type { CatalogueProblem } from './catalogue-problem';
import type { FileMemo } from './file-memo';
import { readCatalogueFile } from './read-file';
import { readFolder } from './read-folder';

/** What was read, the ids of all files whether readable or not, and the problems of the unreadable ones. */
export interface ReadResult {
  content: ReadableContent;
  ids: Record<Kind, ReadonlySet<string>>;
  problems: CatalogueProblem[];
}

/** Reads every file of the catalogue and puts the entries into the gallery's order. */
export async function readContent(root: string, memo: FileMemo): Promise<ReadResult> {
  const otherPages = PAGE_SLUGS.filter((slug) => slug !== 'home');
  const [site, types, works, creators, events, press, home, pages] = await Promise.all([
    readCatalogueFile(root, 'site.yaml', siteFile, memo),
    readFolder(root, 'types', typeFile, memo),
    readFolder(root, 'works', workFile, memo),
    readFolder(root, 'creators', creatorFile, memo),
    readFolder(root, 'events', eventFile, memo),
    readFolder(root, 'press', pressFile, memo),
    readCatalogueFile(root, 'pages/home.yaml', homePageFile, memo),
    Promise.all(otherPages.map((slug) => readCatalogueFile(root, `pages/${slug}.yaml`, pageFile, memo))),
  ]);
  return {
    content: {
      site: site.content,
      types: inOrder(types.entries, byPosition),
      works: inOrder(works.entries, byPosition),
      creators: inOrder(creators.entries, (a, b) => collator.compare(a.sort_name, b.sort_name)),
      events: inOrder(events.entries, (a, b) => b.starts_on.localeCompare(a.starts_on)),
      press: inOrder(press.entries, (a, b) => b.published_on.localeCompare(a.published_on)),
      home: home.content,
      pages: new Map(
        pages.flatMap(({ content }, index) => {
          const id = otherPages[index]!;
          return content ? [[id, { ...content, id }]] : [];
        }),
      ),
    },
    ids: { types: types.ids, works: works.ids, creators: creators.ids, events: events.ids, press: press.ids },
    problems: [site, types, works, creators, events, press, home, ...pages].flatMap(
      ({ problems }) => problems,
    ),
  };
}

// French and English sort accented names alike.
const collator = new Intl.Collator('fr');

const byPosition = (a: { position: number }, b: { position: number }) => a.position - b.position;

/** Entries come sorted by id and the sort is stable, so that equals keep one order. */
function inOrder<F>(entries: Entry<F>[], compare: (a: Entry<F>, b: Entry<F>) => number) {
  return new Map([...entries].sort(compare).map((entry) => [entry.id, entry]));
}
