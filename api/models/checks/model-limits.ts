/** What a model may have at most: more than any piece of furniture needs, and little enough for a phone. */
export const MODEL_LIMITS = {
  bytes: 20 * 1024 * 1024,
  triangles: 300_000,
  vertices: 900_000,
  /** px a side. */
  texture: 4096,
  textures: 64,
  /** px of all textures; each takes four bytes of a phone's memory. */
  texels: 64 * 1024 * 1024,
  nodes: 5000,
} as const;

/** What may be in a file. Whatever else is only named as used is left out; what is required is refused. */
export const KNOWN_EXTENSIONS: readonly string[] = [
  'EXT_texture_webp',
  'KHR_materials_clearcoat',
  'KHR_materials_emissive_strength',
  'KHR_materials_ior',
  'KHR_materials_sheen',
  'KHR_materials_specular',
  'KHR_materials_transmission',
  'KHR_materials_unlit',
  'KHR_materials_variants',
  'KHR_materials_volume',
  'KHR_mesh_quantization',
  'KHR_texture_transform',
];
