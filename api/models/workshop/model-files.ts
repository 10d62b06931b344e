import path from 'node:path';
import type { ModelForm } from '../model-facts';

/** Compressed once, as pages ask for it; Scene Viewer and downloads take a file as it is. */
export const ENCODINGS = ['br', 'gzip'] as const;
export type ModelEncoding = (typeof ENCODINGS)[number];

/** In the folder of all models that were made. @param name `id.version` */
export const modelFile = (folder: string, name: string, form: ModelForm, encoding?: ModelEncoding): string =>
  path.join(folder, name, `${form}.glb${encoding ? `.${encoding}` : ''}`);

/** What was found of the model, beside the files that were made of it. */
export const modelFactsFile = (folder: string, name: string): string => path.join(folder, name, 'facts.json');

/** What a model of the catalogue is called in addresses. */
export const modelId = (file: string): string => path.parse(file).name;

export const modelName = (id: string, version: string): string => `${id}.${version}`;
