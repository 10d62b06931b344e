import { sizeOf } from './size-of';

it.each([
  [300, 'en', '1\u00a0kB'],
  [84_400, 'en', '84\u00a0kB'],
  [1_240_000, 'en', '1.2\u00a0MB'],
  [1_240_000, 'fr', '1,2\u00a0Mo'],
  [80 * 1024 * 1024, 'fr', '83,9\u00a0Mo'],
] as const)('%i bytes in %s are %s', (bytes, locale, said) => expect(sizeOf(bytes, locale)).toBe(said));
