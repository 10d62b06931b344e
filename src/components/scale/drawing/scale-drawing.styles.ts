import type { ThemeUICSSObject } from 'theme-ui';
import { DAY } from '../../../theme/tokens';

/** A size container: the drawing's letters shrink where it is narrower than its layout. */
export const frameStyles: ThemeUICSSObject = {
  variant: 'text.note',
  lineHeight: 1.25,
  containerType: 'inline-size',
  fontVariantNumeric: 'tabular-nums',
  breakInside: 'avoid',
  // Forced colours and print do not follow the site's lights.
  '@media (forced-colors: active)': {
    '--theme-ui-colors-text': 'CanvasText',
    '--theme-ui-colors-muted': 'CanvasText',
    '--theme-ui-colors-line': 'color-mix(in srgb, CanvasText 30%, Canvas)',
  },
  '@media print': {
    '--theme-ui-colors-text': DAY.text,
    '--theme-ui-colors-muted': DAY.muted,
    '--theme-ui-colors-line': DAY.line,
  },
};

export const drawingStyles: ThemeUICSSObject = {
  maxWidth: 'var(--widest)',
  fontSize: 'min(1em, 100cqi / var(--narrowest))',
  pt: 'var(--above)',
  pr: 'var(--right)',
  pb: '1.6em',
  '& > div': { position: 'relative' },
  '& svg': { width: '100%' },
};

export const labelStyles: ThemeUICSSObject = {
  position: 'absolute',
  left: 'var(--x)',
  top: 'var(--y)',
  color: 'text',
  textAlign: 'center',
  whiteSpace: 'nowrap',
  transform: 'translateX(-50%)',
  '& > span': { display: 'block' },
  '& > span + span': { color: 'muted' },
  '&[data-place=over]': { transform: 'translate(-50%, calc(-100% - .3em))' },
  '&[data-place=hung]': { pt: '.35em' },
  '&[data-place=under]': { pt: '.35em', color: 'muted' },
  '&[data-place=beside]': { pl: '.55em', textAlign: 'left', transform: 'translateY(-50%)' },
  '&[data-place=low]': { pl: '.55em', textAlign: 'left', transform: 'translateY(-100%)' },
};
