import { screen } from '@testing-library/react';
import { fetchText, type Fetched } from '../../gallery/calls/fetch-text';
import { createSearchIndex } from './index/search-index';
import type { SearchItem } from './index/search-item';
import { openSearch, pass, resultsOf, searchFor, setUpSearch, status } from './testing/sample-search';

jest.mock('../../gallery/calls/fetch-text');
jest.mock('../colour-mode/lamp-control', () => ({ LampControl: () => null }));

const indexOf = (items: SearchItem[]) =>
  JSON.stringify(createSearchIndex(items.map((item, id) => ({ id, item, title: item.title }))));
const work = (id: string, path: string, title: string): SearchItem => ({
  kind: 'works',
  id,
  path,
  title,
  creators: 'Odile Arc',
});
const FILES: Record<string, string> = {
  '/search/index.json': '{"en":"/static/en.json","fr":"/static/fr.json"}',
  '/static/en.json': indexOf([
    { kind: 'types', id: 'seating', path: '/works/type/seating', title: 'Seating', count: 2 },
    work('brise', '/works/brise-armchair', 'Brise armchair'),
    work('quai', '/works/quai-bench', 'Quai bench'),
  ]),
  '/static/fr.json': indexOf([
    work('brise', '/fr/oeuvres/fauteuil-brise', 'Fauteuil Brise'),
    work('rade', '/fr/oeuvres/fauteuil-rade', 'Fauteuil Rade'),
  ]),
};
const asked = () => jest.mocked(fetchText).mock.calls.map(([address]) => address);

setUpSearch();
beforeEach(() => {
  window.history.replaceState(null, '', '/about');
  jest.mocked(fetchText).mockImplementation(
    async (address): Promise<Fetched> => ({
      kind: 'answer',
      status: 200,
      headers: new Headers(),
      text: FILES[address] ?? '',
    }),
  );
});

it('offers what the other language finds where its own finds nothing, and asks for that index only then', async () => {
  await openSearch();
  await searchFor('bench');
  await pass(0);
  expect(asked()).not.toContain('/static/fr.json');

  await searchFor('fauteuil');
  await pass(0);
  expect(asked()).toContain('/static/fr.json');
  expect(status().textContent).toBe('Nothing in English for ‘fauteuil’, but 2 results in French');
  const last = screen.getByRole('link', { name: /Fauteuil Rade/ });
  const wish = screen.getByRole('link', { name: 'Tell me when something like it arrives' });
  expect(last.compareDocumentPosition(wish)).toBe(Node.DOCUMENT_POSITION_FOLLOWING);
  // The page in one's own language where there is one, with its own title; else the other's, which says what it is.
  expect(resultsOf('works')).toEqual(['/works/brise-armchair', '/fr/oeuvres/fauteuil-rade']);
  expect(screen.getByRole('link', { name: /Brise armchair/ }).closest('li')).not.toHaveAttribute('lang');
  expect(screen.getByRole('link', { name: /Fauteuil Rade/ }).closest('li')).toHaveAttribute('lang', 'fr-FR');
});

it('says it in French', async () => {
  await openSearch('fr');
  await searchFor('bench');
  await pass(0);
  expect(status()).toHaveTextContent('Rien en français pour « bench », mais 1 résultat en anglais');
});

it('guesses at no misspelling in another language, and then shows where to start', async () => {
  await openSearch();
  await searchFor('fauteil');
  await pass(0);
  expect(status().textContent).toBe('No results for ‘fauteil’');
  expect(screen.getByRole('link', { name: 'all works' })).toBeInTheDocument();
});
