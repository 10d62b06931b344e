import type { FromWorker } from './messages';
import type { SsrAnswer } from './ssr-answer';
import { SsrUnavailable } from './ssr-unavailable';

interface PendingRender {
  resolve: (answer: SsrAnswer) => void;
  reject: (error: SsrUnavailable) => void;
  timer: NodeJS.Timeout;
}

export interface PendingRenders {
  /**
   * Waits for the answer to a render.
   * @param send sends the request under an id
   */
  wait: (path: string, send: (id: number) => void) => Promise<SsrAnswer>;
  /** Takes what the process says of a render; nothing happens when nobody waits for it any more. */
  settle: (message: Extract<FromWorker, { id: number }>) => void;
  failAll: (error: SsrUnavailable) => void;
}

/**
 * The renders that a process has been sent and has not answered.
 * @param timeoutMs ms for one of them; after it, it fails with 'slow' and `onTimeout` is told its path
 */
export function createPendingRenders(timeoutMs: number, onTimeout: (path: string) => void): PendingRenders {
  const pending = new Map<number, PendingRender>();
  let lastId = 0;

  const take = (id: number): PendingRender | undefined => {
    const render = pending.get(id);
    pending.delete(id);
    clearTimeout(render?.timer);
    return render;
  };

  return {
    wait: (path, send) =>
      new Promise((resolve, reject) => {
        const id = ++lastId;
        const timer = setTimeout(() => {
          take(id)?.reject(new SsrUnavailable('slow', `${path} took longer than ${timeoutMs} ms`));
          onTimeout(path);
        }, timeoutMs);
        pending.set(id, { resolve, reject, timer });
        send(id);
      }),
    settle(message) {
      const render = take(message.id);
      if (message.type === 'failed') render?.reject(new SsrUnavailable('failed', message.message));
      else render?.resolve({ status: message.status, headers: message.headers, body: message.body });
    },
    failAll(error) {
      for (const id of [...pending.keys()]) take(id)?.reject(error);
    },
  };
}
