import type { ThemeUICSSObject } from 'theme-ui';
import { move } from '../../theme/tokens';

/** Outlined and at the left when off, brass and at the right when on. */
export const switchStyles: ThemeUICSSObject = {
  variant: 'text.cap',
  display: 'inline-flex',
  alignItems: 'center',
  justifySelf: 'start',
  gap: 'caption',
  minHeight: 36,
  cursor: 'pointer',
  '&:has(:disabled)': { color: 'muted', cursor: 'default' },
  '& input': {
    appearance: 'none',
    position: 'relative',
    flex: 'none',
    width: 46,
    height: 26,
    border: '1px solid',
    borderColor: 'field',
    borderRadius: '13px',
    cursor: 'inherit',
    transition: move('border-color', 'veil'),
  },
  '& input::after': {
    content: '""',
    position: 'absolute',
    top: '4px',
    left: '4px',
    width: 16,
    height: 16,
    border: '1px solid',
    borderColor: 'text',
    borderRadius: '50%',
    transition: `${move('transform', 'veil')}, ${move('background-color', 'veil')}`,
  },
  '& input:disabled::after': { borderColor: 'muted' },
  '& input:checked': { borderColor: 'text' },
  '& input:checked::after': { transform: 'translateX(20px)', bg: 'accent', borderColor: 'accent' },
};
