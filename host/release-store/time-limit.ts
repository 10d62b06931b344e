/**
 * Ends waiting for what does not heed its signal as well. By hand: signals of AbortSignal.any and .timeout may be
 * garbage-collected while only a pending call has them.
 * @throws Error when the time is over; the signal's reason when that ends it
 */
export async function withTimeLimit<Result>(
  ms: number,
  signal: AbortSignal,
  work: (signal: AbortSignal) => Promise<Result>,
): Promise<Result> {
  const ending = new AbortController();
  const ended = new Promise<never>((_, reject) =>
    ending.signal.addEventListener('abort', () => reject(ending.signal.reason as Error)),
  );
  const end = () => ending.abort(signal.reason);
  const timer = setTimeout(() => ending.abort(new Error(`no answer within ${ms / 1000} s`)), ms);
  signal.addEventListener('abort', end);
  if (signal.aborted) end();
  try {
    return await Promise.race([ended, work(ending.signal)]);
  } finally {
    clearTimeout(timer);
    signal.removeEventListener('abort', end);
  }
}
