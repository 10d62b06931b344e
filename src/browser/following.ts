import { useSyncExternalStore } from 'react';
import { BUILD_METADATA } from '../release/page-data';
import { DURATION } from '../theme/tokens';
import { gatsbyLoader } from './page-data/gatsby-loader';

/** ms between checks, for browsers that never noticed being offline. */
const LOOK = 3000;

type Go = () => void;
type Navigate = (to: string | number, options?: object) => void;

let held: Go | undefined;
/** Path of the page where it was asked for. */
let heldAt = '';
let looking: ReturnType<typeof setInterval> | undefined;
let patience: ReturnType<typeof setTimeout> | undefined;
let isSlow = false;
let latest: Go | undefined;
const listeners = new Set<() => void>();

type Delay = 'coming' | 'held' | undefined;

export const useDelay = (): Delay =>
  useSyncExternalStore<Delay>(
    (listener) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    () => (held ? 'held' : isSlow ? 'coming' : undefined),
    () => undefined,
  );

function tell(): void {
  for (const listener of listeners) listener();
}

/** Announces it after a while, for those who cannot see the line (src/theme/global-styles.tsx). */
function showComing(isComing: boolean): void {
  document.documentElement.toggleAttribute('data-coming', isComing);
  clearTimeout(patience);
  if (isComing) patience = setTimeout(() => setSlow(true), DURATION.patience);
  else setSlow(false);
}

function setSlow(now: boolean): void {
  if (now === isSlow) return;
  isSlow = now;
  tell();
}

function hold(go: Go | undefined): void {
  held = go;
  heldAt = window.location.pathname;
  clearInterval(looking);
  if (go) {
    showComing(false);
    looking = setInterval(() => navigator.onLine && void isReachable().then((is) => is && release()), LOOK);
  }
  tell();
}

function release(): void {
  const go = held;
  if (!go) return;
  hold(undefined);
  showComing(true);
  go();
}

const isReachable = async (): Promise<boolean> => {
  try {
    await fetch(BUILD_METADATA, { method: 'HEAD', cache: 'no-store' });
    return true;
  } catch {
    return false;
  }
};

/** `open` loads it as a document. */
async function follow(to: string, go: Go, open: Go): Promise<void> {
  latest = go;
  hold(undefined);
  const loader = gatsbyLoader();
  const path = to.replace(/#.*/, '');
  if (loader?.loadPageSync(path)) return go();
  showComing(true);
  if (navigator.onLine) {
    const page = await loader?.loadPage(path);
    const isLoaded = page?.json !== undefined;
    const isThere = isLoaded || (await isReachable());
    if (latest !== go) return;
    // A page that has failed once stays so for Gatsby, which would open it without its query and hash.
    if (isThere) return isLoaded || !loader ? go() : open();
  }
  hold(() => void follow(to, go, open));
}

/** Links to another language, which Gatsby's router does not follow. */
function onClick(event: MouseEvent): void {
  const link = event.target instanceof Element ? event.target.closest<HTMLAnchorElement>('a[href]') : null;
  const isOwn = link && link.origin === window.location.origin && !link.target && !link.download;
  const isElsewhere = link?.pathname !== window.location.pathname;
  const { defaultPrevented, metaKey, ctrlKey, shiftKey, altKey } = event;
  if (
    navigator.onLine ||
    !isOwn ||
    !isElsewhere ||
    defaultPrevented ||
    metaKey ||
    ctrlKey ||
    shiftKey ||
    altKey
  )
    return;
  event.preventDefault();
  hold(() => window.location.assign(link.href));
}

/** Offline it keeps the current page, with its forms, until the network is back. */
export function watchFollowing(open = (to: string): void => window.location.assign(to)): void {
  // Gatsby's router: what links and `navigate` call.
  const router = window as Window & { ___navigate?: Navigate };
  const navigate = router.___navigate;
  if (navigate)
    router.___navigate = (to, options) =>
      typeof to === 'number'
        ? navigate(to)
        : void follow(
            to,
            () => navigate(to, options),
            () => open(to),
          );
  document.addEventListener('click', onClick);
  window.addEventListener('online', release);
  window.addEventListener('pageshow', endFollowing);
}

export function endFollowing(): void {
  latest = undefined;
  // Who has gone elsewhere meanwhile is not taken away from there.
  if (held && window.location.pathname !== heldAt) hold(undefined);
  showComing(false);
}
