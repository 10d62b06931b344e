import { formatBytes } from './bytes';
import { formatProgress } from './progress';

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

describe('formatProgress', () => {
  it.each([
    [0, 840_000, '0', '840 kB', '840 ko'],
    [420_400, 840_000, '420', '840 kB', '840 ko'],
    [12_440_000, 38_000_000, '12.4', '38 MB', '38 Mo'],
    [400_000, 999_600, '0.4', '1 MB', '1 Mo'],
  ])('%i of %i bytes are told in the unit of the whole', (bytes, whole, loaded, english, french) => {
    expect(formatProgress(bytes, whole, 'en')).toEqual({ loaded, total: english.replace(' ', SPACE) });
    expect(formatProgress(bytes, whole, 'fr')).toEqual({
      loaded: loaded.replace('.', ','),
      total: french.replace(' ', SPACE),
    });
  });
});
