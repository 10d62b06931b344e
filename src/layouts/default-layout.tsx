import type { ReactNode } from 'react';
import { useTranslation } from 'gatsby-plugin-react-i18next';
import { LanguageSwitch } from '../features/language/language-switch';
import { SearchButton } from '../features/search/box/search-button';
import type { Alternates } from '../routes/alternates';
import type { RouteName } from '../routes/route-table';
import type { SiteView } from '../seo/site-view';
import { Footer } from './footer';
import { Header } from './header';
import { LateNotes } from './late-notes';
import { PrintAddress } from './print-address';
import type { ThemeUICSSObject } from 'theme-ui';

/** Light spills past the window's edges; `hidden` would break what is sticky inside. */
const pageStyles: ThemeUICSSObject = { overflowX: 'clip' };

const mainStyles: ThemeUICSSObject = {
  pt: 'header',
  minHeight: '100svh',
  '&[data-own-lamp]': { pt: 0 },
  '@media print': { pt: 0, minHeight: 0 },
};

const skipStyles: ThemeUICSSObject = {
  position: 'fixed',
  top: 3,
  left: 'margin',
  zIndex: 'skip',
  px: 3,
  py: 2,
  bg: 'text',
  color: 'background',
  forcedColorAdjust: 'none',
  textDecoration: 'none',
  transform: 'translateY(-200%)',
  '&:focus': { transform: 'none' },
  '@media print': { display: 'none' },
};

interface DefaultLayoutProps {
  site: SiteView;
  path: string;
  route: RouteName;
  alternates: Alternates;
  /** Error pages draw the lamp themselves and reach to the top edge. */
  ownLamp?: boolean;
  children: ReactNode;
}

export function DefaultLayout({ site, path, route, alternates, ownLamp, children }: DefaultLayoutProps) {
  const { t } = useTranslation();
  const languageSwitch = <LanguageSwitch route={route} alternates={alternates} />;
  return (
    <div sx={pageStyles}>
      <a href="#content" sx={skipStyles}>
        {t('nav.skip')}
      </a>
      <Header path={path} languageSwitch={languageSwitch} lamp={!ownLamp} />
      <SearchButton path={path} />
      <main id="content" tabIndex={-1} sx={mainStyles} data-own-lamp={ownLamp ? '' : undefined}>
        {children}
      </main>
      <PrintAddress path={path} route={route} isPage={!ownLamp} />
      <LateNotes path={path} alternates={alternates} isPage={!ownLamp} />
      <Footer site={site} languageSwitch={languageSwitch} />
    </div>
  );
}
