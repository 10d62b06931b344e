import type { ReactElement } from 'react';
import { ThemeUIProvider, type Theme } from 'theme-ui';
import { PostedFormContext } from '../page/posted-form';
import { SiteProvider } from '../page/site-context';
import { ColourModeProvider } from '../features/colour-mode/colour-mode-provider';
import { NavigationProvider } from '../features/navigation/navigation-provider';
import { wordsOf } from '../i18n/i18n';
import { localeOfPath } from '../i18n/locales';
import { WordsContext } from '../i18n/use-messages';
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
  children: ReactElement;
}

export function PageShell({ path, context, children }: PageShellProps) {
  const locale = isErrorPage(context) ? localeOfPath(path) : context.language;
  const site = isErrorPage(context) ? context.sites[locale] : context.site;
  const forced = isErrorPage(context) ? undefined : context.colourMode;
  const posted = isErrorPage(context) ? undefined : context.posted;
  return (
    <ThemeUIProvider theme={siteTheme}>
      <GlobalStyles />
      <ColourModeProvider forced={forced}>
        <SiteProvider site={site}>
          <WordsContext.Provider value={wordsOf(locale)}>
            <NavigationProvider path={path}>
              <PageBoundary
                path={path}
                fallback={(status) => <LateFailedPage status={status} path={path} site={site} />}
              >
                <PageLayout path={path} context={context} site={site}>
                  <PostedFormContext.Provider value={posted}>
                    <PageTransition id={path}>{children}</PageTransition>
                  </PostedFormContext.Provider>
                </PageLayout>
              </PageBoundary>
            </NavigationProvider>
          </WordsContext.Provider>
        </SiteProvider>
      </ColourModeProvider>
    </ThemeUIProvider>
  );
}
