const FRACTIONS: Readonly<Record<string, number>> = {
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
const IN_SIGNS = new RegExp(`^(\\d+)?[\\s-]*([${Object.keys(FRACTIONS).join('')}])$`);
const IN_DIGITS = /^(?:(\d+)[\s-]+)?(\d+)\s*[/⁄]\s*(\d+)$/;
/** Digits of a group of thousands. */
const GROUP = 3;

/**
 * '4 800', '4.800,50', '4,800.50', '69,5', '15 3/4'; undefined for what is no number. What follows a single sign are
 * decimals, also three of them: money is read by contract/amount.
 */
export function numberIn(text: string): number | undefined {
  const given = text.replace(/[\s'’\u00a0\u202f]+/g, ' ').trim();
  const fraction = fractionIn(given);
  if (fraction !== undefined) return fraction;
  const tight = given.replace(/(?<=\d) (?=\d{3}(\D|$))/g, '');
  if (!/^-?\d[\d.,]*$/.test(tight)) return undefined;
  const plain = withoutGroups(tight);
  const value = plain === undefined ? NaN : Number(plain);
  return Number.isFinite(value) ? value : undefined;
}

function fractionIn(text: string): number | undefined {
  const [, whole = '0', sign] = IN_SIGNS.exec(text) ?? [];
  if (sign !== undefined) return Number(whole) + (FRACTIONS[sign] ?? 0);
  const [, ones = '0', above, below] = IN_DIGITS.exec(text) ?? [];
  const part = Number(above) / Number(below);
  return Number.isFinite(part) ? Number(ones) + part : undefined;
}

/** With a point before the decimals alone. */
function withoutGroups(text: string): string | undefined {
  const signs = [...text.matchAll(/[.,]/g)].map(([sign]) => sign);
  const last = signs.at(-1);
  if (last === undefined) return text;
  const isMixed = signs.some((sign) => sign !== last);
  const isDecimal = isMixed ? signs.filter((sign) => sign === last).length === 1 : signs.length === 1;
  const [whole = '', decimals] = isDecimal ? splitAtLast(text, last) : [text];
  const groups = whole.split(/[.,]/);
  if (groups.slice(1).some(({ length }) => length !== GROUP)) return undefined;
  return groups.join('') + (decimals === undefined ? '' : `.${decimals}`);
}

const splitAtLast = (text: string, sign: string): [string, string] => {
  const at = text.lastIndexOf(sign);
  return [text.slice(0, at), text.slice(at + 1)];
};
