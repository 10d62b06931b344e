import { useTranslation } from 'gatsby-plugin-react-i18next';
import { useColourMode } from './colour-mode-provider';
import { LampDrawing } from './lamp-drawing';
import type { ThemeUICSSObject } from 'theme-ui';
import { SIZES } from '../../theme/sizes';
import { SPACE } from '../../theme/space';
import { FROM, move, WITHOUT_SCRIPTS } from '../../theme/tokens';

/** Placement only; its looks are in src/theme/global-styles.tsx. */
const lampStyles: ThemeUICSSObject = {
  position: 'absolute',
  top: 0,
  right: 'lamp.right',
  width: 'lamp.width',
  height: 'lamp.height',
  cursor: 'pointer',
  '& svg': {
    position: 'absolute',
    left: 2,
    top: 0,
    width: 'lamp.drawingWidth',
    height: 'lamp.drawingHeight',
    maxWidth: 'none',
    overflow: 'visible',
    transition: move('transform', 'veil'),
  },
  [WITHOUT_SCRIPTS]: { display: 'none' },
  '&:active svg': { transform: `translateY(${SIZES.lamp.pull})` },
  [FROM.asymmetric]: {
    right: 'auto',
    left: `calc(50% + ${SPACE.gutter} / 2)`,
    ml: `calc(${SIZES.lamp.width} / -2)`,
    '& svg': { height: 'lamp.drawingHeightWide' },
  },
};

export function LampControl() {
  const { t } = useTranslation();
  const { value, forced, setPreference } = useColourMode();
  return (
    <button
      type="button"
      data-pendant="small"
      sx={lampStyles}
      aria-label={t(value === 'dark' ? 'lights.to-day' : 'lights.to-evening')}
      data-lights=""
      disabled={forced}
      onClick={() => setPreference(value === 'dark' ? 'light' : 'dark')}
    >
      <LampDrawing />
    </button>
  );
}
