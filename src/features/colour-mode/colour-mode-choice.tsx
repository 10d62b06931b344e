import { useId } from 'react';
import type { ThemeUICSSObject } from 'theme-ui';
import { useTranslation } from 'gatsby-plugin-react-i18next';
import { WITHOUT_SCRIPTS } from '../../theme/tokens';
import { useColourMode } from './colour-mode-provider';
import { COLOUR_PREFERENCES, type ColourPreference } from './colour-preference';
import { LampDrawing } from './lamp-drawing';

const groupStyles: ThemeUICSSObject = {
  display: 'flex',
  border: 0,
  p: 0,
  minWidth: 0,
  [WITHOUT_SCRIPTS]: { display: 'none' },
};

const optionStyles: ThemeUICSSObject = {
  position: 'relative',
  display: 'grid',
  justifyItems: 'start',
  gap: 'touch',
  pr: 'fields',
  color: 'muted',
  cursor: 'pointer',
  // Aligns the shade, not its margin, with the first letter; all lamps have one size, however short the word.
  '& svg': { width: 'lampChoice.width', maxWidth: 'none', height: 'lampChoice.height', ml: '-.2em' },
  '& [data-part]': { stroke: 'currentColor' },
  '& [data-part=half]': { fill: 'currentColor', stroke: 'none' },
  '&[data-preference=dark] [data-part=bulb]': { fill: 'accent' },
  '&:has(:checked)': { color: 'text', '& span': { borderBottomColor: 'accent' } },
  '&:has(:focus-visible)': { variant: 'layout.focusRing' },
  '& span': { pb: 1, borderBottom: 'unseen', forcedColorAdjust: 'none' },
  '& input': { position: 'absolute', inset: 0, opacity: 0, cursor: 'pointer' },
};

/** Length of the cord at which the lamp is as wide as its box. */
const SHORT_CORD = 28;

export function ColourModeChoice() {
  const { t } = useTranslation();
  const { preference, unknown, forced, setPreference } = useColourMode();
  const name = useId();
  const option = (value: ColourPreference) => (
    <label key={value} data-preference={value} sx={optionStyles}>
      <input
        type="radio"
        name={name}
        value={value}
        data-lights={value}
        checked={!unknown && preference === value}
        disabled={forced}
        onChange={() => setPreference(value)}
      />
      <LampDrawing cord={SHORT_CORD}>
        {value === 'system' && <path data-part="half" d="M20 64.6h5.8a5.8 5.8 0 0 1-5.8 5.8z" />}
      </LampDrawing>
      <span>{t(`lights.${value}`)}</span>
    </label>
  );
  return (
    <fieldset sx={groupStyles}>
      <legend sx={{ variant: 'layout.visuallyHidden' }}>{t('lights.label')}</legend>
      {COLOUR_PREFERENCES.map(option)}
    </fieldset>
  );
}
