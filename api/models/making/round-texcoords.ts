import type { Document } from '@gltf-transform/core';

/**
 * Places on textures that repeat lie outside 0 to 1 and cannot be quantized. Rounded to as many steps a texture they stay
 * floats, whose last digits are zeros that pack to nothing.
 */
export function roundTexcoords(document: Document, bits: number): void {
  const steps = 2 ** bits;
  const seen = new Set<unknown>();
  for (const mesh of document.getRoot().listMeshes())
    for (const primitive of mesh.listPrimitives())
      for (const name of primitive.listSemantics()) {
        const places = primitive.getAttribute(name);
        const values = places?.getArray();
        if (!name.startsWith('TEXCOORD_') || !(values instanceof Float32Array) || seen.has(places)) continue;
        seen.add(places);
        places?.setArray(values.map((value) => Math.round(value * steps) / steps));
      }
}
