import type { SelectedWork } from '../../components/selection/selected-work';
import { addToSelection, takeOut } from '../../components/selection/selection-store';
import { useIsSelected } from '../../components/selection/use-selection';
import { useMessages } from '../../i18n/use-messages';
import { controlStyles } from './selection-control.styles';

/** Puts a work into the selection from its own page, in words; pressed again, it takes it out. */
export function SelectionControl({ work }: { work: SelectedWork }) {
  const { t } = useMessages();
  const selected = useIsSelected(work) ?? false;
  return (
    <button
      type="button"
      data-in={selected}
      sx={controlStyles}
      onClick={() => (selected ? takeOut : addToSelection)([work])}
    >
      <span>{t('selection.add')}</span>
      <span>
        {t('selection.in')} <span sx={{ variant: 'layout.visuallyHidden' }}>{t('selection.in-action')}</span>
      </span>
    </button>
  );
}
