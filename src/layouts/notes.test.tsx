import { screen } from '@testing-library/react';
import { renderInPage } from '../../tests/render-page';
import { Notes } from './notes';

const alternates = { en: '/about', fr: '/fr/a-propos' };
const show = (isPage: boolean) =>
  renderInPage(<Notes path="/about" alternates={alternates} isPage={isPage} />, { locale: 'en' });

beforeAll(() => {
  window.ResizeObserver = class {
    observe = jest.fn();
    unobserve = jest.fn();
    disconnect = jest.fn();
  };
});
beforeEach(() => {
  localStorage.clear();
  document.cookie = 'i18n_redirected=; Max-Age=0';
  jest.spyOn(window.navigator, 'languages', 'get').mockReturnValue(['fr']);
});
afterEach(() => jest.restoreAllMocks());

it('offer a page in the visitor’s language, but no error', () => {
  const { unmount } = show(true);
  expect(screen.getByRole('link', { name: 'Cette page en français' })).toBeInTheDocument();
  unmount();
  show(false);
  expect(screen.queryByRole('link')).not.toBeInTheDocument();
});
