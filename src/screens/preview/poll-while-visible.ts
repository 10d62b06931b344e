interface Polling<Answer> {
  ask: () => Promise<Answer>;
  /** Returns whether to go on; not called once polling was stopped. */
  onAnswer: (answer: Answer) => boolean;
  /** ms from an answer to the next request. */
  pauseMs: number;
}

/** Asks at once, after each pause, and when the page comes back into view. @returns how to stop */
export function pollWhileVisible<Answer>({ ask, onAnswer, pauseMs }: Polling<Answer>): () => void {
  let timer: ReturnType<typeof setTimeout> | undefined;
  let asking = false;
  const stopping = new AbortController();
  const { signal } = stopping;

  const askNow = async () => {
    clearTimeout(timer);
    if (asking || document.hidden) return;
    asking = true;
    const answer = await ask();
    asking = false;
    if (signal.aborted) return;
    if (onAnswer(answer)) timer = setTimeout(() => void askNow(), pauseMs);
    else stopping.abort();
  };

  document.addEventListener('visibilitychange', () => void askNow(), { signal });
  void askNow();
  return () => {
    clearTimeout(timer);
    stopping.abort();
  };
}
