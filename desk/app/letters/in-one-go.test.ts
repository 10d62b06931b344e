import { IN_ONE_GO_MS, lettersInOneGo } from './in-one-go';

beforeEach(() => jest.useFakeTimers());
afterEach(() => jest.useRealTimers());

/** Types letters that wait in capitals, steps as `j`, `k`, and what is nothing as any other; `_` is a pause. */
function typed(letters: string) {
  const reader = lettersInOneGo();
  const done: string[] = [];
  let word: string | undefined;
  for (const [at, letter] of [...letters].entries()) {
    if (letter === '_') jest.advanceTimersByTime(IN_ONE_GO_MS);
    else {
      word = reader.read({ letter, at: performance.now(), isStep: letter === 'j' || letter === 'k' });
      if (word === undefined && letter !== letter.toLowerCase()) reader.hold(() => done.push(letter + at));
      jest.advanceTimersByTime(IN_ONE_GO_MS / 3);
    }
  }
  jest.advanceTimersByTime(2 * IN_ONE_GO_MS);
  return { done, word };
}

it.each([
  ['S', ['S0'], undefined],
  ['jS', ['S1'], undefined],
  ['SjSj', ['S0', 'S2'], undefined],
  ['S_e', ['S0'], undefined],
  ['Semaphore', [], 'Semaphore'],
  ['SN', [], 'SN'],
  ['kettle', [], 'kettle'],
  ['Se_S', ['S3'], undefined],
])('of %s does %j, and takes for a word %s', (letters, done, word) => {
  expect(typed(letters)).toEqual({ done, word });
});
