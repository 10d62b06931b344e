import { CHUNK_RELOAD_MS } from '../constants';

const keyOf = (path: string): string => `chunk-reload:${path}`;

/** Whether something went wrong because a file of the site's code could not be fetched. */
export function isChunkFailure(error: unknown): boolean {
  if (!(error instanceof Error)) return false;
  return error.name === 'ChunkLoadError' || /^Loading (CSS )?chunk /.test(error.message);
}

/**
 * Loads the page anew, at most once for each path within 10 s: what fails again is not mended by another try. Not
 * offline, where the page that is there is all there is, and not where the browser can't remember it.
 * @returns whether the page is on its way out
 */
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
