import type { GatsbySSR } from 'gatsby';
import { isValidElement } from 'react';
import { renderPage } from './src/app/render-with-styles';
import { withSafePageData } from './src/app/safe-page-data';
import { THEME_COLOURS } from './src/features/colour-mode/colour-preference';
import { noFlashScript } from './src/features/colour-mode/no-flash-script';
import { FIRST_VISIT_SCRIPT } from './src/features/language/first-visit-script';
import { WORDS } from './src/i18n/i18n';
import {
  DEFAULT_LOCALE_CODE,
  LOCALE_CODES,
  LOCALES,
  localeOfPath,
  type LocaleCode,
} from './src/i18n/locales';
import { routePath } from './src/routes/route-path';
import { preloadedFonts } from './src/theme/fonts/fonts';
import { roomScript } from './src/screens/room/early/room-script';
import type { PageData } from './src/page-makers/page-context';

/** Error pages for malformed addresses, on which the scripts would fail. */
const BAD_REQUEST = LOCALE_CODES.map((code) => `${LOCALES[code].prefix && `/${LOCALES[code].prefix}`}/400`);

/** The only page that may redirect a first visit to another language. */
const HOME = routePath('index', DEFAULT_LOCALE_CODE);

/** Fetches the room before anything else of the page. */
const earlyScriptOf = ({ site }: PageData['page'], locale: LocaleCode): string =>
  roomScript({ apiOrigin: site.apiOrigin, forClient: WORDS[locale].room['room.for'] });

/** Puts the page's styles into the head. */
export const replaceRenderer: GatsbySSR['replaceRenderer'] = ({
  bodyComponent,
  replaceBodyHTMLString,
  setHeadComponents,
}) => {
  const { html, styles } = renderPage(bodyComponent);
  setHeadComponents(
    styles.map(({ emotion, css }) => (
      <style key={emotion} data-emotion={emotion} dangerouslySetInnerHTML={{ __html: css }} />
    )),
  );
  replaceBodyHTMLString(html);
};

export const onRenderBody: GatsbySSR['onRenderBody'] = ({
  pathname,
  loadPageDataSync,
  setHeadComponents,
  setPreBodyComponents,
}) => {
  const { page } = (loadPageDataSync?.(pathname).result?.data ?? {}) as Partial<PageData>;
  const script = (key: string, html: string) => (
    <script key={key} dangerouslySetInnerHTML={{ __html: html }} />
  );
  setHeadComponents([
    ...(pathname === HOME ? [script('first-visit', FIRST_VISIT_SCRIPT)] : []),
    ...(BAD_REQUEST.includes(pathname)
      ? [script('address', `history.replaceState(null,'','${pathname}')`)]
      : []),
    ...(page?.route === 'room-id' ? [script('room', earlyScriptOf(page, localeOfPath(pathname)))] : []),
    // Not in a page's own Head, which would reset its colour at every navigation.
    <meta key="theme-color" name="theme-color" content={THEME_COLOURS.light} />,
    <link key="icon-png" rel="icon" href="/icons/favicon-32.png" sizes="32x32" type="image/png" />,
    <link key="icon-svg" rel="icon" href="/icons/favicon.svg" type="image/svg+xml" />,
    <link key="touch-icon" rel="apple-touch-icon" href="/icons/apple-touch-icon.png" />,
    <link key="manifest" rel="manifest" href="/site.webmanifest" />,
    ...preloadedFonts(page?.route).map((url) => (
      <link key={url} rel="preload" as="font" type="font/woff2" href={url} crossOrigin="anonymous" />
    )),
  ]);
  setPreBodyComponents([script('colour-mode', noFlashScript(page?.colourMode))]);
};

/** Keys of what gatsby-plugin-image puts into each head for `GatsbyImage`, of which pages show a part (decision 41). */
const OF_GATSBY_IMAGE = /^gatsby-image-style/;

export const onPreRenderHTML: GatsbySSR['onPreRenderHTML'] = ({
  getHeadComponents,
  replaceHeadComponents,
  getPostBodyComponents,
  replacePostBodyComponents,
}) => {
  replaceHeadComponents(
    getHeadComponents().filter((it) => !(isValidElement(it) && OF_GATSBY_IMAGE.test(String(it.key)))),
  );
  // Gatsby's development server renders without data.
  if (process.env.NODE_ENV === 'development') return;
  replacePostBodyComponents(withSafePageData(getPostBodyComponents()));
};
