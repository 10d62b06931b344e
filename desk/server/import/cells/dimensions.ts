import { numberIn } from './numbers';

const SIDES = ['height', 'width', 'depth', 'diameter'] as const;
type Side = (typeof SIDES)[number];
type Measures = Partial<Record<Side, number>>;

type Unit = 'cm' | 'mm' | 'in' | 'm';
const IN_CM: Record<Unit, number> = { cm: 1, mm: 0.1, in: 2.54, m: 100 };

const UNITS: readonly (readonly [Unit, RegExp])[] = [
  ['mm', /\b(mm|millimetres?|millimeters?)\b/],
  ['cm', /\b(cm|centimetres?|centimeters?)\b/],
  ['in', /\b(in|ins|inch|inches|pouces?)\b|["″”]/],
  ['m', /\b(m|metres?|meters?)\b/],
];
const UNIT_WORDS = new RegExp(`(?:${UNITS.map(([, { source }]) => source).join('|')})\\.?`, 'g');

/** Without accents and case; signs such as Ø and ½ stay. Numbers and words stand apart. */
const soft = (text: string): string =>
  text
    .normalize('NFD')
    .replace(/\p{M}/gu, '')
    .toLowerCase()
    .replace(/(?<=\d)(?=[a-zø⌀])/g, ' ');

const unitsIn = (text: string): Unit[] =>
  UNITS.filter(([, pattern]) => pattern.test(soft(text))).map(([unit]) => unit);
/** Undefined where a text names none. */
export const unitIn = (text: string): Unit | undefined => unitsIn(text)[0];

/** To a tenth of a centimetre, as labels are. */
const toCentimetres = (value: number, unit: Unit): number =>
  unit === 'cm' ? value : Math.round(value * IN_CM[unit] * 10) / 10;

/** English and French. `d` is a depth beside a width, else a diameter; `l` is a length or a width. */
const NAMES: readonly (readonly [Side | 'd', RegExp])[] = [
  ['diameter', /^(ø|⌀|diam|diametre|diameter|dia|dm)$/],
  ['height', /^(h|ht|haut|hauteur|height|high|tall)$/],
  ['width', /^(w|l|larg|largeur|width|wide|long|longueur|length|lg)$/],
  ['depth', /^(p|prof|profondeur|depth|deep)$/],
  ['d', /^d$/],
];
const sideOf = (word: string): Side | 'd' | undefined => NAMES.find(([, pattern]) => pattern.test(word))?.[0];

const SIGNS = '½¼¾⅛⅜⅝⅞⅓⅔';
/** '1 620', '63 3/4', '15¾', '40,5'. */
const NUMBER = new RegExp(
  `\\d{1,3}(?:[ \u00a0\u202f]\\d{3})+(?!\\d)|\\d[\\d.,]*(?:\\s+\\d+\\s*[/⁄]\\s*\\d+|\\s*[/⁄]\\s*\\d+|[\\s-]*[${SIGNS}])?|[${SIGNS}]`,
  'g',
);
/** Between two numbers, beside their names. */
const BETWEEN = /^(x|by|sur|par|et|and|env|ca?)$/;

/** Of a heading such as 'H / L / P (cm)'; empty where it does not say. */
export const orderIn = (heading: string): Side[] => {
  const named = wordsIn(soft(heading).replace(UNIT_WORDS, ' '))
    .map(sideOf)
    .filter((side) => side !== undefined);
  return named.length > 1 ? settled(named) : [];
};

interface DimensionsHint {
  /** Of those that are not named; height, width, depth without it. */
  order?: readonly Side[] | undefined;
  unit?: Unit | undefined;
}

/** 'H 162 x L 40 x P 40 cm', '162 × 40', '63 ¾ in.'; undefined for what cannot be read. */
export function dimensionsIn(given: string, { order = [], unit }: DimensionsHint = {}): Measures | undefined {
  const text = inOneUnit(given);
  if (text === undefined) return undefined;
  const plain = soft(text).replace(UNIT_WORDS, ' ');
  const numbers = [...plain.matchAll(NUMBER)];
  if (numbers.length === 0 || numbers.length > SIDES.length) return undefined;
  const found = numbers.map((match, index) => ({
    value: numberIn(match[0]),
    before: wordsIn(plain.slice(index === 0 ? 0 : endOf(numbers[index - 1]!), match.index)),
    after: wordsIn(plain.slice(endOf(match), numbers[index + 1]?.index)),
  }));
  const sides = namedSides(found) ?? (order.length > 0 ? order : SIDES).slice(0, found.length);
  if (sides.length < found.length || new Set(sides).size < sides.length) return undefined;
  const used = unitIn(text) ?? unit ?? 'cm';
  const measures: Measures = {};
  for (const [index, { value }] of found.entries()) {
    if (value === undefined || value <= 0) return undefined;
    measures[sides[index]!] = toCentimetres(value, used);
  }
  return measures;
}

/** Of a column for one side: '162', '162 cm', '63 3/4"'; undefined for what cannot be read. */
export function measureIn(text: string, unit: Unit | undefined): number | undefined {
  const value = numberIn(soft(text).replace(UNIT_WORDS, ' '));
  return value === undefined || value < 0 ? undefined : toCentimetres(value, unitIn(text) ?? unit ?? 'cm');
}

/** Of what is said twice, '63 3/4 in. (162 cm)', the centimetres. */
function inOneUnit(text: string): string | undefined {
  if (unitsIn(text).length < 2) return text;
  const parts = text.split(/[()[\];|=]/).filter((part) => /\d/.test(part));
  const found = parts.filter((part) => unitsIn(part).join('') === 'cm');
  return found.length === 1 ? found[0] : undefined;
}

interface Found {
  value: number | undefined;
  before: string[];
  after: string[];
}

/** Each has its name before it, or each behind it; undefined where none has one, empty where it is not understood. */
function namedSides(found: readonly Found[]): Side[] | undefined {
  const words = found.flatMap(({ before, after }) => [...before, ...after]);
  if (words.some((word) => sideOf(word) === undefined && !BETWEEN.test(word))) return [];
  for (const place of ['before', 'after'] as const) {
    const sides = found.map((one) => one[place].map(sideOf).find((side) => side !== undefined));
    if (sides.every((side) => side !== undefined)) return settled(sides);
  }
  return words.some((word) => sideOf(word) !== undefined) ? [] : undefined;
}

/** The second width of 'L x l x H' is a depth. */
function settled(sides: readonly (Side | 'd')[]): Side[] {
  const hasDepth = sides.includes('depth');
  const isDepth = sides.includes('width') && !hasDepth;
  const first = sides.indexOf('width');
  return sides.map((side, at) => {
    if (side === 'd') return isDepth ? 'depth' : 'diameter';
    return side === 'width' && at > first && !hasDepth ? 'depth' : side;
  });
}

const endOf = (match: RegExpMatchArray): number => (match.index ?? 0) + match[0].length;
const wordsIn = (text: string): string[] => text.match(/[a-zø⌀]+/g) ?? [];
