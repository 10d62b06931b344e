import path from 'node:path';
import type { ModelForm } from '../model-facts';

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
