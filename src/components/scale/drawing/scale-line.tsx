import { DAY } from '../../../theme/tokens';

/** Fallbacks are for the PDF sheet, where the SVG is an image without a stylesheet. */
export const INK = {
  text: `var(--theme-ui-colors-text, ${DAY.text})`,
  muted: `var(--theme-ui-colors-muted, ${DAY.muted})`,
  line: `var(--theme-ui-colors-line, ${DAY.line})`,
} as const;

/** 1 px at every size of the drawing; `strong` where the line is all that is known of a work. */
export function Line({ d, ink = 'text', strong }: { d: string; ink?: keyof typeof INK; strong?: boolean }) {
  return <path d={d} stroke={INK[ink]} strokeWidth={strong ? 3 : 1} vectorEffect="non-scaling-stroke" />;
}
