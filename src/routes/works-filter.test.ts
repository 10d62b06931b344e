import { filterSearch, readFilter } from './works-filter';

describe('the filter of a list of works', () => {
  it.each([
    '',
    '?availability=sold',
    '?creator=odile-kerherve&decade=1950&material=laiton&new=yes&sort=newest&page=2',
  ])('is what its address says: %s', (search) => {
    expect(filterSearch(readFilter(search))).toBe(search);
  });

  it.each([
    '?availability=all',
    '?decade=1955&page=1&page=x&sort=price&new=no',
    '?creator=%2F..&material=a b&q=lamp',
  ])('asks for nothing by what means nothing: %s', (search) => {
    expect(readFilter(search)).toEqual({});
  });

  it('takes every creator whose address the catalogue can have', () => {
    const longest = 'a'.repeat(200);
    expect(readFilter(`?creator=${longest}`)).toEqual({ creator: longest });
    expect(readFilter(`?creator=${longest}a`)).toEqual({});
    expect(readFilter(`?creator=${encodeURIComponent('m.-l’étoile~1'.replace('’', "'"))}`)).toEqual({
      creator: "m.-l'étoile~1",
    });
  });

  it('is read in any case and order, and written in one', () => {
    expect(filterSearch(readFilter('?sort=DATE&Availability=Sold'))).toBe('?availability=sold&sort=date');
  });
});
