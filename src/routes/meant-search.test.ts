import { meantSearch } from './meant-search';

it.each([
  ['/works/type/all', '?availability=sold&utm=x', '?availability=sold'],
  ['/fr/oeuvres/type/tous', '?sort=date', '?sort=date'],
  ['/contact', '?work=quai-bench&title=Free+money', '?work=quai-bench'],
  ['/fr/contact', '?event=conference', '?event=conference'],
  ['/thank-you/message-sent', '?work=quai-bench', '?work=quai-bench'],
  ['/fr/merci/message-envoye', '?event=a&work=b', '?work=b'],
])('%s is another page by %s', (path, search, meant) => {
  expect(meantSearch(path, search)).toBe(meant);
});

it.each([
  ['/works/quai-bench', '?availability=sold'],
  ['/works/type/all/2', '?availability=sold'],
  ['/contact', ''],
  ['/contact', '?availability=sold'],
  ['/contact', '?work=%3Cb%3E'],
  ['/about', '?work=quai-bench'],
])('%s is the same page by %s', (path, search) => {
  expect(meantSearch(path, search)).toBe('');
});
