import { isChunkFailure, reloadOnce } from '../browser/reload-once';

/**
 * Until the page is alive, loads it anew when its code can't be fetched: Gatsby gives up there, and the page would stay
 * without scripts. Later on Gatsby loads a page whose code is missing from the server by itself.
 * @returns to be called once the page is alive
 */
export function recoverFirstLoad(): () => void {
  const onRejection = ({ reason }: PromiseRejectionEvent) => {
    if (isChunkFailure(reason)) reloadOnce();
  };
  window.addEventListener('unhandledrejection', onRejection);
  return () => window.removeEventListener('unhandledrejection', onRejection);
}
