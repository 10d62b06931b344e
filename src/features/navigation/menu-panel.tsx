import {
  useRef,
  type MouseEvent,
  type ReactNode,
  type SyntheticEvent,
  useEffect,
  useState,
  type RefObject,
} from 'react';
import { flushSync } from 'react-dom';
import { useTranslation } from 'gatsby-plugin-react-i18next';
import { ActionLink } from '../../components/links/action-link';
import { ModalDialog } from '../../components/dialog/modal-dialog';
import { ColourModeChoice } from '../colour-mode/colour-mode-choice';
import { SearchOpener } from '../search/box/search-opener';
import { SelectionMenuLink } from '../selection/selection-links';
import {
  backStyles,
  closeStyles,
  footStyles,
  panelStyles,
  searchStyles,
  topStyles,
  largeLinkStyles,
  sectionStyles,
  smallLinkStyles,
  subControlStyles,
} from './menu.styles';
import { subNavName, LIST_WORDS, sectionPath } from './sections';
import { useClosedByBack } from '../../browser/closed-by-back';
import { useNavigation } from './navigation-provider';
import type { SubNavKey } from './navigation-state';
import { Link } from '../../components/links/link';
import { useLocale } from '../../i18n/use-locale';
import { routePath } from '../../routes/route-path';
import { NewsletterLink } from '../newsletter/newsletter-link';
import { loadSubNavigation, type SubNavigationParts } from './load-sub-navigation';
import { currentness, menuLinks } from './menu-links';
import { Spinner } from '../../components/form/spinner';
import { useLasting } from '../../components/form/use-lasting';
import type { ThemeUICSSObject } from 'theme-ui';

const headingStyles: ThemeUICSSObject = {
  width: 'fit-content',
  mb: 3,
  '& a': largeLinkStyles,
};

const retryStyles: ThemeUICSSObject = { variant: 'links.underlined' };

interface SubNavigationProps {
  section: SubNavKey;
  path: string;
  hidden: boolean;
}

function SubNavigation({ section, path, hidden }: SubNavigationProps) {
  const { t } = useTranslation();
  const locale = useLocale();
  const { state, dispatch } = useNavigation();
  const parts = useSubNavigation();
  const waiting = useLasting(state.loading);
  const heading = useRef<HTMLHeadingElement>(null);

  // The control that opened this is no longer in the panel.
  useEffect(() => {
    if (!hidden) heading.current?.focus();
  }, [hidden, section]);

  const retry = () => {
    heading.current?.focus();
    dispatch({ type: 'askSub', key: section });
  };

  return (
    <nav aria-label={subNavName(section, t)} hidden={hidden}>
      <h2 ref={heading} tabIndex={-1} sx={headingStyles}>
        <Link
          to={sectionPath(section, locale)}
          aria-current={sectionPath(section, locale) === path ? 'page' : undefined}
        >
          {t(`nav.${section}`)}
        </Link>
      </h2>
      <div role="status">{waiting && <Spinner label={t('nav.loading')} />}</div>
      {!state.loading && parts && <parts.List section={section} data={parts.data} path={path} />}
      {!state.loading && !parts && (
        <p role="alert">
          {t('nav.failed')}{' '}
          <button type="button" sx={retryStyles} onClick={retry}>
            {t('nav.retry')}
          </button>
        </p>
      )}
    </nav>
  );
}

/** Undefined until the lists are loaded, and when that failed. */
function useSubNavigation(): SubNavigationParts | undefined {
  const locale = useLocale();
  const {
    state: { loading, currentKey },
    dispatch,
  } = useNavigation();
  const [parts, setParts] = useState<SubNavigationParts>();

  useEffect(() => {
    if (!loading) return undefined;
    let wanted = true;
    const end = (type: 'subLoaded' | 'subFailed') => (loaded?: SubNavigationParts) => {
      if (!wanted) return;
      setParts(loaded);
      dispatch({ type });
    };
    loadSubNavigation(locale).then(end('subLoaded'), () => end('subFailed')());
    return () => {
      wanted = false;
    };
  }, [loading, currentKey, locale, dispatch]);

  useEffect(() => () => dispatch({ type: 'hideSub' }), [locale, dispatch]);

  return parts;
}

interface MainNavigationProps {
  path: string;
  hidden: boolean;
  /** Called before the newsletter's dialog opens. */
  onLeave: () => void;
}

const subControlId = (section: SubNavKey): string => `menu-${section}`;

function MainNavigation({ path, hidden, onLeave }: MainNavigationProps) {
  const { t } = useTranslation();
  const locale = useLocale();
  const { dispatch } = useNavigation();
  const { sections, pages } = menuLinks(locale);
  const current = (link: (typeof pages)[number]) => currentness(link, path, routePath('index', locale));
  // Loads ahead; if this fails, the click tries again and says so.
  const expect = () => void loadSubNavigation(locale).catch(() => undefined);

  return (
    <nav aria-label={t('nav.label')} hidden={hidden}>
      <ul>
        {sections.map((link) => (
          <li key={link.key} sx={sectionStyles}>
            <Link to={link.path} aria-current={current(link)} sx={largeLinkStyles}>
              {t(link.key)}
            </Link>
            <ActionLink
              id={subControlId(link.sub)}
              href={link.path}
              aria-label={subNavName(link.sub, t)}
              sx={subControlStyles}
              onPointerEnter={expect}
              onFocus={expect}
              onAction={() => dispatch({ type: 'askSub', key: link.sub })}
            >
              {t(LIST_WORDS[link.sub])}
            </ActionLink>
          </li>
        ))}
      </ul>
      <ul>
        {pages.map((link) => (
          <li key={link.key}>
            <Link to={link.path} aria-current={current(link)} sx={smallLinkStyles}>
              {t(link.key)}
            </Link>
          </li>
        ))}
        <li>
          <NewsletterLink sx={smallLinkStyles} beforeOpen={onLeave} />
        </li>
      </ul>
    </nav>
  );
}

export const MENU_ID = 'site-menu';

interface MenuPanelProps {
  path: string;
  languageSwitch: ReactNode;
}

/** One modal dialog for menu and sub-navigation, so that the panel neither moves nor loses the focus. */
export function MenuPanel({ path, languageSwitch }: MenuPanelProps) {
  const { t } = useTranslation();
  const dialog = useRef<HTMLDialogElement>(null);
  const { section, showsSub, openMain, openSearch, close } = usePanel(dialog);

  /** A click on the backdrop has the dialog itself as its target. */
  const isOutside = ({ target, clientX }: MouseEvent) =>
    target === dialog.current && clientX < dialog.current.getBoundingClientRect().left;
  /** A link to the current page changes no route, which would close the panel. */
  const closeOnClick = (event: MouseEvent) => {
    const link = (event.target as Element).closest<HTMLAnchorElement>('a:not([role=button])');
    const isHere = link?.pathname === path && link.search === window.location.search;
    if (isOutside(event) || isHere) close();
  };
  /** The state closes it, not the browser: an opening before the browser's close event would be lost. */
  const closeOnEscape = (event: SyntheticEvent) => {
    event.preventDefault();
    close();
  };
  const goBack = () => {
    flushSync(openMain);
    if (section) document.getElementById(subControlId(section))?.focus();
  };

  return (
    <ModalDialog
      id={MENU_ID}
      ref={dialog}
      sx={panelStyles}
      aria-label={showsSub && section ? subNavName(section, t) : t('nav.menu')}
      onCancel={closeOnEscape}
      onClose={() => dialog.current?.open || close()}
      onClick={closeOnClick}
    >
      <div sx={topStyles}>
        {showsSub && (
          <button type="button" sx={backStyles} onClick={goBack}>
            {t('nav.menu')}
          </button>
        )}
        <ActionLink href="#content" sx={closeStyles} onAction={close}>
          {t('nav.close')}
        </ActionLink>
      </div>
      <MainNavigation path={path} hidden={showsSub} onLeave={close} />
      {section && <SubNavigation section={section} path={path} hidden={!showsSub} />}
      <div sx={footStyles}>
        <SelectionMenuLink path={path} />
        <ColourModeChoice />
        {languageSwitch}
        <SearchOpener expanded={false} sx={searchStyles} onAction={openSearch} />
      </div>
    </ModalDialog>
  );
}

interface Panel {
  section: SubNavKey | null;
  /** The sub-navigation, not the menu; kept while the panel slides out. */
  showsSub: boolean;
  openMain: () => void;
  openSearch: () => void;
  close: () => void;
}

/** `:target` ends only by going to another part of the page, which then leaves the address again. */
function leaveTarget(): void {
  const { state } = window.history;
  window.location.replace('#content');
  window.history.replaceState(state, '', window.location.pathname + window.location.search);
}

function usePanel(dialog: RefObject<HTMLDialogElement>): Panel {
  const { state, dispatch } = useNavigation();
  const { mainNavOpen, subNavOpen, staysOpen, visible, activeKey } = state;
  const subOpen = subNavOpen || staysOpen;
  const open = mainNavOpen || subOpen;

  const [showsSub, setShowsSub] = useState(false);
  if (open && showsSub !== subOpen) setShowsSub(subOpen);

  // The visitor opened it by its link before the scripts ran.
  useEffect(() => {
    if (dialog.current?.matches(':target')) dispatch({ type: 'openMain' });
  }, [dialog, dispatch]);

  useEffect(() => {
    if (open && !dialog.current?.open) dialog.current?.showModal();
    if (!open && dialog.current?.open) dialog.current.close();
  }, [open, dialog]);

  useEffect(() => {
    if (!open) return undefined;
    const measure = () => dispatch({ type: 'resized', width: dialog.current?.offsetWidth ?? 0 });
    measure();
    window.addEventListener('resize', measure);
    return () => window.removeEventListener('resize', measure);
  }, [open, dialog, dispatch]);

  const openMain = () => dispatch({ type: 'openMain' });
  const openSearch = () => dispatch({ type: 'openSearch' });
  const close = () => {
    dispatch({ type: 'closeMain' });
    dispatch({ type: 'closeSub' });
    if (dialog.current?.matches(':target')) leaveTarget();
  };
  useClosedByBack(open, close);

  return { section: visible ? activeKey : null, showsSub: showsSub && visible, openMain, openSearch, close };
}
