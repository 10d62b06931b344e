/**
 * `busy`: too many renders at once. `dead`: the process ended or has not come up. `slow`: no answer in time. `crowded`: none soon,
 * of what can do without. `failed`: the function threw. `no function`: the release has none.
 */
export type SsrProblem = 'busy' | 'dead' | 'slow' | 'crowded' | 'failed' | 'no function';

/** A page that could not be rendered; another try may well succeed. */
export class SsrUnavailable extends Error {
  override readonly name = 'SsrUnavailable';
  readonly problem: SsrProblem;

  constructor(problem: SsrProblem, message: string) {
    super(message);
    this.problem = problem;
  }
}

/** Whether the process ended under the render, through no fault of its own. */
export const isDead = (error: unknown): boolean =>
  error instanceof SsrUnavailable && error.problem === 'dead';
