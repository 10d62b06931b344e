/** By itself, since every page names it. */
export const MODEL_TYPE = 'model/gltf-binary';
