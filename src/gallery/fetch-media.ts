import pRetry, { AbortError } from 'p-retry';

export interface MediaFile {
  content: Buffer;
  immutable: boolean;
}

const TIMEOUT_MS = 120_000;
const RETRIES = 2;

/** For Node only. Throws Error naming the address and the fault. */
export const fetchMedia = (url: string, backoffMs = 500): Promise<MediaFile> =>
  pRetry(() => fetchOnce(url), { retries: RETRIES, minTimeout: backoffMs });

async function fetchOnce(url: string): Promise<MediaFile> {
  const response = await fetch(url, { signal: AbortSignal.timeout(TIMEOUT_MS) }).catch((error: Error) => {
    throw new Error(`${url} cannot be fetched: ${String(error.cause ?? error)}`);
  });
  const content = Buffer.from(await response.arrayBuffer());
  if (response.ok)
    return { content, immutable: /\bimmutable\b/.test(response.headers.get('cache-control') ?? '') };
  const fault = new Error(`The gallery API answered ${response.status} for ${url}`);
  throw response.status < 500 && response.status !== 429 ? new AbortError(fault) : fault;
}
