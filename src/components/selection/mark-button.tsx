import type { ThemeUICSSObject } from 'theme-ui';
import { SPACE } from '../../theme/space';
import { move } from '../../theme/tokens';

const markStyles: ThemeUICSSObject = {
  display: 'grid',
  placeItems: 'center',
  width: 'target',
  height: 'target',
  color: 'muted',
  cursor: 'pointer',
  transition: move('color', 'quick'),
  '&[data-sign=check]': { color: 'accent' },
  // Touch screens keep the hover style after a tap, which would hide the change.
  '@media (hover: hover)': { '&:hover': { color: 'text' } },
  '&:focus-visible': { color: 'text', outlineOffset: `-${SPACE.touch}` },
  '& svg': { width: 'mark.drawing', height: 'mark.drawing' },
  '@media print': { display: 'none' },
};

const SIGNS = { plus: 'M7 1v12M1 7h12', minus: 'M1 7h12', check: 'M1 7.5 5 11.5 13 2.5' };

interface MarkButtonProps {
  sign: keyof typeof SIGNS;
  label: string;
  pressed?: boolean;
  onPress: () => void;
}

export function MarkButton({ sign, label, pressed, onPress }: MarkButtonProps) {
  return (
    <button
      type="button"
      data-sign={sign}
      aria-label={label}
      aria-pressed={pressed}
      sx={markStyles}
      onClick={onPress}
    >
      <svg viewBox="0 0 14 14" fill="none" stroke="currentColor" strokeWidth="1.25" aria-hidden="true">
        <path d={SIGNS[sign]} />
      </svg>
    </button>
  );
}
