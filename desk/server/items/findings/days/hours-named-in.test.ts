import { areTicked, hoursNamedIn } from './hours-named-in';

const read = (text: string) => hoursNamedIn(text).map(({ opens, closes }) => `${opens} ${closes}`);

it.each([
  ['Open from 11 am to 7 pm.', '11:00 19:00'],
  ['<p>Tuesday to Saturday,&nbsp;11 to 7 pm, and evenings by appointment.</p>', '11:00 19:00'],
  ['from 2 to 5 pm', '14:00 17:00'],
  ['between noon and 7.30 p.m.', '12:00 19:30'],
  ['every day, 11:00–19:00', '11:00 19:00'],
  ['Du mardi au samedi, de 11\u202fh à 19\u202fh 30', '11:00 19:30'],
  ['11h-19h', '11:00 19:00'],
  ['de 11 à 19 heures', '11:00 19:00'],
  ['de midi à minuit', '12:00 24:00'],
])('reads hours in words: %s', (text, hours) => {
  expect(read(text)).toEqual([hours]);
});

it.each([
  ['a day that is named', 'Opening on 12 November, 6 pm to 9 pm.'],
  ['another sentence than that day’s', 'Le 12 novembre, de 18 h à 21 h.'],
  ['an event', '<p>At <a href="/events/after-dark">After dark</a>, 6 pm to 11 pm.</p>'],
  ['an appointment', 'Mondays, 2 pm to 5 pm by appointment. Le lundi de 14 h à 17 h, sur rendez-vous.'],
  ['a break', 'Closed for lunch from 1 pm to 2 pm. Fermé de 13 h à 14 h.'],
  ['the telephone', 'We answer the telephone from 9 am to 6 pm. Par téléphone de 9 h à 18 h.'],
  ['deliveries', 'Deliveries use the courtyard, 8 am to 11 am. Livraisons de 8 h à 11 h.'],
  ['how long something takes', 'Comptez 2 h à 3 h, ou 24 h à 48 h.'],
  ['no hours at all', '1951 to 1971, 12 to 14 lamps, 12.50 to 13.50 euros, 11-19, 3 to 8 m'],
])('leaves alone %s', (_, text) => {
  expect(read(text)).toEqual([]);
});

it('finds them among ticked days, with a break or without, and nothing against any where none are ticked', () => {
  const rows = [
    { days: ['Tuesday', 'Friday'], opens: '11:00', closes: '13:00' },
    { days: ['Friday'], opens: '14:00', closes: '19:00' },
    { days: ['Saturday'], opens: '14:00', closes: '00:00' },
  ];
  const found = (text: string) => areTicked(hoursNamedIn(text)[0]!, rows);
  expect(['11 am to 1 pm', '11 am to 7 pm', '2 pm to midnight'].map(found)).toEqual([true, true, true]);
  expect(['11 am to 8 pm', '11 am to midnight'].map(found)).toEqual([false, false]);
  expect(areTicked({ opens: '11:00', closes: '20:00', said: '' }, undefined)).toBe(true);
});
