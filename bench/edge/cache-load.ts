import autocannon from 'autocannon';
import { percentile, rounded } from '../lib/percentile';

const CONNECTIONS = 20;

interface CacheLoad {
  answers: number;
  /** Those that the cache had. */
  hits: number;
  /** ms */
  median: number;
  p95: number;
}

/** Asks a cache for addresses as fast as it answers. */
export function loadCache(url: string, addresses: readonly string[], seconds: number): Promise<CacheLoad> {
  const times: number[] = [];
  let hits = 0;
  return new Promise((resolve, reject) => {
    const instance = autocannon(
      {
        url,
        connections: CONNECTIONS,
        duration: seconds,
        headers: { 'accept-encoding': 'br' },
        requests: addresses.map((address) => ({ path: encodeURI(address) })),
        setupClient: (client) =>
          // Names and values in turn, other than its types have it.
          void client.on('headers', (answer: unknown) => {
            const { headers } = answer as { headers: string[] };
            const at = headers.findIndex((name) => name.toLowerCase() === 'x-cache');
            if (headers[at + 1] === 'HIT') hits += 1;
          }),
      },
      (error) => {
        if (error) return reject(error as Error);
        const [median, p95] = [percentile(times, 0.5), percentile(times, 0.95)].map(rounded) as [
          number,
          number,
        ];
        resolve({ answers: times.length, hits, median, p95 });
      },
    );
    instance.on('response', (_client, _status, _bytes, time) => times.push(time));
  });
}
