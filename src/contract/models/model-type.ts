/** By itself, since every page names it. */
export const MODEL_TYPE = 'model/gltf-binary';

/** Variants that the model of a lamp has; the first one is shown unless told otherwise. */
export const LAMP_VARIANTS = ['off', 'lit'] as const;
