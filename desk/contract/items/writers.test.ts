import { divided, writersOf } from './writers';

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

it('tells what one has written alone from what others have written in as well, and from theirs', () => {
  const pathsOf = (of: typeof CHANGES) => of.map(({ path }) => path);
  const paths = (me: string) => {
    const { own, shared, theirs } = divided(CHANGES, me);
    return { own: pathsOf(own), shared: pathsOf(shared), theirs: pathsOf(theirs) };
  };
  expect(paths('Paul')).toEqual({ own: ['price'], shared: ['dimensions'], theirs: ['title.en', 'date'] });
  expect(paths('Marie')).toEqual({ own: ['title.en'], shared: ['dimensions'], theirs: ['price', 'date'] });
});
