import { formatDate, formatDateRange } from './dates';

describe('formatDate', () => {
  it('writes the day first, in either language', () => {
    expect(formatDate('2026-11-12', 'en')).toBe('12 November 2026');
    expect(formatDate('2026-11-12', 'fr')).toBe('12 novembre 2026');
  });

  it('knows the French first of a month, and takes no other day for one', () => {
    expect(formatDate('2026-08-01', 'fr')).toBe('1er août 2026');
    expect(formatDate('2026-08-01', 'en')).toBe('1 August 2026');
    expect(formatDate('2026-08-11', 'fr')).toBe('11 août 2026');
    expect(formatDate('2026-08-21', 'fr')).toBe('21 août 2026');
  });

  it('stays on the day that the text names, whatever the time behind it', () => {
    expect(formatDate('2026-12-31T23:59:59Z', 'en')).toBe('31 December 2026');
    expect(formatDate('2026-12-31T00:00:00+14:00', 'en')).toBe('31 December 2026');
  });
});

describe('formatDateRange', () => {
  it.each([
    ['one month', '2027-03-03', '2027-03-08', '3 to 8 March 2027', 'du 3 au 8 mars 2027'],
    ['one year', '2027-03-03', '2027-04-03', '3 March to 3 April 2027', 'du 3 mars au 3 avril 2027'],
    [
      'a change of year',
      '2026-11-12',
      '2027-01-30',
      '12 November 2026 to 30 January 2027',
      'du 12 novembre 2026 au 30 janvier 2027',
    ],
    [
      'the same month of another year',
      '2026-03-03',
      '2027-03-03',
      '3 March 2026 to 3 March 2027',
      'du 3 mars 2026 au 3 mars 2027',
    ],
    ['a first', '2027-03-01', '2027-03-08', '1 to 8 March 2027', 'du 1er au 8 mars 2027'],
    ['up to a first', '2027-03-28', '2027-04-01', '28 March to 1 April 2027', 'du 28 mars au 1er avril 2027'],
    ['one day', '2027-03-01', '2027-03-01', '1 March 2027', '1er mars 2027'],
  ])('repeats nothing that both ends share: %s', (_, start, end, english, french) => {
    expect(formatDateRange(start, end, 'en')).toBe(english);
    expect(formatDateRange(start, end, 'fr')).toBe(french);
  });
});
