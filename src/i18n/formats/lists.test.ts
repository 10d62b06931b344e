import { joinNames } from './lists';

describe('joinNames', () => {
  it('joins as people write, without a comma before the last', () => {
    expect(joinNames(['Arc', 'Bois', 'Cuir'], 'en')).toBe('Arc, Bois and Cuir');
    expect(joinNames(['Arc', 'Bois', 'Cuir'], 'fr')).toBe('Arc, Bois et Cuir');
    expect(joinNames(['Arc', 'Bois'], 'fr')).toBe('Arc et Bois');
  });

  it('leaves one name alone, and none empty', () => {
    expect(joinNames(['Arc'], 'en')).toBe('Arc');
    expect(joinNames([], 'en')).toBe('');
  });
});
