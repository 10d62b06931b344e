import { CHUNK_RELOAD_MS } from '../constants';

const keyOf = (path: string): string => `chunk-reload:${path}`;

export function isChunkFailure(error: unknown): boolean {
  if (!(error instanceof Error)) return false;
  return error.name === 'ChunkLoadError' || /^Loading (CSS )?chunk /.test(error.message);
}

/** Once for each path in 10 s; not offline, and not without storage to count in. */
export function reloadOnce(reload: () => void = () => window.location.reload()): boolean {
  if (!navigator.onLine || !isDue(keyOf(window.location.pathname))) return false;
  reload();
  return true;
}

function isDue(key: string): boolean {
  try {
    const last = Number(window.sessionStorage.getItem(key));
    if (Date.now() - last < CHUNK_RELOAD_MS) return false;
    window.sessionStorage.setItem(key, String(Date.now()));
    return true;
  } catch {
    return false;
  }
}
