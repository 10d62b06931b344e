const PAUSE_MS = 20;

/** Asks again and again until the answer is as wanted; the last answer when it never is. */
export async function until<Answer>(
  ask: () => Promise<Answer>,
  isWanted: (answer: Answer) => boolean,
  patienceMs = 30_000,
): Promise<Answer> {
  const end = Date.now() + patienceMs;
  for (;;) {
    const answer = await ask();
    if (isWanted(answer) || Date.now() > end) return answer;
    await new Promise((resolve) => setTimeout(resolve, PAUSE_MS));
  }
}
