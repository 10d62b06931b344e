import { keyframes } from '@emotion/react';
import type { ThemeUICSSObject } from 'theme-ui';

const turn = keyframes({
  from: { opacity: 1, transform: 'scale(.8)' },
  to: { opacity: 1, transform: 'scale(.8) rotate(1turn)' },
});

const placeStyles: ThemeUICSSObject = {
  position: 'fixed',
  right: 'calc(var(--margin) - 8px)',
  bottom: 'calc(24px + env(safe-area-inset-bottom))',
  zIndex: 15,
  width: 56,
  height: 56,
  borderRadius: '50%',
  '@media print': { display: 'none' },
};

/** The button that opens the search, and the one that closes it, in the same place. */
export const roundButtonStyles: ThemeUICSSObject = {
  ...placeStyles,
  display: 'grid',
  placeItems: 'center',
  bg: 'text',
  color: 'background',
  cursor: 'pointer',
  '& svg': { width: 22, height: 22 },
};

/** Turns on the button while the box's code is on its way, after 300 ms. */
export const waitingStyles: ThemeUICSSObject = {
  ...placeStyles,
  border: '1.25px solid transparent',
  borderTopColor: 'background',
  opacity: 0,
  animation: `${turn} 900ms 300ms linear infinite`,
  pointerEvents: 'none',
};
