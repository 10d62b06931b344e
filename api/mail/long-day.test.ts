import { longDay } from './long-day';

it.each([
  ['en', '1 May 2026'],
  ['fr', '1er mai 2026'],
] as const)('says the first day of a month as the site does, in %s', (language, said) => {
  expect(longDay(new Date('2026-05-01'), language, 'UTC')).toBe(said);
});

it('says the day of the place', () => {
  expect(longDay(new Date('2026-11-30T23:30:00Z'), 'fr', 'Europe/Paris')).toBe('1er décembre 2026');
  expect(longDay(new Date('2026-05-11'), 'fr', 'UTC')).toBe('11 mai 2026');
});
