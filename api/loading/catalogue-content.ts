import type { Static } from '@sinclair/typebox';
import type { PageSlug } from '../../src/contract/page';
import type { FILE_KINDS, Folder } from '../catalogue-files/kinds';
import type { HomePageFile, PageFile } from '../catalogue-files/page-file';
import type { SiteFile } from '../catalogue-files/site-file';

/** A file's content with its id. */
export type Entry<F> = F & { id: string };

/** An entry of a folder. */
export type EntryOf<F extends Folder> = Entry<Static<ReturnType<(typeof FILE_KINDS)[F]['schema']>>>;

export type WorkType = EntryOf<'types'>;
export type Work = EntryOf<'works'>;
export type Creator = EntryOf<'creators'>;
export type GalleryEvent = EntryOf<'events'>;
export type PressArticle = EntryOf<'press'>;
export type Page = Entry<PageFile> & { id: PageSlug };
export type HomePage = Entry<HomePageFile>;

/** The entries of each folder, from id to entry, in the gallery's order. */
export type Entries = { [F in Folder]: ReadonlyMap<string, EntryOf<F>> };

/** Everything written in the catalogue's files. */
export interface CatalogueContent extends Entries {
  site: SiteFile;
  home: HomePage;
  /** Every page but home. */
  pages: ReadonlyMap<string, Page>;
}

/** The files that could be read, maybe not all of them. */
export type ReadableContent = Omit<CatalogueContent, 'site' | 'home'> & {
  site: SiteFile | undefined;
  home: HomePage | undefined;
};
