const NAME = 'StatusError';

/** Thrown while rendering, it shows that status's error page. A class would cost visitors 500 bytes. */
export type StatusError = Error & { readonly status: number };

export const statusError = (status: number): StatusError =>
  Object.assign(new Error(`The server answered with status ${status}`), { name: NAME, status });

export const isStatusError = (error: unknown): error is StatusError =>
  error instanceof Error && error.name === NAME;
