import type { ThemeUICSSObject } from 'theme-ui';
import { SIZES } from '../../theme/sizes';
import { move } from '../../theme/tokens';

/** An upright capsule: knob down and empty is off, up and brass is on. */
export const lampSwitchStyles: ThemeUICSSObject = {
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
  '&[aria-checked=true] [data-part=knob]': { transform: 'none', fill: 'accent', stroke: 'accent' },
};
