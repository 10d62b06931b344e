/** ms, for browsers without requestIdleCallback. */
const SURELY_IDLE = 2000;

/** @param timeout ms after which it is done in any case; a busy page may never be idle. @returns how to call it off */
export function whenIdle(task: () => void, { timeout }: { timeout?: number } = {}): () => void {
  if (typeof window.requestIdleCallback === 'function') {
    const handle = window.requestIdleCallback(task, timeout === undefined ? undefined : { timeout });
    return () => window.cancelIdleCallback(handle);
  }
  const timer = setTimeout(task, SURELY_IDLE);
  return () => clearTimeout(timer);
}
