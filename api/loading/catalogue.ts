import type { OfferedFile, OfferedPicture } from '../media/offered-media';
import type { CatalogueContent } from './catalogue-content';

/** Immutable and consistent; changed files give a new one. */
export interface Catalogue extends CatalogueContent {
  offeredPictures: ReadonlyMap<string, OfferedPicture>;
  offeredFiles: ReadonlyMap<string, OfferedFile>;
  pictureOf(picture: { file: string; hd?: string }): OfferedPicture;
}
