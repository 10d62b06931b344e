import { useTranslation } from 'gatsby-plugin-react-i18next';
import { ActionLink } from '../../../components/links/action-link';
import { useLocale } from '../../../i18n/use-locale';
import { allWorksPath } from '../../../routes/alternates';
import { roundButtonStyles } from './search-button.styles';

interface SearchOpenerProps {
  expanded: boolean;
  className?: string;
  /** The page's own button, which steps aside (step-aside.ts). */
  stepsAside?: boolean;
  /** The pointer or the focus is on it. */
  onNear?: () => void;
  onAction: () => void;
}

export function SearchOpener({ expanded, className, stepsAside, onNear, onAction }: SearchOpenerProps) {
  const { t } = useTranslation();
  const locale = useLocale();
  return (
    <ActionLink
      href={allWorksPath(locale)}
      aria-label={t('search.open')}
      aria-haspopup="dialog"
      aria-expanded={expanded}
      className={className}
      data-search-opener={stepsAside ? '' : undefined}
      sx={roundButtonStyles}
      onPointerEnter={onNear}
      onFocus={onNear}
      onAction={onAction}
    >
      <svg viewBox="0 0 24 24" fill="none" stroke="currentColor" strokeWidth="1.5" aria-hidden="true">
        <circle cx="10.5" cy="10.5" r="6.5" />
        <path d="m15.3 15.3 5.2 5.2" />
      </svg>
    </ActionLink>
  );
}
