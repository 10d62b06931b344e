import { isChunkFailure, reloadOnce } from '../browser/reload-once';

/** Reloads when the first page's code fails, where Gatsby gives up. @returns to be called once it is alive */
export function recoverFirstLoad(): () => void {
  const onRejection = ({ reason }: PromiseRejectionEvent) => {
    if (isChunkFailure(reason)) reloadOnce();
  };
  window.addEventListener('unhandledrejection', onRejection);
  return () => window.removeEventListener('unhandledrejection', onRejection);
}
