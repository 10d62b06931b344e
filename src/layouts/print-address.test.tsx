import { renderInPage } from '../../tests/render-page';
import type { RouteName } from '../routes/route-table';
import { PrintAddress } from './print-address';

const linesOf = (path: string, route: RouteName, isPage = true) => {
  const { container } = renderInPage(<PrintAddress path={path} route={route} isPage={isPage} />);
  return (container.querySelector('address > span')?.innerHTML ?? '').split('<br>');
};

it('a printed page says whose it is, and where it is found', () => {
  expect(linesOf('/works/quai-bench', 'works-slug')).toEqual([
    'meubles et lumières',
    '1 rue Exemple, 75000 Paris',
    '+33 1 99 00 00 00, bonjour@gallery.example',
    'https://gallery.example/works/quai-bench',
  ]);
});

it.each<[string, string, RouteName, boolean]>([
  ['a selection, which one browser keeps', '/selection', 'selection', true],
  ['a room, whose address is its key', '/room/secret', 'room-id', true],
  ['a preview', '/preview/secret', 'preview-id', true],
  ['an error', '/nowhere', 'index', false],
])('%s names the site alone', (_, path, route, isPage) => {
  expect(linesOf(path, route, isPage).at(-1)).toBe('https://gallery.example');
});
