import { Type, type Static } from '@sinclair/typebox';

/** Each with the words after "the model …", which say what to do as well. `found` is what the file has. */
const WORDS = {
  notGlb: () => 'is no glTF binary (.glb) of version 2: export it as one',
  cutOff: () => 'is cut off, or damaged: export or upload it again',
  bytes: (found: string) => `has ${found} MB, of at most 20: make its textures smaller`,
  external: (found: string) => `refers to ‘${found}’: export it with everything inside one .glb`,
  extension: (found: string) =>
    `needs ${found}, which is not known here: export it without (no Draco, Meshopt or KTX2)`,
  triangles: (found: string) => `has ${found} triangles, of at most 300,000: simplify it`,
  vertices: (found: string) => `has ${found} vertices, of at most 900,000: simplify it`,
  nodes: (found: string) => `has ${found} nodes, of at most 5,000: join its parts`,
  texture: (found: string) => `has a texture of ${found} px, of at most 4,096 a side: make it smaller`,
  textures: (found: string) => `has ${found} textures, of at most 64: join some`,
  texels: (found: string) => `has textures of ${found} million px in all, of at most 67: make them smaller`,
  picture: (found: string) => `has a texture that is no JPEG, PNG or WebP (${found}): export it as one`,
  empty: () => 'shows nothing: export it with its scene',
  invalid: (found: string) =>
    `is no valid glTF (${found}): https://github.khronos.org/glTF-Validator shows where`,
  unmade: (found: string) => `cannot be made ready for the web (${found}): export it anew`,
  noRoom: () =>
    'cannot be made ready for the web, as the disk is full: make room, and the next edit or start tries again',
} as const;

export type ModelFaultCode = keyof typeof WORDS;
const MODEL_FAULT_CODES = Object.keys(WORDS) as ModelFaultCode[];

export const ModelFault = Type.Object({
  code: Type.Unsafe<ModelFaultCode>(Type.String({ enum: MODEL_FAULT_CODES })),
  found: Type.String(),
});
export type ModelFault = Static<typeof ModelFault>;

/** "has 1,000,000 triangles, of at most 300,000: simplify it" */
export const wordsOfFault = ({ code, found }: ModelFault): string => WORDS[code](found);

export class FaultyModel extends Error {
  override readonly name = 'FaultyModel';
  constructor(readonly fault: ModelFault) {
    super(`the model ${wordsOfFault(fault)}`);
  }
}

/** @throws FaultyModel always */
export function refuse(code: ModelFaultCode, found: string | number = ''): never {
  const told = typeof found === 'number' ? found.toLocaleString('en') : found.slice(0, 200);
  throw new FaultyModel({ code, found: told });
}
