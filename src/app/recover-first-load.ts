import { isChunkFailure, reloadOnce } from '../browser/reload-once';

/** Of the page that the browser asked for; Back may have led to another one before the scripts ran. */
const documentAddress = (): string =>
  performance.getEntriesByType('navigation')[0]?.name ?? window.location.href;

const pageOf = ({ pathname, search }: Pick<URL, 'pathname' | 'search'>): string => pathname + search;

/** The page for malformed addresses gives itself one that can be read (gatsby-ssr.tsx): its path for Gatsby. */
const isElsewhere = (): boolean =>
  pageOf(new URL(documentAddress())) !== pageOf(window.location) &&
  (window as Window & { pagePath?: string }).pagePath !== window.location.pathname;

/**
 * Reloads when the first page's code fails, where Gatsby gives up, and when Back or Forward leads elsewhere, which
 * no router hears yet.
 * @returns to be called once it is alive
 */
export function recoverFirstLoad(reload: () => void = () => window.location.reload()): () => void {
  const onRejection = ({ reason }: PromiseRejectionEvent) => {
    if (isChunkFailure(reason)) reloadOnce();
  };
  const reloadElsewhere = () => {
    if (isElsewhere()) reload();
  };
  window.addEventListener('unhandledrejection', onRejection);
  window.addEventListener('popstate', reloadElsewhere);
  reloadElsewhere();
  return () => {
    window.removeEventListener('unhandledrejection', onRejection);
    window.removeEventListener('popstate', reloadElsewhere);
  };
}
