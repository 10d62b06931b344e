import type { ReactNode } from 'react';
import { LanguageSwitch } from '../features/language/language-switch';
import { SearchButton } from '../features/search/box/search-button';
import { SelectionNotice } from '../features/selection/selection-notice';
import { useMessages } from '../i18n/use-messages';
import type { Alternates } from '../routes/alternates';
import type { RouteName } from '../routes/route-table';
import type { SiteView } from '../seo/site-view';
import { mainStyles, pageStyles, skipStyles } from './default-layout.styles';
import { Footer } from './footer';
import { Header } from './header';

interface DefaultLayoutProps {
  site: SiteView;
  path: string;
  route: RouteName;
  alternates: Alternates;
  /** The page draws the lamp itself and reaches to the top edge (error pages). */
  ownLamp?: boolean;
  children: ReactNode;
}

/** Skip link, header, search, the page, footer. */
export function DefaultLayout({ site, path, route, alternates, ownLamp, children }: DefaultLayoutProps) {
  const { t } = useMessages();
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
      <SelectionNotice />
      {!ownLamp && <Footer site={site} languageSwitch={languageSwitch} />}
    </div>
  );
}
