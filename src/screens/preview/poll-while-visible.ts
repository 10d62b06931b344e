interface Polling<Answer> {
  ask: () => Promise<Answer>;
  /** Returns whether to go on; not called once polling was stopped. */
  onAnswer: (answer: Answer) => boolean;
  /** ms from an answer to the next request. */
  pauseMs: number | ((answer: Answer) => number);
}

const REFRESH = 'preview:refresh';

/** Whether the desk, which shows the page in a frame, has saved what is shown. */
const isRefresh = ({ origin, source, data }: MessageEvent<unknown>): boolean =>
  origin === location.origin &&
  source === window.parent &&
  (data as { type?: unknown } | null)?.type === REFRESH;

/** Asks at once, after each pause, when the page comes back into view, and when the desk says so. @returns how to stop */
export function pollWhileVisible<Answer>({ ask, onAnswer, pauseMs }: Polling<Answer>): () => void {
  let timer: ReturnType<typeof setTimeout> | undefined;
  let asking = false;
  let askAgain = false;
  const stopping = new AbortController();
  const { signal } = stopping;

  const askNow = async () => {
    clearTimeout(timer);
    if (asking || document.hidden) return;
    asking = true;
    askAgain = false;
    const answer = await ask();
    asking = false;
    if (signal.aborted) return;
    const pause = typeof pauseMs === 'number' ? pauseMs : pauseMs(answer);
    if (onAnswer(answer)) timer = setTimeout(() => void askNow(), askAgain ? 0 : pause);
    else stopping.abort();
  };

  document.addEventListener('visibilitychange', () => void askNow(), { signal });
  window.addEventListener(
    'message',
    (event) => {
      if (!isRefresh(event)) return;
      // What is being asked for may be older than what was saved.
      askAgain = true;
      void askNow();
    },
    { signal },
  );
  void askNow();
  return () => {
    clearTimeout(timer);
    stopping.abort();
  };
}
