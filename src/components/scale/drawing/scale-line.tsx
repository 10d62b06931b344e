import { DAY } from '../../../theme/tokens';

/**
 * The colours of the page, written into the drawing: where it is taken as a picture of its own (pdf sheet) there is no
 * stylesheet and no custom property, and the day's colours are those of paper.
 */
export const INK = {
  text: `var(--theme-ui-colors-text, ${DAY.text})`,
  muted: `var(--theme-ui-colors-muted, ${DAY.muted})`,
  line: `var(--theme-ui-colors-line, ${DAY.line})`,
} as const;

/** A stroke of 1 px at every size of the drawing; `strong` where the line is all that is drawn of a work. */
export function Line({ d, ink = 'text', strong }: { d: string; ink?: keyof typeof INK; strong?: boolean }) {
  return <path d={d} stroke={INK[ink]} strokeWidth={strong ? 3 : 1} vectorEffect="non-scaling-stroke" />;
}
