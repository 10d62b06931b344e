import { ServerBusy } from '../http/api-error';
import { hashPassword, isPassword } from './passwords';

let running = 0;
let most = 0;
const mockSlow = async (answer: unknown): Promise<unknown> => {
  running += 1;
  most = Math.max(most, running);
  await new Promise((resolve) => setTimeout(resolve, 2));
  running -= 1;
  return answer;
};
jest.mock('@node-rs/argon2', () => ({ hash: () => mockSlow('a hash'), verify: () => mockSlow(true) }));

const tries = () =>
  Array.from({ length: 200 }, (_, nth) => (nth % 2 ? hashPassword('x') : isPassword('x', 'y')));

it('two at a time are looked at, so that 200 tries leave threads for files and names', async () => {
  await Promise.allSettled(tries());
  expect(most).toBe(2);
});

it('no more than some wait for their turn: the others are told to come again, and then have it', async () => {
  const outcomes = await Promise.allSettled(tries());
  const refused = outcomes.flatMap((one) => (one.status === 'rejected' ? [one.reason as unknown] : []));
  expect(refused.length).toBeGreaterThan(150);
  for (const reason of refused) expect(reason).toBeInstanceOf(ServerBusy);
  expect(await isPassword('x', 'y')).toBe(true);
});
