import type { ThemeUICSSObject } from 'theme-ui';
import { useMessages } from '../../i18n/use-messages';
import { EVENING_MODE, WITHOUT_SCRIPTS } from '../../theme/tokens';
import { useColourMode } from './colour-mode-provider';

/** The page's mode picks the words, as it is known before the scripts are: they never change under a visitor's eyes. */
const linkStyles: ThemeUICSSObject = {
  variant: 'links.underlined',
  '& [data-by=evening]': { display: 'none', [EVENING_MODE]: { display: 'inline' } },
  '& [data-by=day]': { [EVENING_MODE]: { display: 'none' } },
  [WITHOUT_SCRIPTS]: { display: 'none' },
};

export function LightsLink() {
  const { t } = useMessages();
  const { value, forced, setPreference } = useColourMode();
  return (
    <button
      type="button"
      sx={linkStyles}
      disabled={forced}
      onClick={() => setPreference(value === 'dark' ? 'light' : 'dark')}
    >
      <span data-by="day">{t('lights.turn-off')}</span>
      <span data-by="evening">{t('lights.turn-on')}</span>
    </button>
  );
}
