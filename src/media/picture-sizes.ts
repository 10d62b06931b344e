import { ABOVE, BREAKPOINTS, type Breakpoint } from '../theme/tokens';

/** The `sizes` attribute, from the width in narrow windows and those from each breakpoint on. */
export function pictureSizes(width: string, from: Partial<Record<Breakpoint, string>>): string {
  // Browsers take the first match.
  const widestFirst = (Object.keys(from) as Breakpoint[]).sort((a, b) => BREAKPOINTS[b] - BREAKPOINTS[a]);
  return [...widestFirst.map((name) => `${ABOVE[name]} ${from[name]}`), width].join(', ');
}

/** Of the page's twelve columns (design page, 'Grid'); margins and gutters grow with the window. */
export const acrossColumns = (columns: number): string => `${Math.ceil(7.875 * columns - 2.5)}vw`;

export const measuredSizes = (width: number): string => `${width}px`;
