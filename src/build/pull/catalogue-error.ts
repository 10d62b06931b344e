import type { GalleryError } from '../../gallery/faults/gallery-error';
import { catalogueErrorText } from './catalogue-error-text';

/** A pull that cannot be built from. Its message lists all that is wrong, for a terminal. */
export class CatalogueError extends Error {
  override readonly name = 'CatalogueError';

  /** @param conflicts sentences about items that keep the contract but do not agree */
  constructor(
    readonly failures: readonly GalleryError[],
    readonly conflicts: readonly string[],
  ) {
    super(catalogueErrorText(failures, conflicts));
  }
}
