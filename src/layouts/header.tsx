import type { ReactNode } from 'react';
import { LampControl } from '../features/colour-mode/lamp-control';
import { Menu } from '../features/navigation/menu';
import { Link } from '../components/link';
import { useMessages } from '../i18n/use-messages';
import { routePath } from '../routes/route-path';
import { barStyles, headerStyles, wordmarkStyles } from './header.styles';

interface HeaderProps {
  path: string;
  languageSwitch: ReactNode;
  /** The lamp's page of its own (not found) has no second one. */
  lamp?: boolean;
}

/** The ceiling of every page: wordmark, lamp and menu, always on paper. */
export function Header({ path, languageSwitch, lamp = true }: HeaderProps) {
  const { t, locale } = useMessages();
  return (
    <header sx={headerStyles} data-solid={lamp}>
      <div sx={barStyles}>
        <Link to={routePath('index', locale)} sx={wordmarkStyles} aria-label={t('site.name')}>
          {t('site.furniture')} <b>{t('site.lights')}</b>
        </Link>
        {lamp && <LampControl />}
        <Menu path={path} languageSwitch={languageSwitch} />
      </div>
    </header>
  );
}
