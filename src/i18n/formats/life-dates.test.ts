import { formatLife } from './life-dates';

describe('formatLife', () => {
  it.each([
    [1914, 1989, '1914–1989', '1914–1989'],
    [1938, undefined, 'born 1938', 'naissance en 1938'],
    [undefined, 1989, 'died 1989', 'disparition en 1989'],
    [undefined, undefined, undefined, undefined],
  ])('from %s to %s is %s', (birth, death, english, french) => {
    expect(formatLife(birth, death, 'en')).toBe(english);
    expect(formatLife(birth, death, 'fr')).toBe(french);
  });
});
