import { formatBytes } from './bytes';

const SPACE = '\u00a0';

describe('formatBytes', () => {
  it.each([
    [84_400, '84 kB', '84 ko'],
    [1_240_000, '1.2 MB', '1,2 Mo'],
    [2_000_000, '2 MB', '2 Mo'],
    [0, '1 kB', '1 ko'],
    [999_499, '999 kB', '999 ko'],
    [999_500, '1 MB', '1 Mo'],
  ])('%i bytes are %s, %s in French', (bytes, english, french) => {
    expect(formatBytes(bytes, 'en')).toBe(english.replace(' ', SPACE));
    expect(formatBytes(bytes, 'fr')).toBe(french.replace(' ', SPACE));
  });
});
