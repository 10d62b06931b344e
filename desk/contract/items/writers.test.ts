import { writersOf } from './writers';

const CHANGES = [
  { path: 'title.en', by: 'Marie' },
  { path: 'dimensions', by: 'Paul', also: ['Marie'] },
  { path: 'price', by: 'Paul' },
  { path: 'date' },
];

it('says who has written what, also where somebody wrote on', () =>
  expect(writersOf(CHANGES)).toEqual([
    { name: 'Marie', paths: ['title.en', 'dimensions'] },
    { name: 'Paul', paths: ['dimensions', 'price'] },
  ]));

it('leaves out who asks', () =>
  expect(writersOf(CHANGES, 'Marie')).toEqual([{ name: 'Paul', paths: ['dimensions', 'price'] }]));
