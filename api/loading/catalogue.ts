import type { OfferedFile, OfferedPicture } from '../media/offered-media';
import type { CatalogueContent } from './catalogue-content';

/** A whole, consistent catalogue at one moment; a change of the files gives another one. */
export interface Catalogue extends CatalogueContent {
  /** By the picture's name in its address, `id.version`. */
  offeredPictures: ReadonlyMap<string, OfferedPicture>;
  /** Press releases by their name in files/. */
  offeredFiles: ReadonlyMap<string, OfferedFile>;
  /** The offered picture that stands for a picture of an entry. */
  pictureOf(picture: { file: string; hd?: string }): OfferedPicture;
}
