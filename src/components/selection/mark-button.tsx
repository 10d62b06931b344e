import { markStyles } from './mark-button.styles';

/** Thin lines, as the lamp is drawn. */
const SIGNS = { plus: 'M7 1v12M1 7h12', minus: 'M1 7h12', check: 'M1 7.5 5 11.5 13 2.5' };

interface MarkButtonProps {
  sign: keyof typeof SIGNS;
  /** What pressing does. */
  label: string;
  pressed?: boolean;
  onPress: () => void;
}

/** A quiet sign beside a work's label that takes the work along, or leaves it. */
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
