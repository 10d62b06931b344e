import type { FromWorker } from './worker-protocol';
import type { SsrAnswer } from './ssr-answer';
import { SsrUnavailable } from './ssr-unavailable';

interface PendingRender {
  resolve: (answer: SsrAnswer) => void;
  reject: (error: SsrUnavailable) => void;
  timer: NodeJS.Timeout;
}

export interface PendingRenders {
  wait: (path: string, send: (id: number) => void) => Promise<SsrAnswer>;
  settle: (message: Extract<FromWorker, { id: number }>) => void;
  failAll: (error: SsrUnavailable) => void;
}

/**
 * @param hangMs ms before a render is given up; all are, and `onHang` is called, when nothing was answered for as
 *   long
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
    // Not 'dead', which is retried: the render at fault would hang the next process too.
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
        // It stays pending, so that a silent process is still noticed.
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
