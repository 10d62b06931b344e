import { openEditBook, shownIn, titleOf } from './edit-book';

it('knows how long an edit was written that an answer does not show', () => {
  const book = openEditBook();
  book.note('lamp', 1, 1000);
  book.note('lamp', 5, 4000);
  expect(book.age('lamp', 0, 3500)).toBe(2500);
  expect(book.age('lamp', 1, 3500)).toBe(0);
  expect(book.age('lamp', 1, 4010)).toBe(10);
  expect(book.age('lamp', 5, 9000)).toBe(0);
  expect(book.age('chair', 0, 9000)).toBe(0);
});

it('knows the newest edit of each work', () => {
  const book = openEditBook();
  for (const number of [1, 2]) book.note('lamp', number, 0);
  expect([book.newest('lamp'), book.newest('chair'), book.slugs()]).toEqual([2, undefined, ['lamp']]);
});

it('reads the number of a page from its own title, not from those of works that it shows', () => {
  expect(
    shownIn(`<title data-gatsby-head="true">${titleOf(12)} – Gallery</title><h2>${titleOf(13)}</h2>`),
  ).toBe(12);
  expect(shownIn('<title>Bench</title>')).toBe(0);
});
