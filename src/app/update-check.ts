import { UPDATE_CHECK_MS } from '../constants';
import { BUILD_METADATA } from '../release/page-data';

declare global {
  interface Window {
    ___webpackCompilationHash?: string;
    /** Gatsby's own switch: once it is set, every link loads its page from the server. */
    ___swUpdated?: boolean;
  }
}

/**
 * Checks for a newer build hourly, and when a hidden tab comes back after that time.
 *
 * @param loaded - when the page was, as `Date.now()` says it
 * @returns how to stop
 */
export function watchForUpdates(loaded = performance.timeOrigin): () => void {
  const running = window.___webpackCompilationHash;
  const stopping = new AbortController();
  let last = loaded;

  const look = async () => {
    last = Date.now();
    const latest = await latestBuild();
    if (!latest || latest === running) return;
    window.___swUpdated = true;
    stop();
  };
  const timer = setInterval(() => void look(), UPDATE_CHECK_MS);
  const stop = () => {
    clearInterval(timer);
    stopping.abort();
  };
  const onVisible = () => {
    if (!document.hidden && Date.now() - last >= UPDATE_CHECK_MS) void look();
  };
  onVisible();
  document.addEventListener('visibilitychange', onVisible, { signal: stopping.signal });
  return stop;
}

async function latestBuild(): Promise<string | undefined> {
  try {
    const answer = await fetch(BUILD_METADATA, { cache: 'no-store' });
    const { webpackCompilationHash } = (await answer.json()) as { webpackCompilationHash?: string };
    return webpackCompilationHash;
  } catch {
    return undefined;
  }
}
