import type { OfferedFile, OfferedPicture } from '../../media/offered-media';
import type { ModelFault } from '../../models/checks/model-fault';
import type { OfferedModel } from '../../models/model-facts';
import type { CatalogueContent } from './catalogue-content';

/** Immutable and consistent; changed files give a new one. */
export interface Catalogue extends CatalogueContent {
  offeredPictures: ReadonlyMap<string, OfferedPicture>;
  offeredFiles: ReadonlyMap<string, OfferedFile>;
  /** By the name of the file. */
  foundModels: ReadonlyMap<string, { offered: OfferedModel } | { fault: ModelFault }>;
  pictureOf(picture: { file: string; hd?: string }): OfferedPicture;
}
