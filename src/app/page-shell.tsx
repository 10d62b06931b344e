import type { ReactElement } from 'react';
import { ThemeUIProvider, type Theme } from 'theme-ui';
import { PostedFormContext } from '../page/posted-form';
import { SiteProvider } from '../page/site-context';
import { ColourModeProvider } from '../features/colour-mode/colour-mode-provider';
import { NavigationProvider } from '../features/navigation/navigation-provider';
import { localeOfPath } from '../i18n/locales';
import type { PageWords } from '../i18n/translator';
import { usePageWords, WordsProvider } from '../i18n/words-provider';
import { GlobalStyles } from '../theme/global-styles';
import { theme } from '../theme/theme';
import { isErrorPage, type ErrorPageContext, type PageContext } from '../page-makers/page-context';
import { LateFailedPage } from './late-failed-page';
import { PageBoundary } from './page-boundary';
import { PageLayout } from './page-layout';
import { PageTransition } from './page-transition';

/** A function, for theme-ui would copy an object at each rendering, and all styles with it. */
const siteTheme = () => theme as Theme;

interface PageShellProps {
  path: string;
  context: PageContext | ErrorPageContext;
  /** Of a page that Gatsby's own server has made. */
  locales?: PageWords | undefined;
  children: ReactElement;
}

export function PageShell({ path, context, locales, children }: PageShellProps) {
  const locale = isErrorPage(context) ? localeOfPath(path) : context.language;
  const site = isErrorPage(context) ? context.sites[locale] : context.site;
  const forced = isErrorPage(context) ? undefined : context.colourMode;
  const posted = isErrorPage(context) ? undefined : context.posted;
  const i18n = usePageWords(locale, locales);
  return (
    <ThemeUIProvider theme={siteTheme}>
      <GlobalStyles />
      <ColourModeProvider forced={forced}>
        <SiteProvider site={site}>
          <WordsProvider i18n={i18n}>
            <NavigationProvider path={path}>
              <PageBoundary
                path={path}
                fallback={(status) => <LateFailedPage status={status} path={path} site={site} />}
              >
                <PageLayout path={path} context={context} site={site}>
                  <PostedFormContext.Provider value={posted}>
                    <PageTransition id={path}>
                      {/* A page that leaves keeps the words that it was shown with. */}
                      <WordsProvider i18n={i18n}>{children}</WordsProvider>
                    </PageTransition>
                  </PostedFormContext.Provider>
                </PageLayout>
              </PageBoundary>
            </NavigationProvider>
          </WordsProvider>
        </SiteProvider>
      </ColourModeProvider>
    </ThemeUIProvider>
  );
}
