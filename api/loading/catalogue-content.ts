import type { PageSlug } from '../../src/contract/page';
import type { CreatorFile } from '../catalogue-files/creator-file';
import type { EventFile } from '../catalogue-files/event-file';
import type { HomePageFile, PageFile } from '../catalogue-files/page-file';
import type { PressFile } from '../catalogue-files/press-file';
import type { SiteFile } from '../catalogue-files/site-file';
import type { TypeFile } from '../catalogue-files/type-file';
import type { WorkFile } from '../catalogue-files/work-file';

/** A file's content with its id. */
export type Entry<F> = F & { id: string };

export type WorkType = Entry<TypeFile>;
export type Work = Entry<WorkFile>;
export type Creator = Entry<CreatorFile>;
export type GalleryEvent = Entry<EventFile>;
export type PressArticle = Entry<PressFile>;
export type Page = Entry<PageFile> & { id: PageSlug };
export type HomePage = Entry<HomePageFile>;

/** Everything written in the catalogue's files; each map goes from id to entry, in the gallery's order. */
export interface CatalogueContent {
  site: SiteFile;
  types: ReadonlyMap<string, WorkType>;
  works: ReadonlyMap<string, Work>;
  creators: ReadonlyMap<string, Creator>;
  events: ReadonlyMap<string, GalleryEvent>;
  press: ReadonlyMap<string, PressArticle>;
  home: HomePage;
  /** Every page but home. */
  pages: ReadonlyMap<string, Page>;
}

/** The kinds of entries that live in a folder of their own and are referred to by id. */
export type Kind = 'types' | 'works' | 'creators' | 'events' | 'press';

/** The files that could be read, maybe not all of them. */
export type ReadableContent = Omit<CatalogueContent, 'site' | 'home'> & {
  site: SiteFile | undefined;
  home: HomePage | undefined;
};
