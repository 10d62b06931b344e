import type { Light } from '../../media/picture';
import { useMessages } from '../../i18n/use-messages';
import { useColourMode } from './colour-mode-provider';
import { lampSwitchStyles } from './lamp-switch.styles';

interface LampSwitchProps {
  title: string;
  /** 'lamp' until the switch has been used: on in the evening. */
  light: Light;
  onChange: (light: Light) => void;
  className?: string;
}

/** The switch of one lamp: on or off whatever the mode of the page. */
export function LampSwitch({ title, light, onChange, className }: LampSwitchProps) {
  const { t } = useMessages();
  const { value } = useColourMode();
  const on = light === 'lamp' ? value === 'dark' : light === 'on';
  const words = t(on ? 'lights.lamp-on' : 'lights.lamp-off');
  return (
    <button
      type="button"
      role="switch"
      aria-checked={on}
      aria-label={t('lights.lamp', { lamp: words, title })}
      className={className}
      sx={lampSwitchStyles}
      onClick={() => onChange(on ? 'off' : 'on')}
    >
      <svg viewBox="0 0 28 50" strokeWidth="1.25" aria-hidden="true" focusable="false">
        <rect data-part="plate" x=".7" y=".7" width="26.6" height="48.6" rx="13.3" />
        <circle data-part="knob" cx="14" cy="14" r="8.5" />
      </svg>
      <span>{words}</span>
    </button>
  );
}
