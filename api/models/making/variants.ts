import type { Document } from '@gltf-transform/core';
import { KHRMaterialsVariants, type Variant } from '@gltf-transform/extensions';

/** In the order of the file; the first one is shown unless told otherwise. */
export function variantsOf(document: Document): readonly Variant[] {
  const used = document
    .getRoot()
    .listExtensionsUsed()
    .find(({ extensionName }) => extensionName === KHRMaterialsVariants.EXTENSION_NAME);
  return used instanceof KHRMaterialsVariants ? used.listVariants() : [];
}
