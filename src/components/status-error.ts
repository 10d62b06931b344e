/** A call for data that failed: thrown while a page renders, it brings up the error page of its status. */
export class StatusError extends Error {
  override readonly name = 'StatusError';

  constructor(readonly status: number) {
    super(`The server answered with status ${status}`);
  }
}
