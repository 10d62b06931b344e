import { useTranslation } from 'gatsby-plugin-react-i18next';
import type { Light } from '../../media/lamp-switches';
import { useColourMode } from './colour-mode-provider';
import type { ThemeUICSSObject } from 'theme-ui';
import { SIZES } from '../../theme/sizes';
import { move, WITHOUT_SCRIPTS } from '../../theme/tokens';

const lampSwitchStyles: ThemeUICSSObject = {
  variant: 'text.cap',
  display: 'flex',
  flexDirection: 'column',
  gap: 'sign',
  alignItems: 'flex-start',
  minWidth: 'target',
  pb: 1,
  lineHeight: 1.3,
  textAlign: 'left',
  cursor: 'pointer',
  '& svg': { width: 'lampSwitch.width', height: 'lampSwitch.height', overflow: 'visible' },
  '& span': { maxWidth: '3.5em' },
  '& [data-part=plate]': { stroke: 'text', fill: 'none' },
  '& [data-part=knob]': {
    stroke: 'text',
    fill: 'background',
    transform: `translateY(${SIZES.lampSwitch.travel})`,
    transition: `${move('transform', 'veil')}, ${move('fill', 'veil')}`,
  },
  // Its place stays: whoever places it also says how it is displayed.
  [WITHOUT_SCRIPTS]: { visibility: 'hidden' },
  '&[aria-checked=true] [data-part=knob]': { transform: 'none', fill: 'accent', stroke: 'accent' },
};

interface LampSwitchProps {
  title: string;
  /** 'lamp' until the switch is used: it then follows the page's mode. */
  light: Light;
  onChange: (light: Light) => void;
  className?: string;
}

export function LampSwitch({ title, light, onChange, className }: LampSwitchProps) {
  const { t } = useTranslation();
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
