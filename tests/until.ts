import { setTimeout } from 'node:timers/promises';
import { inspect } from 'node:util';
import { WAIT_MS } from './patience';

/**
 * ms between two questions: few at first, and never more than a twentieth of what has been waited. Asking every 10 ms for minutes takes a
 * quarter of a processor from what is waited for.
 */
const PAUSE_MS = { least: 10, most: 100 };
const LATE = 1 / 20;
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
  const begin = performance.now();
  for (;;) {
    const answer = await ask();
    if (isWanted(answer)) return answer;
    const waited = performance.now() - begin;
    if (waited > patienceMs) {
      const wanted = isWanted === Boolean ? 'something true' : String(isWanted);
      inVain.message = `Waited ${patienceMs / 1000} s in vain for ${wanted} of ${String(ask)}.\nThe last answer: ${told(answer)}`;
      throw inVain;
    }
    await setTimeout(Math.min(PAUSE_MS.most, Math.max(PAUSE_MS.least, waited * LATE)));
  }
}

function told(answer: unknown): string {
  const text = typeof answer === 'string' ? answer : inspect(answer, { depth: 4 });
  return text.length > TOLD ? `${text.slice(0, TOLD)} … (${text.length} characters)` : text;
}
