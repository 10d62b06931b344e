import type { MouseEvent } from 'react';
import { useTranslation } from 'gatsby-plugin-react-i18next';
import { Link } from '../../components/links/link';
import { isPlainClick } from '../../browser/plain-click';
import { stepsFromGrid } from '../../components/works/grid-visit';
import { isHashEntry } from '../../browser/hash-entry';
import { backStyles } from './work-label.styles';

/** Goes back to the grid as it was left (the viewer adds one entry), else leads to all works. */
export function BackToGrid({ path }: { path: string }) {
  const { t } = useTranslation();
  const goBack = (event: MouseEvent) => {
    const steps = stepsFromGrid();
    if (steps === 0 || !isPlainClick(event)) return;
    event.preventDefault();
    window.history.go(isHashEntry() ? -steps - 1 : -steps);
  };
  return (
    <Link to={path} sx={backStyles} onClick={goBack}>
      {t('work.back')}
    </Link>
  );
}
