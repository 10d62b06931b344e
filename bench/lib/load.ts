import autocannon from 'autocannon';
import { percentile, rounded } from './percentile';

interface LoadOptions {
  /** Origin of the server. */
  url: string;
  /** Asked for in turn. */
  paths: readonly string[];
  connections: number;
  seconds: number;
}

export interface LoadResult {
  requestsPerSecond: number;
  /** ms */
  median: number;
  p95: number;
  p99: number;
  /** Answers with another status than 2xx, and requests without an answer. */
  failed: number;
}

/** Asks for paths as fast as the server answers. */
export function load({ url, paths, connections, seconds }: LoadOptions): Promise<LoadResult> {
  const times: number[] = [];
  return new Promise((resolve, reject) => {
    const instance = autocannon(
      {
        url,
        connections,
        duration: seconds,
        // What nginx of Debian can send by itself.
        headers: { 'accept-encoding': 'gzip' },
        requests: paths.map((path) => ({ path })),
      },
      (error, result) => {
        if (error) return reject(error as Error);
        resolve({
          requestsPerSecond: Math.round(times.length / result.duration),
          median: rounded(percentile(times, 0.5)),
          p95: rounded(percentile(times, 0.95)),
          p99: rounded(percentile(times, 0.99)),
          failed: result.non2xx + result.errors + result.timeouts,
        });
      },
    );
    instance.on('response', (_client, _status, _bytes, time) => times.push(time));
  });
}
