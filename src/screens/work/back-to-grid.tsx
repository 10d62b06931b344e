import type { MouseEvent } from 'react';
import { Link } from '../../components/links/link';
import { isPlainClick } from '../../browser/plain-click';
import { stepsFromGrid } from '../../components/works/grid-visit';
import { isHashEntry } from '../../browser/hash-entry';
import { useMessages } from '../../i18n/use-messages';
import { backStyles } from './work-label.styles';

/** Goes back to the grid as it was left (the viewer adds one entry), else leads to all works. */
export function BackToGrid({ path }: { path: string }) {
  const { t } = useMessages();
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
