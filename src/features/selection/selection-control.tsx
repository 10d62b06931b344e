import { useTranslation } from 'gatsby-plugin-react-i18next';
import type { SelectedWork } from '../../components/selection/selected-work';
import { addToSelection, takeOut } from '../../components/selection/selection-store';
import { useIsSelected } from '../../components/selection/use-selection';
import { NEEDS_PAGE } from '../../page/needs-page';
import type { ThemeUICSSObject } from 'theme-ui';
import { WITHOUT_SCRIPTS } from '../../theme/tokens';

/** Both words keep their place, so that nothing moves. */
const controlStyles: ThemeUICSSObject = {
  display: 'inline-grid',
  justifyItems: 'start',
  cursor: 'pointer',
  '& > span': { variant: 'links.underlined', gridArea: '1 / 1', visibility: 'hidden' },
  '&[data-in=false] > :first-of-type, &[data-in=true] > :last-of-type': { visibility: 'visible' },
  [WITHOUT_SCRIPTS]: { display: 'none' },
};

export function SelectionControl({ work }: { work: SelectedWork }) {
  const { t } = useTranslation();
  const selected = useIsSelected(work) ?? false;
  return (
    <button
      type="button"
      data-in={selected}
      {...NEEDS_PAGE}
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
