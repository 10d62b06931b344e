import { useEffect, useRef, type MouseEvent, type ReactNode } from 'react';
import { ActionLink } from '../../components/action-link';
import { Link } from '../../components/link';
import { useMessages } from '../../i18n/use-messages';
import { routePath } from '../../routes/route-path';
import { ColourModeChoice } from '../colour-mode/colour-mode-choice';
import { NewsletterLink } from '../newsletter/newsletter-link';
import { currentness, menuLinks } from './menu-links';
import {
  closeStyles,
  footStyles,
  largeLinkStyles,
  panelStyles,
  smallLinkStyles,
  topStyles,
} from './menu.styles';

export const MENU_ID = 'site-menu';

interface MenuPanelProps {
  open: boolean;
  path: string;
  languageSwitch: ReactNode;
  onClose: () => void;
}

/** The side panel: a modal dialog of the browser, which traps focus, returns it and makes the page behind inert. */
export function MenuPanel({ open, path, languageSwitch, onClose }: MenuPanelProps) {
  const { t, locale } = useMessages();
  const dialog = useRef<HTMLDialogElement>(null);

  useEffect(() => {
    if (open && !dialog.current?.open) dialog.current?.showModal();
    if (!open && dialog.current?.open) dialog.current.close();
  }, [open]);

  /** The backdrop is the dialog itself; a link to the page one is on changes no page that would close the panel. */
  const closeOnClick = (event: MouseEvent) => {
    const clicked = event.target as Element;
    if (clicked === dialog.current || clicked.closest('a')?.pathname === path) onClose();
  };
  const links = menuLinks(locale);
  const item = (link: (typeof links)[number]) => (
    <li key={link.key}>
      <Link
        to={link.path}
        aria-current={currentness(link, path, routePath('index', locale))}
        sx={link.large ? largeLinkStyles : smallLinkStyles}
      >
        {t(link.key)}
      </Link>
    </li>
  );

  return (
    // The browser closes it by Escape; the click is the backdrop's, for which Escape is the keyboard's way.
    // eslint-disable-next-line jsx-a11y/no-noninteractive-element-interactions, jsx-a11y/click-events-have-key-events
    <dialog
      id={MENU_ID}
      ref={dialog}
      sx={panelStyles}
      aria-label={t('nav.menu')}
      onClose={onClose}
      onClick={closeOnClick}
    >
      <div sx={topStyles}>
        <ActionLink href="#content" sx={closeStyles} onAction={onClose}>
          {t('nav.close')}
        </ActionLink>
      </div>
      <nav aria-label={t('nav.label')}>
        <ul>{links.filter(({ large }) => large).map(item)}</ul>
        <ul>
          {links.filter(({ large }) => !large).map(item)}
          <li>
            <NewsletterLink sx={smallLinkStyles} beforeOpen={onClose} />
          </li>
        </ul>
      </nav>
      <div sx={footStyles}>
        <ColourModeChoice />
        {languageSwitch}
      </div>
    </dialog>
  );
}
