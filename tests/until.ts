import { setTimeout } from 'node:timers/promises';
import { inspect } from 'node:util';
import { WAIT_MS } from './patience';

const PAUSE_MS = 10;
/** Characters of the last answer that an error tells. */
const TOLD = 1000;

/**
 * Asks again and again until the answer is as wanted, and gives that answer.
 * @param isWanted what the answer is to be; without it, anything that is true
 * @param patienceMs ms after which it is asked no more
 * @throws when it never is: what was asked, what was wanted, and the last answer
 */
export async function until<Answer>(
  ask: () => Answer | Promise<Answer>,
  isWanted: (answer: Answer) => boolean = Boolean,
  patienceMs = WAIT_MS,
): Promise<Answer> {
  // Made here, its stack leads to the line that waits.
  const inVain = new Error();
  const end = performance.now() + patienceMs;
  for (;;) {
    const answer = await ask();
    if (isWanted(answer)) return answer;
    if (performance.now() > end) {
      const wanted = isWanted === Boolean ? 'something true' : String(isWanted);
      inVain.message = `Waited ${patienceMs / 1000} s in vain for ${wanted} of ${String(ask)}.\nThe last answer: ${told(answer)}`;
      throw inVain;
    }
    await setTimeout(PAUSE_MS);
  }
}

function told(answer: unknown): string {
  const text = typeof answer === 'string' ? answer : inspect(answer, { depth: 4 });
  return text.length > TOLD ? `${text.slice(0, TOLD)} … (${text.length} characters)` : text;
}
