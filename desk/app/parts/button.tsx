import type { ButtonHTMLAttributes } from 'react';
import type { ThemeUICSSObject } from 'theme-ui';
import { ms } from '../../../src/theme/tokens';

interface ButtonProps extends ButtonHTMLAttributes<HTMLButtonElement> {
  look?: 'primary' | 'other' | 'large' | 'otherLarge' | 'link';
  /** Shows progress after a moment; the width stays. */
  isBusy?: boolean;
  /** Answers who presses it while it is disabled. */
  onVain?: (() => void) | undefined;
  /** For actions that cannot be undone, and what leads to them. */
  isGrave?: boolean;
}

const VARIANTS = {
  primary: 'buttons.primary',
  other: 'buttons.other',
  large: 'buttons.large',
  otherLarge: 'buttons.otherLarge',
  link: 'links.underlined',
} as const;

const styles: Record<keyof typeof VARIANTS, ThemeUICSSObject> = {
  primary: { variant: VARIANTS.primary },
  other: { variant: VARIANTS.other },
  large: { variant: VARIANTS.large },
  otherLarge: { variant: VARIANTS.otherLarge },
  link: { variant: VARIANTS.link },
};
const graveLink: ThemeUICSSObject = { variant: VARIANTS.link, color: 'sold' };
const grave: ThemeUICSSObject = { variant: VARIANTS.primary, bg: 'sold', '&:hover': { bg: 'text' } };

const busyStyles: ThemeUICSSObject = {
  opacity: 0,
  animation: `desk-appear ${ms('quick')} ${ms('patience')} forwards`,
  display: 'inline-block',
  width: 'bulb',
  height: 'bulb',
  border: 'stroke',
  borderColor: 'currentColor',
  borderRightColor: 'transparent',
  borderRadius: '50%',
  '&::after': { content: '""' },
};

/** While busy or disabled it keeps the focus and ignores clicks. */
export function Button({
  look = 'primary',
  isBusy = false,
  isGrave = false,
  onVain,
  onClick,
  children,
  ...props
}: ButtonProps) {
  const isOff = isBusy || props.disabled === true;
  return (
    <button
      type="button"
      {...props}
      disabled={undefined}
      aria-disabled={isOff}
      aria-busy={isBusy}
      onClick={(event) => {
        if (!isOff) return onClick?.(event);
        event.preventDefault();
        if (!isBusy) onVain?.();
      }}
      sx={isGrave ? (look === 'link' ? graveLink : grave) : styles[look]}
    >
      {children}
      {isBusy && <span aria-hidden="true" sx={busyStyles} />}
    </button>
  );
}
