import { isChunkFailure, reloadOnce } from '../browser/reload-once';

/** Of the page that the browser asked for; Back may have led to another one before the scripts ran. */
const documentAddress = (): string =>
  performance.getEntriesByType('navigation')[0]?.name ?? window.location.href;

const pageOf = (address: string): string => {
  const { pathname, search } = new URL(address);
  return pathname + search;
};

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
    if (pageOf(documentAddress()) !== pageOf(window.location.href)) reload();
  };
  window.addEventListener('unhandledrejection', onRejection);
  window.addEventListener('popstate', reloadElsewhere);
  reloadElsewhere();
  return () => {
    window.removeEventListener('unhandledrejection', onRejection);
    window.removeEventListener('popstate', reloadElsewhere);
  };
}
