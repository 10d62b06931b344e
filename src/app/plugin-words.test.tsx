import { render, screen } from '@testing-library/react';
import type { ReactElement } from 'react';
import { languageContext } from '../build/language-context';
import { useMessages } from '../i18n/use-messages';

// As src/build/webpack/webpack-config.ts sends them.
jest.mock('i18next', () => jest.requireActual<object>('../../plugins/site-messages/i18next'));
jest.mock('react-i18next', () => jest.requireActual<object>('../../plugins/site-messages/react-i18next'));

interface Plugin {
  wrapPageElement: (page: { element: ReactElement; props: object }, options?: object) => ReactElement;
}
const forMessages = jest.requireActual<Plugin>('../../plugins/site-messages/gatsby-browser');
const forLanguages = jest.requireActual<Plugin>('gatsby-plugin-react-i18next/gatsby-browser');

function Page() {
  const { t, locale } = useMessages();
  return <p lang={locale}>{t('works.count', { count: 0 })}</p>;
}

/** A page as Gatsby wraps it: first our plugin, then the one for languages, with the same props. */
function renderPage(language: 'en' | 'fr', pathname: string) {
  const props = { pageContext: languageContext(language, pathname), location: { pathname }, data: {} };
  const element = forMessages.wrapPageElement({ element: <Page />, props });
  render(forLanguages.wrapPageElement({ element, props }, { redirect: false }));
}

it.each([
  ['en', '/works', '0 works'],
  ['fr', '/fr/oeuvres', '0 œuvre'],
] as const)(
  'gatsby-plugin-react-i18next gives pages in %s the words of their language',
  (language, path, words) => {
    renderPage(language, path);
    expect(screen.getByText(words)).toHaveAttribute('lang', language);
  },
);

it('gives an error page, in name English, the words of its address', () => {
  renderPage('en', '/fr/nope');
  expect(screen.getByText('0 œuvres')).toBeInTheDocument();
});
