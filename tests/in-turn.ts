/** Whether each test runs in every language, width and mode (`npm run test:all`), or in one of them (`npm test`). */
export const RUNS_ALL = process.env.TEST_MATRIX === 'all';

/**
 * What a test is tried with: all of it by `npm run test:all`, one by `npm test`. By the key, files and screens are spread
 * over all values, so that each is met.
 */
export function inTurn<Value>(values: readonly Value[], key: string): readonly Value[] {
  if (RUNS_ALL) return values;
  const name = key.slice(Math.max(key.lastIndexOf('/'), key.lastIndexOf('\\')) + 1);
  let sum = 0;
  for (const letter of name) sum = (sum * 31 + letter.charCodeAt(0)) % 65_521;
  return values.slice(sum % values.length).slice(0, 1);
}

/** All values by `npm run test:all`; by `npm test` the first of each `step` of them. */
export const everyNth = <Value>(values: readonly Value[], step: number): readonly Value[] =>
  RUNS_ALL ? values : values.filter((_, index) => index % step === 0);
