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

it('two at a time are looked at, so that 200 tries leave threads for files and names', async () => {
  const tries = Array.from({ length: 200 }, (_, nth) => (nth % 2 ? hashPassword('x') : isPassword('x', 'y')));
  await Promise.all(tries);
  expect(most).toBe(2);
});
