import type { FromWorker } from './worker-protocol';
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
 * @param hangMs ms after which one of them is given up ('slow'). So are all of them, and `onHang` is called, when the
 *   process has answered nothing at all for as long: one slow render is no reason to take it for hung
 */
export function createPendingRenders(hangMs: number, onHang: () => void): PendingRenders {
  const pending = new Map<number, PendingRender>();
  let silence: NodeJS.Timeout | undefined;
  let lastId = 0;

  const listen = (): void => {
    clearTimeout(silence);
    if (pending.size > 0) silence = setTimeout(hang, hangMs);
  };

  const hang = (): void => {
    // Not 'dead': on another process, the one that is to blame would stop all others once more.
    failAll(new SsrUnavailable('slow', `Nothing was rendered for ${hangMs} ms`));
    onHang();
  };

  const take = (id: number): PendingRender | undefined => {
    const render = pending.get(id);
    pending.delete(id);
    clearTimeout(render?.timer);
    listen();
    return render;
  };

  const failAll = (error: SsrUnavailable): void => {
    for (const id of [...pending.keys()]) take(id)?.reject(error);
  };

  return {
    wait: (path, send) =>
      new Promise((resolve, reject) => {
        const id = ++lastId;
        // It stays among those that the process owes, so that silence after it is still heard.
        const giveUp = (): void =>
          reject(new SsrUnavailable('slow', `${path} took longer than ${hangMs} ms`));
        pending.set(id, { resolve, reject, timer: setTimeout(giveUp, hangMs) });
        if (pending.size === 1) listen();
        send(id);
      }),
    settle(message) {
      const render = take(message.id);
      if (message.type === 'failed') render?.reject(new SsrUnavailable('failed', message.message));
      else if (render) {
        const { type: _type, id: _id, ...answer } = message;
        render.resolve(answer);
      }
    },
    failAll,
  };
}
