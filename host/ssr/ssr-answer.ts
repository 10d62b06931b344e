import type { FastifyBaseLogger } from 'fastify';
import type { RefusedPage } from '../../src/gallery/forms/posted-form';

export interface SsrAnswer {
  status: number;
  /** Lower-case names. */
  headers: Record<string, string>;
  body: string;
  /** Tags of the API's answers that it was made of; undefined when unknown. */
  tags?: readonly string[];
}

/**
 * `busy`: too many renders. `dead`: the process ended or did not start. `slow`: no answer in time. `crowded`: an
 * optional render was put off. `failed`: the function threw. `no function`: the release has none.
 */
type SsrProblem = 'busy' | 'dead' | 'slow' | 'crowded' | 'failed' | 'no function';

export class SsrUnavailable extends Error {
  override readonly name = 'SsrUnavailable';
  readonly problem: SsrProblem;

  constructor(problem: SsrProblem, message: string) {
    super(message);
    this.problem = problem;
  }
}

/** The process ended during the render, which may not be to blame. */
export const isDead = (error: unknown): boolean =>
  error instanceof SsrUnavailable && error.problem === 'dead';

export type SsrLog = Pick<FastifyBaseLogger, 'info' | 'warn' | 'error'>;

export type ToWorker =
  | { type: 'render'; id: number; path: string; posted?: RefusedPage | undefined }
  | { type: 'forget'; tags?: readonly string[] | undefined };

export type FromWorker =
  | { type: 'ready' }
  | ({ type: 'answer'; id: number } & SsrAnswer)
  | { type: 'failed'; id: number; message: string };
