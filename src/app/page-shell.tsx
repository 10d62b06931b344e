import { type ReactElement, useEffect, useState, type ReactNode, Component, Fragment, useRef } from 'react';
import { ThemeUIProvider, type Theme, type ThemeUICSSObject } from 'theme-ui';
import { PostedFormContext } from '../page/posted-form';
import { SiteProvider } from '../page/site-context';
import { ColourModeProvider } from '../features/colour-mode/colour-mode-provider';
import { NavigationProvider, useNavigation } from '../features/navigation/navigation-provider';
import { localeOfPath } from '../i18n/locales';
import type { PageWords } from '../i18n/translator';
import { usePageWords, WordsProvider } from '../i18n/words-provider';
import { GlobalStyles } from '../theme/global-styles';
import { theme } from '../theme/theme';
import { isErrorPage, type ErrorPageContext, type PageContext } from '../page-makers/page-context';
import { LateFailedPage } from './late-failed-page';
import { DefaultLayout } from '../layouts/default-layout';
import type { SiteView } from '../seo/site-view';
import { alternatesOf, sameSlugs, type Alternates } from '../routes/alternates';
import { ROUTES } from '../routes/route-table';
import { tokenOf } from '../routes/token-of';
import { isStatusError } from '../browser/status-error';
import { useLayoutEffect } from '../browser/use-layout-effect';
import { DURATION, move, ms } from '../theme/tokens';
import { arriveOnPage, scrollOnPage } from './arrive-on-page';

const styles: ThemeUICSSObject = {
  transition: move('opacity', 'veil'),
  '&[data-leaving=true]': { opacity: 0, transitionDuration: ms('quick') },
};

/** The old page leaves before the new one enters; meanwhile the address is already that of the new one. */
export function PageTransition({ id, children }: { id: string; children: ReactElement }) {
  const [shown, setShown] = useState({ id, page: children });
  const latest = useRef(children);
  useEffect(() => {
    latest.current = children;
  });
  const leaving = id !== shown.id;
  // A page that leaves keeps how it looked last.
  if (!leaving && shown.page !== children) setShown({ id, page: children });
  const { dispatch } = useNavigation();

  useEffect(() => {
    if (!leaving) return undefined;
    const reduced = window.matchMedia('(prefers-reduced-motion: reduce)').matches;
    const enter = () => {
      setShown({ id, page: latest.current });
      dispatch({ type: 'pageEntering' });
    };
    const timer = setTimeout(enter, reduced ? 0 : DURATION.quick);
    return () => clearTimeout(timer);
  }, [id, leaving, dispatch]);

  // A page with another layout replaces this one at once.
  useEffect(() => () => dispatch({ type: 'pageEntering' }), [dispatch]);

  // Before it is painted, and once it has what it adds to itself before that.
  const [placed, setPlaced] = useState<string>();
  useLayoutEffect(() => setPlaced(shown.id), [shown.id]);
  useLayoutEffect(scrollOnPage, [placed]);
  useEffect(() => {
    const frame = requestAnimationFrame(arriveOnPage);
    return () => cancelAnimationFrame(frame);
  }, [shown.id]);

  return (
    <div data-page={shown.id} data-leaving={leaving} sx={styles}>
      <Fragment key={shown.id}>{shown.page}</Fragment>
    </div>
  );
}

interface PageBoundaryProps {
  path: string;
  fallback: (status: number) => ReactNode;
  children: ReactNode;
}

interface PageBoundaryState {
  path: string;
  /** Set when the page of `path` has failed. */
  status?: number | undefined;
}

/** Shows the error page of a failed call's status, else of 500. React logs the error once. */
export class PageBoundary extends Component<PageBoundaryProps, PageBoundaryState> {
  override state: PageBoundaryState = { path: this.props.path };

  static getDerivedStateFromError(error: unknown): Partial<PageBoundaryState> {
    return { status: isStatusError(error) ? error.status : 500 };
  }

  static getDerivedStateFromProps(
    { path }: PageBoundaryProps,
    state: PageBoundaryState,
  ): PageBoundaryState | null {
    return path === state.path ? null : { path, status: undefined };
  }

  override render(): ReactNode {
    const { status } = this.state;
    return status === undefined ? this.props.children : this.props.fallback(status);
  }
}

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

/** One built page serves all previews, and all rooms: the browser alone knows which one it shows. */
function useAlternates(path: string, context: PageContext | ErrorPageContext): Alternates {
  const isClient = !isErrorPage(context) && ROUTES[context.route].rendering === 'client';
  const [token, setToken] = useState<string>();
  useEffect(() => setToken(isClient ? tokenOf(path) : undefined), [isClient, path]);
  if (isErrorPage(context)) return alternatesOf('index');
  return isClient && token ? alternatesOf(context.route, sameSlugs(token)) : context.alternates;
}

interface PageLayoutProps {
  path: string;
  context: PageContext | ErrorPageContext;
  site: SiteView;
  children: ReactNode;
}

function PageLayout({ path, context, site, children }: PageLayoutProps) {
  const alternates = useAlternates(path, context);
  if (isErrorPage(context)) {
    return (
      <DefaultLayout site={site} path={path} route="index" alternates={alternates} ownLamp>
        {children}
      </DefaultLayout>
    );
  }
  if (context.layout === 'sheet') return <main id="content">{children}</main>;
  return (
    <DefaultLayout site={site} path={path} route={context.route} alternates={alternates}>
      {children}
    </DefaultLayout>
  );
}
