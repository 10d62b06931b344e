import { useSyncExternalStore } from 'react';
import { BUILD_METADATA } from '../release/page-data';
import { gatsbyLoader } from './page-data/gatsby-loader';

/** ms between two looks whether the network is back, for browsers that think it was never away. */
const LOOK = 3000;

type Go = () => void;
type Navigate = (to: string | number, options?: object) => void;

/** The link that waits for the network. */
let held: Go | undefined;
let looking: ReturnType<typeof setInterval> | undefined;
/** What was followed last: whatever was followed before is given up. */
let latest: Go | undefined;
const listeners = new Set<() => void>();

/** Whether a page that was asked for waits for the network. */
export const useHeld = (): boolean =>
  useSyncExternalStore(
    (listener) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    () => held !== undefined,
    () => false,
  );

/** In <html> as long as a page is on its way, which the floor line shows (theme/styles/coming-styles.ts). */
const showComing = (isComing: boolean): boolean =>
  document.documentElement.toggleAttribute('data-coming', isComing);

function hold(go: Go | undefined): void {
  held = go;
  clearInterval(looking);
  if (go) {
    showComing(false);
    looking = setInterval(() => navigator.onLine && void isReachable().then((is) => is && release()), LOOK);
  }
  for (const listener of listeners) listener();
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

async function follow(path: string, go: Go): Promise<void> {
  latest = go;
  hold(undefined);
  const loader = gatsbyLoader();
  if (loader?.loadPageSync(path)) return go();
  showComing(true);
  if (navigator.onLine) {
    const page = await loader?.loadPage(path);
    const isThere = page?.json !== undefined || (await isReachable());
    if (latest !== go) return;
    if (isThere) return go();
  }
  hold(go);
}

/** Links that the browser follows itself: to another language. */
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

/**
 * Watches what links lead to: a page that takes its time shows that it is coming; one that the network has no way to is
 * followed once it has, and until then everything stays as it is, forms included.
 */
export function watchFollowing(): void {
  // Gatsby's router: what links and `navigate` call.
  const router = window as Window & { ___navigate?: Navigate };
  const navigate = router.___navigate;
  if (navigate)
    router.___navigate = (to, options) =>
      typeof to === 'number' ? navigate(to) : void follow(to.replace(/#.*/, ''), () => navigate(to, options));
  document.addEventListener('click', onClick);
  window.addEventListener('online', release);
  window.addEventListener('pageshow', endFollowing);
}

/** The page that was asked for is there. */
export function endFollowing(): void {
  latest = undefined;
  showComing(false);
}
