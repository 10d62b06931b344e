const SIGNS: Readonly<Record<string, number>> = {
  '½': 1 / 2,
  '¼': 1 / 4,
  '¾': 3 / 4,
  '⅛': 1 / 8,
  '⅜': 3 / 8,
  '⅝': 5 / 8,
  '⅞': 7 / 8,
  '⅓': 1 / 3,
  '⅔': 2 / 3,
};
const IN_SIGNS = `(?:\\d+[\\s-]*)?[${Object.keys(SIGNS).join('')}]`;
/** Not '45/65': rulers have halves to 64ths. */
const IN_DIGITS = '(?:\\d+(?:\\s+|\\s*-\\s*))?\\d+\\s?[/⁄]\\s?\\d+(?![\\d.,])';
const IN_GROUPS = "\\d{1,3}(?:[ '’\u00a0\u202f]\\d{3})+(?:[.,]\\d+)?(?![\\d/⁄])";
/** A number as lists write it: '1 620', '63 3/4', '29-1/2', '15¾', '40,5', '1.750'. */
export const NUMBER = [IN_SIGNS, IN_DIGITS, IN_GROUPS, '\\d+(?:[.,]\\d+)*'].join('|');

const RULED = new Set([2, 3, 4, 8, 16, 32, 64]);

/** Whether a number is written as '3/4' or '¾'. */
export const isFraction = (text: string): boolean =>
  /[/⁄]/.test(text) || [...text].some((one) => one in SIGNS);

/**
 * The number that a text can only mean: '4 800', '4.800,50', '4,800.50', '69,5', '15 3/4'. Three digits behind a single
 * sign are thousands or decimals: both are tried. @param fits leaves out a reading that the unit makes absurd.
 * @returns undefined for what is no number, and for two that are as likely
 */
export function numberIn(
  text: string,
  fits: (value: number, decimals: number) => boolean = () => true,
): number | undefined {
  const given = text.replace(/[\s'’]+/g, ' ').trim();
  const readings = isFraction(given) ? fractionsIn(given) : decimalsIn(given);
  const [found, ...others] = readings.filter(([value, decimals]) => fits(value, decimals));
  return others.length > 0 ? undefined : found?.[0];
}

/** A value, and how many decimals it was written with. */
type Reading = readonly [value: number, decimals: number];

function fractionsIn(text: string): Reading[] {
  const [, whole = '0', sign = ''] = /^(\d+)?[ -]*(\D)$/.exec(text) ?? [];
  const part = SIGNS[sign];
  if (part !== undefined) return [[Number(whole) + part, 0]];
  const [, ones = '0', above, below] = /^(?:(\d+)(?: - |[ -]))?(\d+) ?[/⁄] ?(\d+)$/.exec(text) ?? [];
  const isProper = RULED.has(Number(below)) && Number(above) < Number(below);
  return isProper ? [[Number(ones) + Number(above) / Number(below), 0]] : [];
}

function decimalsIn(text: string): Reading[] {
  const tight = text.replace(/(?<=\d) (?=\d{3}(\D|$))/g, '');
  if (!/^-?\d+(?:[.,]\d+)*$/.test(tight)) return [];
  const [whole = '', ...parts] = tight.split(/[.,]/);
  const signs = tight.replace(/[^.,]/g, '');
  const last = parts.at(-1) ?? '';
  const decimals: Reading = [Number(`${[whole, ...parts.slice(0, -1)].join('')}.${last}`), last.length];
  const grouped: Reading = [Number([whole, ...parts].join('')), 0];
  const areGroups = (groups: readonly string[]) =>
    groups.every(({ length }) => length === 3) && (groups.length === 0 || /^-?[1-9]\d{0,2}$/.test(whole));
  if (signs === '') return [grouped];
  // One sign throughout but the last, which then stands before the decimals.
  const areDecimals = areGroups(parts.slice(0, -1)) && !signs.slice(0, -1).includes(signs.at(-1) ?? '');
  const isOneSign = new Set(signs).size === 1;
  // '1 250,500' has its thousands already.
  const canGroup = isOneSign && areGroups(parts) && tight === text;
  return [...(areDecimals ? [decimals] : []), ...(canGroup ? [grouped] : [])];
}
