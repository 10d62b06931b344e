import { ABOVE, BREAKPOINTS, type Breakpoint } from '../theme/tokens';

/**
 * The `sizes` of a picture: how wide it is shown.
 * @param width in narrow windows
 * @param from how wide from a breakpoint on
 */
export function pictureSizes(width: string, from: Partial<Record<Breakpoint, string>>): string {
  // Browsers take the first that is true.
  const widestFirst = (Object.keys(from) as Breakpoint[]).sort((a, b) => BREAKPOINTS[b] - BREAKPOINTS[a]);
  return [...widestFirst.map((name) => `${ABOVE[name]} ${from[name]}`), width].join(', ');
}

/**
 * How wide some of the twelve columns of the page are (design page, 'Grid'), as a share of the window: its margins and
 * gutters grow with it.
 */
export const acrossColumns = (columns: number): string => `${Math.ceil(7.875 * columns - 2.5)}vw`;

/** The same of a picture that has been measured, in CSS px. */
export const measuredSizes = (width: number): string => `${width}px`;
