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
const NUMBER = [IN_SIGNS, IN_DIGITS, IN_GROUPS, '\\d+(?:[.,]\\d+)*'].join('|');

const RULED = new Set([2, 3, 4, 8, 16, 32, 64]);

/** Whether a number is written as '3/4' or '¾'. */
const isFraction = (text: string): boolean => /[/⁄]/.test(text) || [...text].some((one) => one in SIGNS);

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

export const SIDES = ['height', 'width', 'depth', 'diameter'] as const;
export type Side = (typeof SIDES)[number];

export type Unit = 'mm' | 'cm' | 'm' | 'in' | 'ft';
const IN_CM: Record<Unit, number> = { mm: 0.1, cm: 1, m: 100, in: 2.54, ft: 30.48 };
export const isMetric = (unit: Unit): boolean => unit !== 'in' && unit !== 'ft';

const UNITS: readonly (readonly [Unit, RegExp])[] = [
  ['mm', /^(mms?|millimet(re|er)s?)$/],
  ['cm', /^(cms?|centimet(re|er)s?)$/],
  ['m', /^(m|met(re|er)s?)$/],
  ['in', /^(in|ins|inch|inches|pouces?|po|''|["″”“])$/],
  ['ft', /^(ft|foot|feet|pieds?|pi|['′’])$/],
];
const unitOf = (word: string): Unit | undefined => UNITS.find(([, pattern]) => pattern.test(word))?.[0];

/** English and French. `d` is a depth beside a width, else it may be a diameter; `l` is a length or a width. */
const NAMES: readonly (readonly [Side | 'd', RegExp])[] = [
  ['diameter', /^(ø|⌀|diam|diametre|diameter|dia)$/],
  ['height', /^(h|ht|haut|hauteur|height|high|tall)$/],
  ['width', /^(w|l|larg|largeur|width|wide|long|longueur|length|lg)$/],
  ['depth', /^(p|pr|prof|profondeur|depth|deep)$/],
  ['d', /^d$/],
];
export interface SideName {
  side: Side | 'd';
  word: string;
}
function nameOf(word: string): SideName | undefined {
  const side = NAMES.find(([, pattern]) => pattern.test(word))?.[0];
  return side && { side, word };
}

/** Without accents and case, each sign at its place; Ø and ½ stay. */
export const soft = (text: string): string =>
  text
    .replace(/[\u0080-\u{10ffff}]/gu, (sign) => (sign.length > 1 ? '??' : sign.normalize('NFD').charAt(0)))
    .toLowerCase();

/** N: a number, U: its unit, S: the name of a side, X: what stands between sides, B: after it something new may begin. */
export type Token =
  | { is: 'N'; text: string; unit?: Unit; cm?: number | undefined }
  | { is: 'U'; unit: Unit }
  | { is: 'S'; name: SideName }
  | { is: 'X' | 'B' };

const FOOT = "(?:['′’](?!['′’])|(?:ft|feet|foot|pieds?|pi)(?![a-z])\\.?)";
const INCH = "(?:''|[\"″”“]|(?:inch(?:es)?|ins?|pouces?|po)(?![a-z])\\.?)";
const TOKEN = new RegExp(
  [
    `(?<feet>\\d+)\\s*${FOOT}[\\s-]*(?<inches>${NUMBER})\\s*${INCH}`,
    '(?<metres>\\d+)\\s*m\\s*(?<more>\\d\\d)(?:\\s*cm(?![a-z])|(?![\\d.,]|\\s*(?:mm|cm|m|in)(?![a-z])))',
    `(?<number>${NUMBER})`,
    "(?<word>[a-zø⌀]+|''|[\"″”“'′’×*])",
    // Not '90–130', '-3' and '.5'; 'H.5' is an abbreviation.
    '(?<stop>[;|=\\n()[\\]&+/]|,(?!\\d)|[–—-](?!\\s*[.,]?\\d))',
    '[:\\s]+|(?<=[a-z])\\.|\\.(?!\\d)',
  ].join('|'),
  'y',
);

/** What a text of dimensions is made of; undefined for one that says anything else. */
export function tokensIn(given: string): Token[] | undefined {
  const text = soft(given);
  const tokens: Token[] = [];
  for (let at = 0; at < text.length; ) {
    TOKEN.lastIndex = at;
    const found = TOKEN.exec(text);
    const next = found && tokensOf(found.groups ?? {});
    if (!next) return undefined;
    tokens.push(...next);
    at += found[0].length;
  }
  return tokens;
}

function tokensOf({
  feet,
  inches,
  metres,
  more,
  number,
  word,
  stop,
}: Record<string, string | undefined>): Token[] | undefined {
  if (feet && inches) {
    const rest = lengthOf(inches, 'in');
    const isRest = rest !== undefined && rest < IN_CM.ft;
    return [{ is: 'N', text: feet, unit: 'ft', cm: isRest ? Number(feet) * IN_CM.ft + rest : undefined }];
  }
  if (metres && more)
    return [{ is: 'N', text: metres, unit: 'm', cm: Number(metres) * IN_CM.m + Number(more) }];
  if (number) return [{ is: 'N', text: number }];
  if (stop) return [{ is: 'B' }];
  return word ? tokensOfWord(word) : [];
}

/** 'cmx' of '45cmx30cm' and 'hxlxp' are several; '45 cm de diamètre' says no more without 'de'. */
function tokensOfWord(word: string): Token[] | undefined {
  if (/^(x|×|\*|by|sur|par)$/.test(word)) return [{ is: 'X' }];
  if (/^(et|and)$/.test(word)) return [{ is: 'B' }];
  if (word === 'de') return [];
  const unit = unitOf(word);
  if (unit) return [{ is: 'U', unit }];
  const name = nameOf(word);
  if (name) return [{ is: 'S', name }];
  const parts = word.split(/(x)/).filter(Boolean);
  const tokens = parts.length > 1 ? parts.map(tokensOfWord) : [undefined];
  return tokens.every((one) => one !== undefined) ? tokens.flat() : undefined;
}

/** cm. What is longer has no thousands: three digits behind a sign are decimals then. */
const LONGEST = 2000;
/** cm: longer is nothing that a gallery has. */
export const MOST_CM = 10_000;

/** cm, not rounded; undefined where it is not certain. A fraction needs a unit, which is that of a ruler. */
export function lengthOf(text: string, unit: Unit | undefined): number | undefined {
  if (isFraction(text) && (unit === undefined || (isMetric(unit) && /^\d+\s?[/⁄]/.test(text))))
    return undefined;
  const inCm = IN_CM[unit ?? 'cm'];
  const isThousands = (value: number) => value >= 1000;
  const value = numberIn(text, (one, decimals) =>
    decimals === 3 ? unit !== 'mm' : !isThousands(one) || one * inCm <= LONGEST || !/[.,]/.test(text),
  );
  return value === undefined || value * inCm > MOST_CM ? undefined : value * inCm;
}

/** Of a heading such as 'H / L / P (cm)'; undefined where it names none. */
export function unitIn(heading: string): Unit | 'several' | undefined {
  // 'in' stands before a unit as well: 'dimensions in cm'.
  const words = soft(heading).replace(/\bin (?=[cm]?m\b|inch|cent|mill|met|feet|ft)/g, '');
  const units = (words.match(/[a-z]+|["″]/g) ?? []).flatMap((word) => unitOf(word) ?? []);
  return new Set(units).size > 1 ? 'several' : units[0];
}

/** Of a heading such as 'H / L / P (cm)'; empty where it does not say, 'unclear' where a 'D' may be either. */
export function orderIn(heading: string, meant?: Side): Side[] | 'unclear' {
  const words =
    soft(heading)
      .replace(/\b[dl]['’]/g, ' ')
      .match(/[a-zø⌀]+/g) ?? [];
  const names = words
    .flatMap((word) => tokensOfWord(word) ?? [])
    .flatMap((one) => (one.is === 'S' ? [one.name] : []));
  return names.length > 1 ? (settledSides(names, meant) ?? 'unclear') : [];
}

/**
 * The second width of 'L x l x H' is a depth.
 * @param meant what the column says of a single 'D'
 * @returns undefined where a 'D' may be a depth or a diameter: 'H 42 D 80'
 */
export function settledSides(names: readonly SideName[], meant?: Side): Side[] | undefined {
  const hasDepth = names.some(({ side }) => side === 'depth');
  const first = names.findIndex(({ side }) => side === 'width');
  const d = hasDepth ? 'diameter' : first >= 0 ? 'depth' : meant;
  const sides = names.map(({ side, word }, at) => {
    if (side === 'd') return d === 'depth' || d === 'diameter' ? d : undefined;
    const isSecond =
      side === 'width' && at > first && !hasDepth && (word === 'l' || word !== names[first]?.word);
    return isSecond ? 'depth' : side;
  });
  return sides.every((side) => side !== undefined) ? sides : undefined;
}
