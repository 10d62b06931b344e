/** ms after which a browser that can't say when it is idle is taken to be. */
const SURELY_IDLE = 2000;

/** Runs a task when the browser has nothing else to do. Returns how to give it up. */
export function whenIdle(task: () => void): () => void {
  if (typeof window.requestIdleCallback === 'function') {
    const handle = window.requestIdleCallback(task);
    return () => window.cancelIdleCallback(handle);
  }
  const timer = setTimeout(task, SURELY_IDLE);
  return () => clearTimeout(timer);
}
