import type { DEFINITIONS, DefinitionName } from '../../../src/contract/collections/collections';
import type { Stored } from '../../../src/contract/collections/stored';
import type { PageSlug } from '../../../src/contract/page';
import type { Folder } from '../../catalogue-files/kinds';
import type { OfferedFile, OfferedPicture } from '../../media/media-addresses';
import type { ModelFault } from '../../models/checks/model-fault';
import type { OfferedModel } from '../../models/model-facts';

export type Entry<F> = F & { id: string };

type StoredIn<Name extends DefinitionName> = Stored<(typeof DEFINITIONS)[Name]>;

export type EntryOf<F extends Folder> = Entry<StoredIn<F>>;

export type WorkType = EntryOf<'types'>;
export type Work = EntryOf<'works'>;
export type Creator = EntryOf<'creators'>;
export type GalleryEvent = EntryOf<'events'>;
export type PressArticle = EntryOf<'press'>;
export type Page = Entry<StoredIn<'pages'>> & { id: PageSlug };
export type HomePage = Entry<StoredIn<'home'>>;
export type SiteFile = StoredIn<'site'>;

export type Entries = { [F in Folder]: ReadonlyMap<string, EntryOf<F>> };

export interface CatalogueContent extends Entries {
  site: SiteFile;
  home: HomePage;
  pages: ReadonlyMap<string, Page>;
}

export type ReadableContent = Omit<CatalogueContent, 'site' | 'home'> & {
  site: SiteFile | undefined;
  home: HomePage | undefined;
};

/** What an answer is made of: items, and the files that they name. */
export interface Catalogue extends CatalogueContent {
  offeredFiles: ReadonlyMap<string, OfferedFile>;
  /** By the name of the file. */
  foundModels: ReadonlyMap<string, { offered: OfferedModel } | { fault: ModelFault }>;
  pictureOf(picture: { file: string; hd?: string }): OfferedPicture;
}

/** `field` is empty where the whole file is meant. */
export interface CatalogueProblem {
  file: string;
  field: string;
  message: string;
  /** From 1, where it is known; also of what a missing field should be in. */
  line?: number;
}

/** `works/lamp.yaml:12, title.en: Expected string`, so that an editor can be led there. */
export const problemInWords = ({ file, field, message, line }: CatalogueProblem): string =>
  `${file}${line === undefined ? '' : `:${line}`}${field && `, ${field}`}: ${message}`;

export class CatalogueError extends Error {
  /** @param advice what to do, where the faults do not say it */
  constructor(
    readonly problems: CatalogueProblem[],
    advice?: string,
  ) {
    const lines = problems.map((problem) => `- ${problemInWords(problem)}`);
    super([`The catalogue has ${problems.length} problem(s):`, ...lines, advice ?? []].flat().join('\n'));
    this.name = 'CatalogueError';
  }
}
