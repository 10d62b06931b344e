import type { RefusedPage } from '../../src/gallery/forms/posted-form';
import type { SsrAnswer } from './ssr-answer';

export type ToWorker =
  | { type: 'render'; id: number; path: string; posted?: RefusedPage | undefined }
  | { type: 'forget'; tags?: readonly string[] | undefined };

export type FromWorker =
  | { type: 'ready' }
  | ({ type: 'answer'; id: number } & SsrAnswer)
  | { type: 'failed'; id: number; message: string };
