import type { RefObject } from 'react';
import { useTranslation } from 'gatsby-plugin-react-i18next';
import { KeepFocus } from '../../components/dialog/keep-focus';
import { wordsStyles } from './selection-screen.styles';

interface FailedWorksProps {
  count: number;
  heading: RefObject<HTMLElement | null>;
  onRetry: () => void;
}

export function FailedWorks({ count, heading, onRetry }: FailedWorksProps) {
  const { t } = useTranslation();
  if (count === 0) return null;
  return (
    <KeepFocus heir={heading} sx={wordsStyles}>
      <p role="alert">{t('selection.failed', { count })}</p>
      <button type="button" onClick={onRetry}>
        {t('selection.retry')}
      </button>
    </KeepFocus>
  );
}
