import { type ReactNode, useEffect, useRef, useState } from 'react';
import { useTranslation } from 'gatsby-plugin-react-i18next';
import { LanguageSwitch } from '../features/language/language-switch';
import { SearchButton } from '../features/search/box/search-button';
import type { Alternates } from '../routes/alternates';
import { type RouteName, ROUTES } from '../routes/route-table';
import type { SiteView } from '../seo/site-view';
import { Footer } from './footer';
import type { ThemeUICSSObject } from 'theme-ui';
import { usePageUrl } from '../features/share/use-page-url';
import { useSite } from '../page/site-context';
import { LampControl } from '../features/colour-mode/lamp-control';
import { Menu } from '../features/navigation/menu';
import { SelectionCount } from '../features/selection/selection-links';
import { Wordmark } from '../components/text/wordmark';
import { SPACE } from '../theme/space';
import { createPortal } from 'react-dom';
import { useDelay } from '../browser/following';
import { whenIdle } from '../browser/moments/when-idle';
import { whenUsed } from '../browser/moments/when-used';
import { chosenLocale } from '../features/language/locale-cookie';
import { SelectionNotice } from '../features/selection/selection-notice';
import type { LocaleCode } from '../i18n/locales';
import { useLocale } from '../i18n/use-locale';
import { SIZES } from '../theme/sizes';
import type { NOTES } from './notes';

const offlineStyles: ThemeUICSSObject = {
  variant: 'text.cap',
  position: 'fixed',
  left: 'margin',
  bottom: 'windowFoot',
  zIndex: 'notice',
  maxWidth: `min(${SIZES.notice}, 100vw - 2 * ${SPACE.margin} - ${SPACE.besideSearch})`,
  px: 'controls',
  py: 'bar',
  bg: 'surface',
};

/** An element that has no styles is another one than the same with some. */
const NOTHING: ThemeUICSSObject = {};

interface LateNotesProps {
  path: string;
  alternates: Alternates;
  /** Not of an error. */
  isPage: boolean;
}

/**
 * The places where notes are announced, in each page from the first: one that came with its words need not be read out (WCAG
 * 4.1.3). What fills them comes late. Whoever is offline before that still reads why the next page does not come.
 */
export function LateNotes({ path, alternates, isPage }: LateNotesProps) {
  const { t } = useTranslation();
  const delay = useDelay();
  const isHeld = delay === 'held';
  const notes = useNotes();
  const box = useRef<HTMLDivElement>(null);
  const over = isHeld && document.querySelector('dialog[open]');
  return (
    <div ref={box} sx={notes?.styles.frame ?? (isHeld ? offlineStyles : NOTHING)}>
      {/* The page behind it is silent, and nothing stands there before. */}
      {over &&
        createPortal(
          <p role="alert" sx={notes?.styles.overPage ?? offlineStyles}>
            {t('following.offline')}
          </p>,
          over,
        )}
      <div role="status" data-shown={isHeld ? '' : undefined}>
        {isHeld && t('following.offline')}
        {delay === 'coming' && notes && <notes.Coming />}
      </div>
      {notes && <notes.Offer {...{ box, path, alternates, isPage }} />}
      <SelectionNotice parts={notes} />
    </div>
  );
}

/** Fetched once the page is used, or at once when idle where another language may be offered. */
function useNotes(): typeof NOTES | undefined {
  const locale = useLocale();
  const [notes, setNotes] = useState<typeof NOTES>();
  useEffect(() => {
    const left = new AbortController();
    const load = () =>
      void import('./notes').then(
        (module) => setNotes(module.NOTES),
        () => window.addEventListener('online', load, { once: true, signal: left.signal }),
      );
    const cancel = wantsOther(locale) ? whenIdle(load) : whenUsed(load);
    return () => {
      cancel();
      left.abort();
    };
  }, [locale]);
  return notes;
}

/** By what was chosen here, else by the browser's first language; whether there is an offer, the notes know. */
function wantsOther(locale: LocaleCode): boolean {
  const wanted = chosenLocale() ?? window.navigator.language;
  return !wanted.startsWith(locale);
}

/** Only its controls take clicks. */
const headerStyles: ThemeUICSSObject = {
  position: 'fixed',
  inset: `${SPACE.ceiling} 0 auto`,
  zIndex: 'header',
  height: 'headerBar',
  overflowX: 'clip',
  pointerEvents: 'none',
  '& a, & button': { pointerEvents: 'auto' },
  '&[data-solid=true]::before': { variant: 'layout.meltingPaper' },
  '@media print': { display: 'none' },
};

const barStyles: ThemeUICSSObject = { variant: 'layout.pageBar', justifyContent: 'space-between' };

interface HeaderProps {
  path: string;
  languageSwitch: ReactNode;
  /** False on pages that draw the lamp themselves. */
  lamp?: boolean;
}

export function Header({ path, languageSwitch, lamp = true }: HeaderProps) {
  return (
    <header sx={headerStyles} data-solid={lamp}>
      <div sx={barStyles}>
        <Wordmark />
        {lamp && <LampControl />}
        <SelectionCount path={path} />
        <Menu path={path} languageSwitch={languageSwitch} />
      </div>
    </header>
  );
}

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

interface PrintAddressProps {
  path: string;
  route: RouteName;
  /** Not of an error. */
  isPage: boolean;
}

/** At the end of whatever is printed: whose it is, and where it is found again. Its styles are global, so that no script has them. */
export function PrintAddress({ path, route, isPage }: PrintAddressProps) {
  const { name, origin, contact } = useSite();
  const url = usePageUrl(path);
  const { street, postal_code, city, phone, email } = contact;
  // A selection is kept by one browser, and the key of a room is nobody else's.
  const isFound = isPage && route !== 'selection' && ROUTES[route].rendering !== 'client';
  return (
    <address data-paper="">
      <span>
        {name}
        <br />
        {street}, {postal_code} {city}
        <br />
        {phone}, {email}
        <br />
        {isFound ? url : origin}
      </span>
    </address>
  );
}
