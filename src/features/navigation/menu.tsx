import { useEffect, useState, type ReactNode } from 'react';
import { ActionLink } from '../../components/action-link';
import { useMessages } from '../../i18n/use-messages';
import { menuButtonStyles } from './menu.styles';
import { MENU_ID, MenuPanel } from './menu-panel';

interface MenuProps {
  path: string;
  languageSwitch: ReactNode;
}

/**
 * The word 'menu' and the panel that it opens; any change of page closes it. It is a link to the panel, so that it
 * opens without scripts, too.
 */
export function Menu({ path, languageSwitch }: MenuProps) {
  const { t } = useMessages();
  const [open, setOpen] = useState(false);
  useEffect(() => setOpen(false), [path]);
  return (
    <>
      <ActionLink
        href={`#${MENU_ID}`}
        aria-haspopup="dialog"
        aria-expanded={open}
        sx={menuButtonStyles}
        onAction={() => setOpen(true)}
      >
        {t('nav.menu')}
      </ActionLink>
      <MenuPanel open={open} path={path} languageSwitch={languageSwitch} onClose={() => setOpen(false)} />
    </>
  );
}
