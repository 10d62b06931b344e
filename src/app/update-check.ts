import { UPDATE_CHECK_MS } from '../constants';
import { BUILD_METADATA } from '../release/page-data';

declare global {
  interface Window {
    /** The build that this page's code is of. */
    ___webpackCompilationHash?: string;
    /** Gatsby's own switch: once it is set, every link loads its page from the server. */
    ___swUpdated?: boolean;
  }
}

/**
 * Looks every hour whether there is a newer build, and when a tab comes back into view after that time: a hidden one is
 * put to sleep. Once there is, the next navigation loads its page afresh. A look that fails is made up for by the next.
 * @returns how to stop
 */
export function watchForUpdates(): () => void {
  const running = window.___webpackCompilationHash;
  const stopping = new AbortController();
  let last = Date.now();

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
  document.addEventListener('visibilitychange', onVisible, { signal: stopping.signal });
  return stop;
}

/** Whether what the server has is newer than this page. */
export const isOutdated = (): boolean => window.___swUpdated === true;

async function latestBuild(): Promise<string | undefined> {
  try {
    const answer = await fetch(BUILD_METADATA, { cache: 'no-store' });
    const { webpackCompilationHash } = (await answer.json()) as { webpackCompilationHash?: string };
    return webpackCompilationHash;
  } catch {
    return undefined;
  }
}
