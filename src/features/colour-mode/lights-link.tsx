import type { ThemeUICSSObject } from 'theme-ui';
import { useTranslation } from 'gatsby-plugin-react-i18next';
import { EVENING_MODE, WITHOUT_SCRIPTS } from '../../theme/tokens';
import { useColourMode } from './colour-mode-provider';

/**
 * The page's mode picks the words, as it is known before the scripts are: they never change under a
 * visitor's eyes. Both take the same place, so that nothing moves when the lights are turned.
 */
const linkStyles: ThemeUICSSObject = {
  display: 'inline-grid',
  justifyItems: 'start',
  background: 'none',
  '& span': { variant: 'links.underlined', gridArea: '1 / 1' },
  '& [data-by=evening]': { visibility: 'hidden', [EVENING_MODE]: { visibility: 'inherit' } },
  '& [data-by=day]': { [EVENING_MODE]: { visibility: 'hidden' } },
  [WITHOUT_SCRIPTS]: { display: 'none' },
};

export function LightsLink() {
  const { t } = useTranslation();
  const { value, forced, setPreference } = useColourMode();
  return (
    <button
      type="button"
      sx={linkStyles}
      data-lights=""
      disabled={forced}
      onClick={() => setPreference(value === 'dark' ? 'light' : 'dark')}
    >
      <span data-by="day">{t('lights.turn-off')}</span>
      <span data-by="evening">{t('lights.turn-on')}</span>
    </button>
  );
}
