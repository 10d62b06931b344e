import type { RefObject } from 'react';
import { useTranslation } from 'gatsby-plugin-react-i18next';
import { KeepFocus } from '../../components/dialog/keep-focus';
import { wordsStyles } from './selection-screen.styles';

interface GoneWorksProps {
  titles: readonly string[];
  heading: RefObject<HTMLElement | null>;
  /** Takes them out of the visitor's own selection. */
  onForget?: () => void;
}

export function GoneWorks({ titles, heading, onForget }: GoneWorksProps) {
  const { t } = useTranslation();
  const count = titles.length;
  if (count === 0) return null;
  return (
    <KeepFocus heir={heading} sx={wordsStyles}>
      <p>
        {t('selection.gone', { count })} <i>{titles.join(', ')}</i>
      </p>
      {onForget && (
        <button type="button" onClick={onForget}>
          {t('selection.forget-gone', { count })}
        </button>
      )}
    </KeepFocus>
  );
}
