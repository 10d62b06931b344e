import { Type, type Static } from '@sinclair/typebox';
import { FileAddress } from '../addresses';
import { File } from '../common';
import { Mounting } from './mounting';

const Metres = Type.Unsafe<[number, number, number]>(Type.Array(Type.Number(), { minItems: 3, maxItems: 3 }));
export const Box = Type.Object(
  { min: Metres, max: Metres },
  { description: 'metres from the origin of the model, as [x, y, z]: y is up, the front looks along z' },
);
export type Box = Static<typeof Box>;

export const Piece = Type.Object(
  {
    ...Box.properties,
    turned: Type.Optional(
      Type.Number({
        description:
          'degrees by which the box is turned about the upright through its middle, from z towards x; not turned where missing',
      }),
    ),
  },
  { description: Box.description! },
);
export type Piece = Static<typeof Piece>;

const ModelFile = Type.Object({
  url: FileAddress,
  bytes: Type.Integer({ minimum: 1, description: 'of the file; less on the way, where it is compressed' }),
});
export type ModelFile = Static<typeof ModelFile>;

export const Model = Type.Object(
  {
    placement: Mounting,
    is_lamp: Type.Boolean({ description: 'whether it has the variants `off` and `lit`' }),
    bounds: Type.Unsafe<Box>({ ...Box, description: `all that it shows: ${Box.description}` }),
    piece: Type.Unsafe<Piece>({
      ...Piece,
      description:
        'what the dimensions of the work are those of: one chair of a set, a lamp without its lead; the same as `bounds` for most',
    }),
    light: Type.Optional(
      Type.Unsafe<Box>({
        ...Box,
        description: `what shines by itself in the variant \`lit\`; missing where the model does not tell: ${Box.description}`,
      }),
    ),
    credit: Type.Optional(Type.String({ description: 'who made the model' })),
    web: Type.Unsafe<ModelFile>({
      ...ModelFile,
      description: 'glTF binary for the page: quantized, textures as WebP',
    }),
    plain: Type.Unsafe<ModelFile>({
      ...ModelFile,
      description: 'glTF binary without extensions that Android’s Scene Viewer does not know',
    }),
    download: Type.Optional(
      Type.Unsafe<Static<typeof File>>({
        ...File,
        description: 'the original, where the gallery gives it away',
      }),
    ),
  },
  { description: 'A model true to scale. Missing where it differs from the dimensions by more than a tenth' },
);
export type Model = Static<typeof Model>;
