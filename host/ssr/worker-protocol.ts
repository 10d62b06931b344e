import type { SsrAnswer } from './ssr-answer';

/** What the host tells the process of the function. */
export type ToWorker =
  | { type: 'render'; id: number; path: string }
  | { type: 'forget'; tags?: readonly string[] | undefined };

/** What that process tells the host. */
export type FromWorker =
  | { type: 'ready' }
  | ({ type: 'answer'; id: number } & SsrAnswer)
  | { type: 'failed'; id: number; message: string };
