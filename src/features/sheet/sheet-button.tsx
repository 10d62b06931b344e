import { useTranslation } from 'gatsby-plugin-react-i18next';
import { WITHOUT_SCRIPTS } from '../../theme/tokens';
import { SheetStatus } from './sheet-status';
import type { SheetView } from './sheet-view';
import { useSheetFile } from './use-sheet-file';

export function SheetButton({ view }: { view: SheetView }) {
  const { t } = useTranslation();
  const { state, make, maker } = useSheetFile(() => Promise.resolve(view));
  return (
    <div sx={{ [WITHOUT_SCRIPTS]: { display: 'none' } }}>
      <button
        type="button"
        aria-disabled={state.phase === 'busy'}
        onClick={make}
        sx={{ variant: 'links.underlined' }}
      >
        {t('work.pdf-sheet')}
      </button>
      <SheetStatus state={state} failed={t('sheet.failed-here')} />
      {maker}
    </div>
  );
}
