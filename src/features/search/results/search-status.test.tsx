import { screen } from '@testing-library/react';
import { renderInPage } from '../../../../tests/render-page';
import { SearchStatus } from './search-status';

const show = (typed: string, locale: 'en' | 'fr') =>
  renderInPage(
    <SearchStatus
      query={typed}
      status="ready"
      count={14}
      taken={[{ typed, as: { decade: 1950 } }]}
      onRetry={() => undefined}
    />,
    { locale },
  );

it.each([
  ['50s', 'en', '‘50s’ was taken for 1950s'],
  ['annees 50', 'fr', /annees 50.* a été compris comme années 1950/],
] as const)('says what %s was taken for', (typed, locale, text) => {
  show(typed, locale);
  expect(screen.getByText(text)).toBeInTheDocument();
});

it.each([
  ['1950s', 'en', /taken for/],
  ['annees 1950', 'fr', /compris comme/],
] as const)('says nothing where %s was taken as it is', (typed, locale, text) => {
  show(typed, locale);
  expect(screen.getByText(/14/)).toBeInTheDocument();
  expect(screen.queryByText(text)).not.toBeInTheDocument();
});
