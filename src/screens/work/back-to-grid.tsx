import type { MouseEvent } from 'react';
import { Link } from '../../components/link';
import { isPlainClick } from '../../components/plain-click';
import { cameFromGrid } from '../../components/works/grid-visit';
import { useMessages } from '../../i18n/use-messages';
import { backStyles } from './work-label.styles';

/** Goes back to the grid as it was left, its filter, scroll and card; whoever comes from elsewhere is led to all works. */
export function BackToGrid({ path }: { path: string }) {
  const { t } = useMessages();
  const goBack = (event: MouseEvent) => {
    if (!cameFromGrid() || !isPlainClick(event)) return;
    event.preventDefault();
    window.history.back();
  };
  return (
    <Link to={path} sx={backStyles} onClick={goBack}>
      {t('work.back')}
    </Link>
  );
}
