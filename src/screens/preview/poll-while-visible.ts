interface Polling<Answer> {
  ask: () => Promise<Answer>;
  /** Takes each answer, unless polling was stopped on the way, and says whether to go on. */
  onAnswer: (answer: Answer) => boolean;
  /** Milliseconds from an answer to the next question. */
  pauseMs: number;
}

/**
 * Asks at once and then again and again, only while the page is visible; a page that comes back into view asks at once.
 * @returns how to stop
 */
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
