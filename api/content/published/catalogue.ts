import type { OfferedFile, OfferedPicture } from '../../media/offered-media';
import type { ModelFault } from '../../models/checks/model-fault';
import type { OfferedModel } from '../../models/model-facts';
import type { CatalogueContent } from './catalogue-content';

/** What an answer is made of: items, and the files that they name. */
export interface Catalogue extends CatalogueContent {
  offeredFiles: ReadonlyMap<string, OfferedFile>;
  /** By the name of the file. */
  foundModels: ReadonlyMap<string, { offered: OfferedModel } | { fault: ModelFault }>;
  pictureOf(picture: { file: string; hd?: string }): OfferedPicture;
}
