import { useRef, type MouseEvent, type ReactNode, type SyntheticEvent } from 'react';
import { flushSync } from 'react-dom';
import { useTranslation } from 'gatsby-plugin-react-i18next';
import { ActionLink } from '../../components/links/action-link';
import { ModalDialog } from '../../components/dialog/modal-dialog';
import { ColourModeChoice } from '../colour-mode/colour-mode-choice';
import { SearchOpener } from '../search/box/search-opener';
import { SelectionMenuLink } from '../selection/selection-links';
import { MainNavigation, subControlId } from './main-navigation';
import { backStyles, closeStyles, footStyles, panelStyles, searchStyles, topStyles } from './menu.styles';
import { subNavName } from './sections';
import { SubNavigation } from './sub-navigation';
import { usePanel } from './use-panel';

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
