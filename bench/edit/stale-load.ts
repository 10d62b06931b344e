import autocannon from 'autocannon';
import { percentile, rounded } from '../lib/percentile';

const RATE = 200;
const SECONDS = 60;

/** Answers a second, for a minute, of pages that are all out of date; ms, and how many were not 200. */
export function loadStale(url: string, paths: readonly string[]): Promise<string> {
  const times: number[] = [];
  return new Promise((resolve, reject) => {
    const instance = autocannon(
      {
        url,
        connections: 50,
        overallRate: RATE,
        duration: SECONDS,
        headers: { 'accept-encoding': 'br' },
        requests: paths.map((path) => ({ path })),
      },
      (error, result) => {
        if (error) return reject(error as Error);
        const [median, p95, most] = [percentile(times, 0.5), percentile(times, 0.95), Math.max(...times)].map(
          rounded,
        );
        const failed = result.non2xx + result.errors + result.timeouts;
        resolve(
          `${times.length} answers, ms: median ${median}, p95 ${p95}, longest ${most}; ${failed} failed`,
        );
      },
    );
    instance.on('response', (_client, _status, _bytes, time) => times.push(time));
  });
}
