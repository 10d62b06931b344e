import { useMessages } from '../../i18n/use-messages';
import { WITHOUT_SCRIPTS } from '../../theme/tokens';
import { useColourMode } from './colour-mode-provider';

export function LightsLink() {
  const { t } = useMessages();
  const { value, forced, setPreference } = useColourMode();
  return (
    <button
      type="button"
      sx={{ variant: 'links.underlined', [WITHOUT_SCRIPTS]: { display: 'none' } }}
      disabled={forced}
      onClick={() => setPreference(value === 'dark' ? 'light' : 'dark')}
    >
      {t(value === 'dark' ? 'lights.turn-on' : 'lights.turn-off')}
    </button>
  );
}
