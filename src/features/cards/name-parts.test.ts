import { namePartsOf } from './name-parts';

const parts = (
  full_name: string,
  sort_name: string,
  years: { birth_year?: number; death_year?: number } = {},
) => namePartsOf({ vcard: { full_name }, sort_name, ...years });

describe('namePartsOf', () => {
  it('splits the name of a person as it is sorted', () => {
    expect(parts('Odile Kerhervé', 'Kerhervé, Odile', { birth_year: 1921 })).toEqual({
      familyName: 'Kerhervé',
      givenName: 'Odile',
    });
    expect(parts('Anne de la Tour', 'Tour, Anne de la', { death_year: 2001 })).toEqual({
      familyName: 'Tour',
      givenName: 'Anne de la',
    });
  });

  it.each([
    ['a workshop', 'Ateliers Fontanel & Brisse', 'Fontanel & Brisse, Ateliers', {}],
    ['one name', 'Kjær', 'Kjær', { birth_year: 1900 }],
    ['a name in another order', 'Mme Odile Kerhervé', 'Kerhervé, Odile', { birth_year: 1921 }],
    ['several commas', 'A, B et C', 'B et C, A, ', { birth_year: 1921 }],
  ])('leaves %s whole', (_, full, sort, years) => {
    expect(parts(full, sort, years)).toEqual({ familyName: full });
  });
});
