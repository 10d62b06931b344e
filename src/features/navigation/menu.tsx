import type { ReactNode } from 'react';
import { useTranslation } from 'gatsby-plugin-react-i18next';
import { ActionLink } from '../../components/links/action-link';
import { menuButtonStyles } from './menu.styles';
import { MENU_ID, MenuPanel } from './menu-panel';
import { useNavigation } from './navigation-provider';

interface MenuProps {
  path: string;
  languageSwitch: ReactNode;
}

/** A link to the panel, so that it opens without scripts, too. */
export function Menu({ path, languageSwitch }: MenuProps) {
  const { t } = useTranslation();
  const { state, dispatch } = useNavigation();
  return (
    <>
      <ActionLink
        href={`#${MENU_ID}`}
        aria-haspopup="dialog"
        aria-expanded={state.mainNavOpen}
        sx={menuButtonStyles}
        onAction={() => dispatch({ type: 'openMain' })}
      >
        {t('nav.menu')}
      </ActionLink>
      <MenuPanel path={path} languageSwitch={languageSwitch} />
    </>
  );
}
