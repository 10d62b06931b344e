import { formatTime, formatTimes } from './times';

it.each([
  ['19:00', '7\u00a0pm', '19\u00a0h'],
  ['20:30', '8.30\u00a0pm', '20\u00a0h\u00a030'],
  ['00:05', '12.05\u00a0am', '0\u00a0h\u00a005'],
  ['12:00', '12\u00a0pm', '12\u00a0h'],
])('prints %s as each language does', (time, en, fr) => {
  expect([formatTime(time, 'en'), formatTime(time, 'fr')]).toEqual([en, fr]);
});

it('prints two hours of a day, and says once what they share', () => {
  expect(formatTimes('19:00', '20:30', 'en')).toBe('7 to 8.30\u00a0pm');
  expect(formatTimes('11:00', '19:00', 'en')).toBe('11\u00a0am to 7\u00a0pm');
  expect(formatTimes('19:00', '20:30', 'fr')).toBe('de 19\u00a0h à 20\u00a0h\u00a030');
});
