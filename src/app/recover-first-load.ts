import { isChunkFailure, reloadOnce } from '../browser/reload-once';

/** Of the page that the browser asked for; Back may have led to another one before the scripts ran. */
const documentAddress = (): string =>
  performance.getEntriesByType('navigation')[0]?.name ?? window.location.href;

const pageOf = ({ pathname, search }: Pick<URL, 'pathname' | 'search'>): string => pathname + search;

/** As Gatsby calls them in `pagePath`; the one for malformed addresses gives itself one that can be read. */
const ERROR_PAGE = /^\/(404|500)\.html$/;

function wasLeft(): boolean {
  const { pagePath = '' } = window as Window & { pagePath?: string };
  if (ERROR_PAGE.test(pagePath) || pagePath === window.location.pathname) return false;
  return pageOf(new URL(documentAddress())) !== pageOf(window.location);
}

/**
 * Reloads when the first page's code fails, where Gatsby gives up, and when Back or Forward leads elsewhere, which
 * no router hears yet.
 * @returns to be called once it is alive
 */
export function recoverFirstLoad(reload: () => void = () => window.location.reload()): () => void {
  const onRejection = ({ reason }: PromiseRejectionEvent) => {
    if (isChunkFailure(reason)) reloadOnce();
  };
  const here = pageOf(window.location);
  const reloadElsewhere = () => {
    if (pageOf(window.location) !== here) reload();
  };
  window.addEventListener('unhandledrejection', onRejection);
  window.addEventListener('popstate', reloadElsewhere);
  if (wasLeft()) reload();
  return () => {
    window.removeEventListener('unhandledrejection', onRejection);
    window.removeEventListener('popstate', reloadElsewhere);
  };
}
