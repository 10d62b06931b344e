import type { ThemeUICSSObject } from 'theme-ui';
import { LINE_WIDTHS } from '../../src/theme/lines';
import { colourOf } from '../../src/theme/tokens';

const ring = `${LINE_WIDTHS.stroke} solid`;

const BULBS = {
  public: { borderColor: 'accent', bg: 'accent' },
  changed: {
    borderColor: 'accent',
    background: `linear-gradient(90deg, ${colourOf('accent')} 50%, transparent 50%)`,
  },
  draft: {},
  scheduled: { background: `conic-gradient(${colourOf('text')} 25%, transparent 0)` },
  withdrawn: { borderStyle: 'dashed' },
  refused: {
    width: 0,
    height: 0,
    borderRadius: 0,
    border: '6px solid transparent',
    borderColor: 'transparent',
    borderTop: 0,
    borderBottom: `10px solid ${colourOf('sold')}`,
  },
} satisfies Record<string, ThemeUICSSObject>;

export type BulbState = keyof typeof BULBS;

const bulb = (state: BulbState): ThemeUICSSObject => ({
  display: 'inline-flex',
  gap: '.6em',
  alignItems: 'baseline',
  ...(state === 'refused' && { color: 'sold' }),
  '&::before': {
    content: '""',
    flex: 'none',
    position: 'relative',
    top: '1px',
    width: 'bulb',
    height: 'bulb',
    borderRadius: '50%',
    border: ring,
    borderColor: 'text',
    forcedColorAdjust: 'none',
    ...BULBS[state],
  },
});
export const BULB_STYLES = Object.fromEntries(
  Object.keys(BULBS).map((state) => [state, bulb(state as BulbState)]),
) as Record<BulbState, ThemeUICSSObject>;
