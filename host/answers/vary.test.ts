import type { FastifyReply } from 'fastify';
import { addVary } from './vary';

/** The header after all names have been added. */
function varyOf(before: string | undefined, ...names: string[]): string | undefined {
  let header = before;
  const reply = {
    getHeader: () => header,
    header: (_: string, value: string) => (header = value),
  } as unknown as FastifyReply;
  for (const name of names) addVary(reply, name);
  return header;
}

it('says what the answer depends on, beside what is said already, and once', () => {
  expect(varyOf(undefined, 'Accept')).toBe('Accept');
  expect(varyOf('Origin', 'Accept')).toBe('Origin, Accept');
  expect(varyOf('Origin, Accept', 'Accept')).toBe('Origin, Accept');
  expect(varyOf(undefined, 'Accept', 'Accept', 'Cookie')).toBe('Accept, Cookie');
});
