/** ms, for browsers without requestIdleCallback. */
const SURELY_IDLE = 2000;

export function whenIdle(task: () => void): () => void {
  if (typeof window.requestIdleCallback === 'function') {
    const handle = window.requestIdleCallback(task);
    return () => window.cancelIdleCallback(handle);
  }
  const timer = setTimeout(task, SURELY_IDLE);
  return () => clearTimeout(timer);
}
