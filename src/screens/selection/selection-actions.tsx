import { slugListQuery } from '../../contract/forms/slug-list';
import { WorksEnquiryLink } from '../../features/enquiry/works-enquiry-link';
import type { SelectionWork } from '../../features/selection/loading/work-of-view';
import { ShareButton } from '../../features/share/share-button';
import { usePageUrl } from '../../features/share/use-page-url';
import { useMessages } from '../../i18n/use-messages';
import { routePath } from '../../routes/route-path';
import { PrintButton } from '../work/print-button';
import { actionsStyles } from './selection-screen.styles';

interface SelectionActionsProps {
  /** Those in the selection that were found. */
  works: readonly SelectionWork[];
  /** Undefined when there is nothing to take out; the same button then restores. */
  onClear: (() => void) | undefined;
  onRestore: () => void;
}

export function SelectionActions({ works, onClear, onRestore }: SelectionActionsProps) {
  const { t, locale } = useMessages();
  const url = usePageUrl(routePath('selection', locale)) + slugListQuery(works.map(({ slug }) => slug));
  return (
    <div sx={actionsStyles}>
      {works.length > 0 && <WorksEnquiryLink works={works} />}
      <ul>
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
            <ShareButton url={url} title={t('selection.share-title')} />
          </li>
        )}
      </ul>
    </div>
  );
}
