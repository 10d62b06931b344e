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
  textAlign: 'left',
  cursor: 'pointer',
  '&:disabled': { color: 'muted', cursor: 'default' },
  '& [data-part=track]': {
    position: 'relative',
    flex: 'none',
    width: 46,
    height: 26,
    border: '1px solid',
    borderColor: 'field',
    borderRadius: '13px',
    transition: move('border-color', 'veil'),
  },
  '& [data-part=track]::after': {
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
  '&:disabled [data-part=track]::after': { borderColor: 'muted' },
  '&[aria-checked=true] [data-part=track]': { borderColor: 'text' },
  '&[aria-checked=true] [data-part=track]::after': {
    transform: 'translateX(20px)',
    bg: 'accent',
    borderColor: 'accent',
  },
};
