import { createHash } from 'node:crypto';
import path from 'node:path';
import { type Static, Type } from '@sinclair/typebox';
import { Box } from '../../src/contract/models/model';
import { ModelFault } from './checks/model-fault';

/** A node that shows something, as large as it is by itself; `turned` is by how much it is turned about y, in degrees. */
const Part = Type.Object({ name: Type.String(), box: Box, turned: Type.Number() });
export type Part = Static<typeof Part>;

const Bytes = Type.Integer({ minimum: 1 });

/** What a file was found to be, and how long the files are that were made of it. */
export const ModelFacts = Type.Object({
  /** First characters of the hash of content and recipe. */
  version: Type.String({ pattern: '^[0-9a-f]{8}$' }),
  triangles: Type.Integer(),
  isLamp: Type.Boolean(),
  bounds: Box,
  /** What shines by itself in the variant `lit`, where the file tells. */
  light: Type.Optional(Box),
  parts: Type.Array(Part),
  made: Type.Object({ web: Bytes, plain: Bytes, original: Bytes }),
});
export type ModelFacts = Static<typeof ModelFacts>;

export const MODEL_FORMS = ['web', 'plain', 'original'] as const;
export type ModelForm = (typeof MODEL_FORMS)[number];

export const FoundModel = Type.Union([
  Type.Object({ facts: ModelFacts }),
  Type.Object({ fault: ModelFault }),
]);
export type FoundModel = Static<typeof FoundModel>;

export interface OfferedModel extends ModelFacts {
  id: string;
  /** `id.version`, as in addresses. */
  name: string;
  /** As items name it. */
  file: string;
  hash: string;
}

/** Compressed once, as pages ask for it; Scene Viewer and downloads take a file as it is. */
export const ENCODINGS = ['br', 'gzip'] as const;
export type ModelEncoding = (typeof ENCODINGS)[number];

/** One that is made of a model. */
export interface MadeFile {
  /** `id.version` */
  name: string;
  form: ModelForm;
  encoding?: ModelEncoding | undefined;
}

export const madeFileName = ({ form, encoding }: Omit<MadeFile, 'name'>): string =>
  `${form}.glb${encoding ? `.${encoding}` : ''}`;

/** Where the store has all that is made of one. */
export const modelFolder = (name: string): string => `media/models/${name}`;

export const modelKey = ({ name, ...file }: MadeFile): string => `${modelFolder(name)}/${madeFileName(file)}`;

/** What was found of the model, beside the files that were made of it. */
export const modelFactsKey = (name: string): string => `${modelFolder(name)}/facts.json`;

/** What a model of the catalogue is called in addresses. */
export const modelId = (file: string): string => path.parse(file).name;

export const modelName = (id: string, version: string): string => `${id}.${version}`;

/** px a side and quality, by what a picture is used for; no browser shows the piece larger than its screen. */
export const MODEL_RECIPE = {
  format: 2,
  web: {
    colour: { px: 1024, quality: 84 },
    normal: { px: 1024, quality: 82 },
    other: { px: 1024, quality: 80 },
    effort: 4,
    bits: { position: 14, normal: 10, texcoord: 12 },
  },
  plain: { px: 1024, quality: 85 },
} as const;

/** Part of addresses, so that a changed recipe makes all anew. */
export const MODEL_RECIPE_VERSION = JSON.stringify(MODEL_RECIPE);

/** First characters of the hash of content and recipe. */
export const modelVersion = (content: Buffer): string =>
  createHash('sha256').update(MODEL_RECIPE_VERSION).update(content).digest('hex').slice(0, 8);
