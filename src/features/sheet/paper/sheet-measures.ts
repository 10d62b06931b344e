/** The sheet's millimetre; it shrinks with the sheet in a narrow window. */
export const SHEET_MILLIMETRE = 'min(1mm, (100vw - 2 * var(--margin)) / 210)';

export const mm = (value: number | string): string => `calc(var(--mm) * ${value})`;

export const pt = (value: number): string => mm(Math.round(value * 352.78) / 1000);
