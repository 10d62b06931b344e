import { hoursAdvice } from './hours-advice';

const found = (en: string[], fr: string[], ...times: [string, string][]) =>
  hoursAdvice({
    contact: {
      opening_hours: { en, fr },
      opening_times: times.map(([opens, closes]) => ({ days: ['Monday'], opens, closes })),
    },
  }).map(({ path, text }) => `${path} ${text}`);

it.each<[string, string[], string[], [string, string]]>([
  ['by either clock', ['11 am to 7 pm'], ['de 11 h à 19 h'], ['11:00', '19:00']],
  ['with minutes', ['11 am to 7.30 pm'], ['de 11 h à 19 h 30'], ['11:00', '19:30']],
  ['noon in words', ['Noon to 7 pm'], ['De midi à 19 h'], ['12:00', '19:00']],
  ['without a number', ['By appointment'], ['Sur rendez-vous'], ['11:00', '19:00']],
])('has nothing against hours that the words say: %s', (_, en, fr, times) => {
  expect(found(en, fr, times)).toEqual([]);
});

it('names the hours of ticked days that the words of a language do not say', () => {
  expect(found(['11 am to 7 pm'], ['de 11 h à 20 h'], ['11:00', '20:00'])).toEqual([
    'contact.opening_hours.en 20:00',
  ]);
  expect(found(['11 am to 7 pm'], ['de 11 h à 19 h'], ['11:00', '19:30'])).toHaveLength(2);
});

it('names hours of the words that no ticked days have', () => {
  expect(
    found(
      ['Tuesday to Friday, 11 am to 7 pm', 'Saturday, 11 am to 8 pm', 'and evenings by appointment'],
      ['Du mardi au samedi, de 11 h à 19 h'],
      ['11:00', '19:00'],
    ),
  ).toEqual(['contact.opening_hours.en 11 am to 8 pm']);
  expect(found(['11 am to 8 pm'], [])).toEqual([]);
});

it('compares those of an event as well', () => {
  const times = [{ days: ['Monday'], opens: '16:00', closes: '21:00' }];
  const hours = { en: ['4 to 8 pm'], fr: ['de 16 h à 21 h'] };
  expect(hoursAdvice({ opening_hours: hours, opening_times: times }).map(({ path }) => path)).toEqual([
    'opening_hours.en',
  ]);
  const vernissage = { en: ['4 to 9 pm, at the opening 6 pm to 11 pm'], fr: ['de 16 h à 21 h'] };
  expect(hoursAdvice({ opening_hours: vernissage, opening_times: times })).toEqual([]);
});
