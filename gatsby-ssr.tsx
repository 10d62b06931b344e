import createCache from '@emotion/cache';
import { CacheProvider } from '@emotion/react';
import createEmotionServer from '@emotion/server/create-instance';
import type { GatsbySSR } from 'gatsby';
import { renderToString } from 'react-dom/server';
import { PageShell } from './src/app/page-shell';
import { NO_FLASH_SCRIPT } from './src/features/colour-mode/colour-preference';
import { PRELOADED_FONTS } from './src/theme/fonts';
import type { PageContext } from './src/templates/page-context';

export const wrapPageElement: GatsbySSR<object, PageContext>['wrapPageElement'] = ({ element, props }) => (
  <PageShell path={props.location.pathname} context={props.pageContext}>
    {element}
  </PageShell>
);

/** Renders with the page's own styles in the head, rather than scattered through the body. */
export const replaceRenderer: GatsbySSR['replaceRenderer'] = ({
  bodyComponent,
  replaceBodyHTMLString,
  setHeadComponents,
}) => {
  const cache = createCache({ key: 'css' });
  const { extractCriticalToChunks } = createEmotionServer(cache);
  const html = renderToString(<CacheProvider value={cache}>{bodyComponent}</CacheProvider>);
  setHeadComponents(
    extractCriticalToChunks(html).styles.map(({ key, ids, css }) => (
      <style
        key={`${key}-${ids.join('-')}`}
        data-emotion={`${key} ${ids.join(' ')}`.trim()}
        dangerouslySetInnerHTML={{ __html: css }}
      />
    )),
  );
  replaceBodyHTMLString(html);
};

export const onRenderBody: GatsbySSR['onRenderBody'] = ({ setHeadComponents, setPreBodyComponents }) => {
  setHeadComponents([
    <link key="icon-png" rel="icon" href="/icons/favicon-32.png" sizes="32x32" type="image/png" />,
    <link key="icon-svg" rel="icon" href="/icons/favicon.svg" type="image/svg+xml" />,
    <link key="touch-icon" rel="apple-touch-icon" href="/icons/apple-touch-icon.png" />,
    <link key="manifest" rel="manifest" href="/site.webmanifest" />,
    ...PRELOADED_FONTS.map((url) => (
      <link key={url} rel="preload" as="font" type="font/woff2" href={url} crossOrigin="anonymous" />
    )),
  ]);
  setPreBodyComponents([<script key="colour-mode" dangerouslySetInnerHTML={{ __html: NO_FLASH_SCRIPT }} />]);
};
