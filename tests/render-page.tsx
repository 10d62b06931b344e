import { render, type RenderResult } from '@testing-library/react';
import type { ReactElement, ReactNode } from 'react';
import { ThemeUIProvider, type Theme } from 'theme-ui';
import { SiteProvider } from '../src/page/site-context';
import { NavigationProvider } from '../src/features/navigation/navigation-provider';
import type { LocaleCode } from '../src/i18n/locales';
import { instanceOf } from '../src/i18n/translator';
import { WordsProvider } from '../src/i18n/words-provider';
import type { SiteView } from '../src/seo/site-view';
import { theme } from '../src/theme/theme';

/** The gallery's own data in tests; its API is at the site's own address. */
export const TEST_SITE: SiteView = {
  name: 'meubles et lumières',
  separator: '|',
  description: '',
  origin: 'https://gallery.example',
  apiOrigin: '',
  contact: {
    street: '1 rue Exemple',
    postal_code: '75000',
    city: 'Paris',
    country: 'France',
    phone: '+33 1 99 00 00 00',
    email: 'bonjour@gallery.example',
    opening_hours: [],
  },
  socialNetworks: [],
  credits: [],
};

export interface PageOptions {
  locale?: LocaleCode;
  site?: SiteView;
  /** The page's address: a change of it closes the navigation's panel. */
  path?: string;
}

const siteTheme = () => theme as Theme;

/** What stands around a component on every page: theme, words and the gallery's data. */
export function TestPage({
  locale = 'en',
  site = TEST_SITE,
  path = '/',
  children,
}: PageOptions & { children: ReactNode }): ReactElement {
  return (
    <ThemeUIProvider theme={siteTheme}>
      <WordsProvider i18n={instanceOf(locale)}>
        <SiteProvider site={site}>
          <NavigationProvider path={path}>{children}</NavigationProvider>
        </SiteProvider>
      </WordsProvider>
    </ThemeUIProvider>
  );
}

/** Renders as on a page of the language. */
export function renderInPage(ui: ReactElement, options: PageOptions = {}): RenderResult {
  return render(ui, { wrapper: ({ children }) => <TestPage {...options}>{children}</TestPage> });
}
