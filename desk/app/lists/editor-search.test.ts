import { editorSearchOf, listOf } from './editor-search';

it('reads the list that one comes from, and how the page is shown', () => {
  const given = { q: 'lamp', sort: 'title', preview: 'fr,evening,phone' };
  expect(editorSearchOf(given)).toEqual(given);
  expect(listOf(editorSearchOf(given))).toEqual({ q: 'lamp', sort: 'title' });
});

it.each([
  [{ preview: '' }],
  [{ preview: ['fr'] }],
  [{ preview: 'fr, evening' }],
  [{ preview: '<b>' }],
  [{ other: 'x' }],
])('leaves out %j', (given) => expect(editorSearchOf(given)).toEqual({}));
