import { until } from './until';

it('gives the first answer that is as wanted', async () => {
  let count = 0;
  expect(
    await until(
      () => (count += 1),
      (answer) => answer > 2,
    ),
  ).toBe(3);
});

it('waits for anything that is true where nothing else is said', async () => {
  const answers = [undefined, 0, '', 'there'];
  expect(await until(() => Promise.resolve(answers.shift()))).toBe('there');
});

it('throws what it asked, what it wanted, the last answer, and from which line', async () => {
  const state = () => ({ state: 'building' });
  const waiting = until(state, (answer) => answer.state === 'idle', 1);
  const error = (await waiting.catch((reason: unknown) => reason)) as Error;
  expect(error.message).toMatch(/Waited 0\.001 s in vain for .*state === 'idle'/);
  expect(error.message).toMatch(/of \(\)=>\(\{\s*state: 'building'/);
  expect(error.message).toContain("The last answer: { state: 'building' }");
  expect(error.stack).toContain('until.test.ts');
});

it('throws no more of a long answer than one reads', async () => {
  await expect(
    until(
      () => 'word '.repeat(1000),
      (text) => text === '',
      1,
    ),
  ).rejects.toThrow(/^.{0,200}\nThe last answer: (word ){200} … \(5000 characters\)$/);
});

it('throws at once what asking throws', async () => {
  await expect(until(() => Promise.reject(new Error('the API is down')))).rejects.toThrow('the API is down');
});
