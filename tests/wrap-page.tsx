import type { ReactElement } from 'react';
import { WORDS } from '../src/i18n/i18n';
import { I18NEXT_OPTIONS } from '../src/i18n/i18next-options';
import { LOCALE_CODES } from '../src/i18n/locales';
import type { PageContext } from '../src/page-makers/page-context';

interface Plugin {
  wrapPageElement: (page: { element: ReactElement; props: object }, options: object) => ReactElement;
}
const { wrapPageElement } = jest.requireActual<Plugin>('gatsby-plugin-react-i18next/gatsby-browser');

/** Every word, as a page's query would answer that asked for all. */
const locales = {
  edges: LOCALE_CODES.flatMap((language) =>
    Object.entries(WORDS[language]).map(([ns, data]) => ({ node: { ns, language, data } })),
  ),
};

/** As gatsby-plugin-react-i18next wraps a page. */
export const wrapPage = (
  element: ReactElement,
  pageContext: Pick<PageContext, 'language' | 'i18n'>,
  pathname: string,
): ReactElement =>
  wrapPageElement(
    { element, props: { pageContext, location: { pathname }, data: { locales } } },
    { redirect: false, i18nextOptions: I18NEXT_OPTIONS },
  );
