import { useTranslation } from 'gatsby-plugin-react-i18next';
import { Link } from '../../components/links/link';
import { useSelection } from '../../components/selection/use-selection';
import { useLocale } from '../../i18n/use-locale';
import { routePath } from '../../routes/route-path';
import type { ThemeUICSSObject } from 'theme-ui';
import { FROM } from '../../theme/tokens';

const countStyles: ThemeUICSSObject = {
  variant: 'text.bar',
  display: 'none',
  ml: 'auto',
  mr: 'part',
  color: 'muted',
  fontVariantNumeric: 'tabular-nums',
  '&:hover': { color: 'text' },
  '&[aria-current]': { variant: 'underlines.current', color: 'text' },
  [FROM.asymmetric]: { display: 'block' },
};

const menuStyles: ThemeUICSSObject = {
  display: 'block',
  width: 'max-content',
  py: 'touch',
  fontVariantNumeric: 'tabular-nums',
  '&:hover': { color: 'accent' },
  '&[aria-current]': { variant: 'underlines.current' },
};

interface SelectionLinkProps {
  path: string;
}

export function SelectionCount({ path }: SelectionLinkProps) {
  const { t } = useTranslation();
  const { link, count } = useSelectionLink(path);
  if (count === 0) return null;
  return (
    <Link {...link} sx={countStyles}>
      {t('nav.selection')} {count}
    </Link>
  );
}

export function SelectionMenuLink({ path }: SelectionLinkProps) {
  const { t } = useTranslation();
  const { link, count } = useSelectionLink(path);
  return (
    <Link {...link} sx={menuStyles}>
      {t('nav.selection')}
      {count > 0 && ` ${count}`}
    </Link>
  );
}

function useSelectionLink(path: string) {
  const locale = useLocale();
  const to = routePath('selection', locale);
  const link = { to, 'aria-current': to === path ? ('page' as const) : undefined };
  return { link, count: useSelection()?.works.length ?? 0 };
}
