import path from 'node:path';
import type { ModelForm } from '../model-facts';

/** Compressed once, as pages ask for it; Scene Viewer and downloads take a file as it is. */
export const ENCODINGS = ['br', 'gzip'] as const;
export type ModelEncoding = (typeof ENCODINGS)[number];

/** In the folder of all models that were made. @param name `id.version` */
export const modelFile = (folder: string, name: string, form: ModelForm, encoding?: ModelEncoding): string =>
  path.join(folder, name, `${form}.glb${encoding ? `.${encoding}` : ''}`);

export const modelName = (file: string, version: string): string => `${path.parse(file).name}.${version}`;
