import { useTranslation } from 'gatsby-plugin-react-i18next';
import { WorksEnquiryLink } from '../../features/enquiry/works-enquiry-link';
import type { SelectionWork } from '../../features/selection/loading/work-of-view';
import { ShareButton } from '../../features/share/share-button';
import { FloorLink } from './floor-link';
import type { SelectionFloor } from './use-floor';
import { PrintButton } from '../work/print-button';
import { actionsStyles } from './selection-screen.styles';

interface SelectionActionsProps {
  /** Those in the selection that were found. */
  works: readonly SelectionWork[];
  floor: SelectionFloor;
  /** Undefined when there is nothing to take out; the same button then restores. */
  onClear: (() => void) | undefined;
  onRestore: () => void;
}

export function SelectionActions({ works, floor, onClear, onRestore }: SelectionActionsProps) {
  const { t } = useTranslation();
  return (
    <div sx={actionsStyles}>
      {works.length > 0 && <WorksEnquiryLink works={works} arrangement={floor.arrangement} />}
      <ul>
        {floor.pieces.some(({ model }) => model) && (
          <li>
            <FloorLink floor={floor} />
          </li>
        )}
        {works.length > 0 && (
          <li>
            <PrintButton />
          </li>
        )}
        <li>
          <button type="button" onClick={onClear ?? onRestore}>
            {t(onClear ? 'selection.clear' : 'selection.restore')}
          </button>
        </li>
        {/* Last: it keeps room for 'link copied' at its right. */}
        {works.length > 0 && (
          <li>
            <ShareButton url={floor.url} title={t('selection.share-title')} />
          </li>
        )}
      </ul>
    </div>
  );
}
