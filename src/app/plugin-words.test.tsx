import { render, screen } from '@testing-library/react';
import type { ReactElement } from 'react';
import { languageContext } from '../page-makers/language-context';
import { wordsOf } from '../i18n/i18n';
import { useMessages, WordsContext } from '../i18n/use-messages';

// As src/build/webpack/webpack-config.ts sends them.
jest.mock('i18next', () => jest.requireActual<object>('../../vendor/no-i18next'));
jest.mock('react-i18next', () => jest.requireActual<object>('../../vendor/no-i18next'));

interface Plugin {
  wrapPageElement: (page: { element: ReactElement; props: object }, options?: object) => ReactElement;
}
const { wrapPageElement } = jest.requireActual<Plugin>('gatsby-plugin-react-i18next/gatsby-browser');

function Page() {
  const { t, locale } = useMessages();
  return <p lang={locale}>{t('works.count', { count: 0 })}</p>;
}

it.each([
  ['en', '/works', '0 works'],
  ['fr', '/fr/oeuvres', '0 œuvre'],
] as const)('gatsby-plugin-react-i18next leaves a page in %s its words', (language, pathname, words) => {
  const warn = jest.spyOn(console, 'error');
  const props = { pageContext: languageContext(language, pathname), location: { pathname }, data: {} };
  const page = wrapPageElement({ element: <Page />, props }, { redirect: false });
  render(<WordsContext.Provider value={wordsOf(language)}>{page}</WordsContext.Provider>);
  expect(screen.getByText(words)).toHaveAttribute('lang', language);
  expect(warn).not.toHaveBeenCalled();
});
