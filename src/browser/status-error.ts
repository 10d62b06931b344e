const NAME = 'StatusError';

/**
 * A call for data that failed: thrown while a page renders, it brings up the error page of its status. Not a class:
 * Gatsby writes classes as functions, and what one needs to extend Error would be 500 bytes for every visitor.
 */
export type StatusError = Error & { readonly status: number };

/** Makes one. */
export const statusError = (status: number): StatusError =>
  Object.assign(new Error(`The server answered with status ${status}`), { name: NAME, status });

export const isStatusError = (error: unknown): error is StatusError =>
  error instanceof Error && error.name === NAME;
