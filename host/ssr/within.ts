import { SsrUnavailable } from './ssr-unavailable';

/**
 * Waits for something so long.
 * @param message says what was waited for in vain
 * @throws SsrUnavailable 'slow' when the time is over; what was waited for goes on
 */
export async function within<Result>(promise: Promise<Result>, ms: number, message: string): Promise<Result> {
  let timer: NodeJS.Timeout | undefined;
  const late = new Promise<never>((_, reject) => {
    timer = setTimeout(() => reject(new SsrUnavailable('slow', message)), ms);
  });
  return Promise.race([promise, late]).finally(() => clearTimeout(timer));
}
