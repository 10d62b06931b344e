import { screen } from '@testing-library/react';
import { renderInPage } from '../../../../tests/render-page';
import { SearchStatus } from './search-status';

const show = (typed: string, locale: 'en' | 'fr', more: { isBeside?: true } = {}) =>
  renderInPage(
    <SearchStatus
      query={typed}
      status="ready"
      count={14}
      taken={[{ typed, as: { decade: 1950, ...more } }]}
      onRetry={() => undefined}
    />,
    { locale },
  );

it.each([
  ['50s', 'en', 'Searched for 1950s instead of ‘50s’'],
  ['annees 50', 'fr', /Recherche.* années 1950, au lieu de .*annees 50/],
] as const)('says what %s was taken for', (typed, locale, text) => {
  show(typed, locale);
  expect(screen.getByText(text)).toBeInTheDocument();
});

it.each([
  ['1950s', 'en', /instead of/],
  ['annees 1950', 'fr', /au lieu de/],
] as const)('says nothing where %s was taken as it is', (typed, locale, text) => {
  show(typed, locale);
  expect(screen.getByText(/14/)).toBeInTheDocument();
  expect(screen.queryByText(text)).not.toBeInTheDocument();
});

it.each([
  ['en', 'With works of the 1950s'],
  ['fr', 'Avec les œuvres des années 1950'],
] as const)('says which decade is found beside a year, in %s', (locale, text) => {
  show('1950', locale, { isBeside: true });
  expect(screen.getByText(text)).toBeInTheDocument();
});
