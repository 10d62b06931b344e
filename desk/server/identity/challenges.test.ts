import { openChallenges } from './challenges';

const MINUTE = 60 * 1000;
const text = (challenge: Uint8Array): string => Buffer.from(challenge).toString('base64url');

it('is good for whom it was made, for five minutes, once', () => {
  const now = jest.spyOn(performance, 'now').mockReturnValue(1000);
  const challenges = openChallenges();
  const [first, second] = [text(challenges.make('session 1')), text(challenges.make('session 1'))];
  expect(challenges.isGood(first, 'session 1')).toBe(true);
  expect(challenges.isGood(first, 'session 2')).toBe(false);
  expect(challenges.useUp(first)).toBe(true);
  expect(challenges.useUp(first)).toBe(false);
  expect(challenges.isGood(first, 'session 1')).toBe(false);
  now.mockReturnValue(1000 + 5 * MINUTE + 1);
  expect(challenges.isGood(second, 'session 1')).toBe(false);
  now.mockRestore();
});

it('stays good however many others ask meanwhile', () => {
  const challenges = openChallenges();
  const mine = text(challenges.make(''));
  for (let nth = 0; nth < 10_001; nth += 1) challenges.make('');
  expect(challenges.isGood(mine, '')).toBe(true);
});

it.each(['', 'nonsense', 'x'.repeat(75)])('is not %j', (challenge) => {
  expect(openChallenges().isGood(challenge, '')).toBe(false);
});

it('is not one of another process', () => {
  expect(openChallenges().isGood(text(openChallenges().make('')), '')).toBe(false);
});
