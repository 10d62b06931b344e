import {
  isMetric,
  lengthOf,
  orderIn,
  settledSides,
  type Side,
  type SideName,
  soft,
  type Token,
  tokensIn,
  type Unit,
  unitIn,
} from './tokens';

export type Sides = Partial<Record<Side, number>>;

interface DimensionsHint {
  /** Of numbers that have no name; height, width, depth without it. */
  order?: readonly Side[] | 'unclear' | undefined;
  /** Of numbers that have none, else centimetres. `several`: of two in a heading no one can tell which. */
  unit?: Unit | 'several' | undefined;
  /** What is tried of a text that may mean several things: what its 'D' is, and that no number is a count. */
  assumed?: 'depth' | 'diameter';
}

/**
 * What a text says for certain of the dimensions of a work: 'H 162 x L 40 x P 40 cm', '63 ¾ in. (162 cm)', '5′ 4″ x 2′',
 * 'H x W: 40 x 30 (each)'. Of what is said twice, the centimetres.
 * @returns sides in cm, to a tenth, and the words that are left over; undefined for what could be meant otherwise
 */
export function dimensionsIn(
  given: string,
  hint: DimensionsHint = {},
): (Sides & { note?: string }) | undefined {
  const split = splitNote(given);
  const sides = split && (split.main === '' ? {} : measuredIn(split.main, hint));
  if (!sides || !split || (split.main === '' && split.note === '')) return undefined;
  return { ...sides, ...(split.note !== '' && { note: split.note }) };
}

/** What a text that {@link dimensionsIn} is not sure of may mean, to be chosen from; empty where nobody could tell. */
export function possibleDimensions(given: string, heading: string): Sides[] {
  const all = (['depth', 'diameter'] as const).flatMap((assumed) => {
    const { note: _, ...sides } =
      dimensionsIn(given, { order: orderIn(heading, assumed), unit: unitIn(heading), assumed }) ?? {};
    return Object.keys(sides).length > 0 ? [sides] : [];
  });
  return [...new Map(all.map((sides) => [JSON.stringify(sides), sides])).values()];
}

/** Of a field or column for one side: '162', '63 3/4"', 'approx. 40 cm'; undefined as above, and for other sides. */
export function measureIn(
  text: string,
  side: Side,
  unit?: DimensionsHint['unit'],
): { value: number; note?: string } | undefined {
  const { note, ...sides } = dimensionsIn(text, { order: [side], unit }) ?? {};
  const [[name, value] = [], ...others] = Object.entries(sides);
  return name === side && value !== undefined && others.length === 0
    ? { value, ...(note && { note }) }
    : undefined;
}

interface Measure {
  number: Extract<Token, { is: 'N' }>;
  unit: Unit | undefined;
  name: SideName | undefined;
  isAfterX: boolean;
}
interface Length {
  unit: Unit;
  cm: number;
  name: SideName | undefined;
  isAfterX: boolean;
}

function measuredIn(text: string, { order = [], unit, assumed }: DimensionsHint): Sides | undefined {
  const tokens = tokensIn(text);
  const { names, rest } = withoutOrder(tokens ?? []);
  const measures = measuresOf(rest);
  const all = inCentimetres(measures, unit);
  const lengths = saidOnce(all);
  if (!measures || !all || isLeftOpen(rest) || mayBeMetres(measures, unit)) return undefined;
  // What is said in both units, or has a place for each number, is no count.
  const isOrdered = names.length > 0 || (order !== 'unclear' && order.length === all.length);
  if (!isOrdered && !assumed && lengths?.length === all.length && mayBeCount(measures, all)) return undefined;
  if (!lengths || lengths.length === 0 || lengths.some(({ cm }) => cm <= 0)) return undefined;
  const meant = order !== 'unclear' && order.length === 1 ? order[0] : assumed;
  const sides = sidesOf(lengths, names, order, meant);
  if (sides?.length !== lengths.length || new Set(sides).size < sides.length) return undefined;
  return Object.fromEntries(
    lengths.map(({ cm, unit: of }, at) => [sides[at], of === 'cm' ? cm : Math.round(cm * 10) / 10]),
  );
}

/** 'H x W x D: 150 x 105 x 48', or behind the numbers: names of all, in order. */
function withoutOrder(tokens: readonly Token[]): { names: SideName[]; rest: readonly Token[] } {
  const first = tokens.findIndex(({ is }) => is === 'N');
  const last = tokens.findLastIndex(({ is }) => is === 'N' || is === 'U') + 1;
  const namesOf = (some: readonly Token[]) => some.flatMap((one) => (one.is === 'S' ? [one.name] : []));
  const [ahead, behind] = [namesOf(tokens.slice(0, first)), namesOf(tokens.slice(last))];
  if (ahead.length > 1) return { names: ahead, rest: tokens.slice(first) };
  return behind.length > 1 ? { names: behind, rest: tokens.slice(0, last) } : { names: [], rest: tokens };
}

/** Between two separators: names before their numbers, or behind them, or a number without. */
const SEGMENT = /^(?:(?:SNU?)+|(?:NU?SU?)+|NU?)$/;

/** Undefined where it is not plain whose a name is. */
function measuresOf(tokens: readonly Token[]): Measure[] | undefined {
  const code = tokens.map(({ is }) => is).join('');
  const found: Measure[] = [];
  let end = 0;
  for (const { 0: segment, index } of code.matchAll(/[NUS]+/g)) {
    const isAfterX = code.slice(end, index).includes('X');
    end = index + segment.length;
    const last = found.at(-1);
    const [alone] = tokens.slice(index, end);
    // '21 5/8 in. (55 cm) diam.', '150 x 105 (cm)'
    if (segment === 'S' && alone?.is === 'S' && last && !last.name) last.name = alone.name;
    else if (segment === 'U' && alone?.is === 'U' && last && !last.unit) last.unit = alone.unit;
    else if (SEGMENT.test(segment))
      for (const part of segment.matchAll(segment.startsWith('S') ? /SNU?/g : /NU?S?U?/g)) {
        const some = tokens.slice(index + part.index, index + part.index + part[0].length);
        const of = <Is extends Token['is']>(is: Is) =>
          some.find((one): one is Extract<Token, { is: Is }> => one.is === is);
        const number = of('N')!;
        found.push({
          number,
          unit: number.unit ?? of('U')?.unit,
          name: of('S')?.name,
          isAfterX: isAfterX && part.index === 0,
        });
      }
    else return undefined;
  }
  return found;
}

/** 'x 50', '30 x - x 20': a side that nobody has measured, and all behind it would have another place. */
const isLeftOpen = (tokens: readonly Token[]): boolean =>
  /^B*X|XB*X/.test(tokens.map(({ is }) => is).join(''));

/** '0,80 x 1,20': lists write metres so, and leave the unit out. */
const mayBeMetres = (measures: readonly Measure[], hint: DimensionsHint['unit']): boolean =>
  hint === undefined &&
  measures.every(({ number, unit }) => !unit && !number.unit && /^\d[.,]\d\d$/.test(number.text));

/** The most of one thing that are told beside a measure of two numbers, and of three: few pieces are lower than 5 cm. */
const MOST_OF_TWO = 12;
const MOST_OF_THREE = 4;

/** '2 x 40 cm', '40 x 30 cm x 2', '40 x 2': so many of them, or a side. */
function mayBeCount(measures: readonly Measure[], lengths: readonly Length[]): boolean {
  const most = measures.length > 2 ? MOST_OF_THREE : MOST_OF_TWO;
  const isFew = ({ number, unit, name }: Measure, to: number): boolean =>
    !unit && !name && !number.unit && /^\d+$/.test(number.text) && Number(number.text) <= to;
  const [first, second] = measures;
  const [last, before] = [measures.at(-1), measures.at(-2)];
  if (!first || !second || !last || !before) return false;
  const isMuchMore = (one: number, other: number): boolean => one >= 3 * other;
  const [one, next] = lengths;
  // '8 x 10 in.' is a photograph, '2 x 3 m' a carpet: what is counted is mostly far larger than its number.
  const isAhead = isFew(first, most) && isMuchMore(next!.cm, one!.cm);
  const isBehind =
    isFew(last, MOST_OF_TWO) &&
    (before.unit !== undefined || (measures.length === 2 && isMuchMore(one!.cm, next!.cm)));
  return isAhead || isBehind;
}

/** A unit is that of the numbers before it as well; behind it, centimetres, millimetres and inches go on. */
function inCentimetres(
  measures: readonly Measure[] | undefined,
  hint: DimensionsHint['unit'],
): Length[] | undefined {
  if (!measures) return undefined;
  const units = measures.map(({ unit }) => unit);
  for (let at = units.length - 2; at >= 0; at--) units[at] ??= units[at + 1];
  const last = units.findLast((unit) => unit !== undefined);
  const lengths = measures.map(({ number, name, isAfterX }, at): Length | undefined => {
    const unit = units[at] ?? last ?? hint;
    if (unit === 'several' || (units[at] === undefined && (last === 'm' || last === 'ft'))) return undefined;
    const cm = number.unit ? number.cm : lengthOf(number.text, unit);
    return cm === undefined ? undefined : { cm, unit: unit ?? 'cm', name, isAfterX };
  });
  return lengths.every((one) => one !== undefined) ? lengths : undefined;
}

/** What is said in inches and in centimetres must be the same; labels round. */
const isSame = (one: Length, other: Length): boolean =>
  isMetric(one.unit) !== isMetric(other.unit) &&
  Math.abs(one.cm - other.cm) <= Math.max(1, 0.03 * one.cm) &&
  (!one.name || !other.name || one.name.side === other.name.side);

/** All of it, then all of it in the other unit; or side by side: '30 cm (11 3/4 in.) x 25 cm (9 7/8 in.)'. */
function saidOnce(lengths: readonly Length[] | undefined): Length[] | undefined {
  if (!lengths || !lengths.some(({ unit }) => isMetric(unit)) || lengths.every(({ unit }) => isMetric(unit)))
    return lengths && once(lengths);
  const half = lengths.length / 2;
  const inHalves = lengths.slice(0, half).map((one, at) => [one, lengths[at + half]] as const);
  const inPairs = lengths.flatMap((one, at) => (at % 2 === 0 ? [[one, lengths[at + 1]] as const] : []));
  for (const pairs of [inHalves, inPairs]) {
    const isTwice = pairs.every(([one, other]) => other && isSame(one, other));
    const seconds = pairs === inHalves ? [lengths[Math.floor(half)]] : pairs.map(([, other]) => other);
    if (isTwice && Number.isInteger(half) && seconds.every((one) => one && !one.isAfterX))
      return once(
        pairs.map(([one, other]) => ({
          ...(isMetric(one.unit) ? one : other!),
          name: one.name ?? other!.name,
          isAfterX: one.isAfterX,
        })),
      );
  }
  // '5′ x 90 cm'
  return lengths.slice(1).every(({ isAfterX }) => isAfterX) ? once(lengths) : undefined;
}

/** Numbers without 'x' between them need their names. */
const once = (lengths: readonly Length[]): Length[] | undefined =>
  lengths.slice(1).every(({ isAfterX }) => isAfterX) || lengths.every(({ name }) => name)
    ? [...lengths]
    : undefined;

const USUAL: readonly Side[] = ['height', 'width', 'depth'];

function sidesOf(
  lengths: readonly Length[],
  listed: readonly SideName[],
  order: readonly Side[] | 'unclear',
  meant: Side | undefined,
): Side[] | undefined {
  const names = lengths.flatMap(({ name }) => name ?? []);
  if (listed.length > 0) return names.length === 0 ? settledSides(listed, meant) : undefined;
  if (names.length === lengths.length) return settledSides(names, meant);
  // '24 x 15 in. diam.': beside a diameter there is a height.
  if (names.length > 0)
    return lengths.length === 2 && names[0]?.side === 'diameter'
      ? lengths.map(({ name }) => (name ? 'diameter' : 'height'))
      : undefined;
  if (order === 'unclear') return undefined;
  const all = order.length > 0 ? order : USUAL;
  // Of three, the first two are height and width; of others it is not plain which one lacks.
  return all.length === lengths.length || all[0] === 'height' ? all.slice(0, lengths.length) : undefined;
}

/** Alone, or at the end. */
const WORDS = [
  'variables?|dimensions? variables?|variable dimensions|various(?: sizes| dimensions)?|(?:dimensions )?diverses',
  'sur mesure|made to measure|each|chacune?|overall|hors[ -]tout|(?:un)?framed|encadree?',
  '(?:with|without|avec|sans|including|excluding|incl\\.|excl\\.) [^\\d]+',
].join('|');
const ALONE = new RegExp(`^(?:${WORDS})$`);
const AT_END = new RegExp(`[\\s,;:–-]+(${WORDS})[\\s.]*$`);
const AT_START = /^(overall|hors[ -]tout|sans cadre|avec cadre|(?:un)?framed)[\s:,]+(?=[a-zø⌀]*\W*\d)/;
/** Says nothing beside its column. */
const HEADING = /^(?:dimensions?|dims?|size|taille|format)\b[.:\s]*(?=.*\d)/;
/** Not behind a number: '70 ± 2' is a range. */
const ABOUT =
  /(?<!\d ?)(?<![a-zø])(?:approx(?:imately|imativement)?|environ|env|circa|ca|about|around|c(?=\.|\s+\d))(?![a-z])\.?|[~≈±]/;

/** Characters: longer is a description. */
const MOST = 300;

const BRACKET = /[([]([^()[\]]*)[)\]][\s.]*$/;
/** A bracket that names a part says of what the number before it is. */
const OF_PART = /^(?:seat|assise|base|socle|pied|shade|abat-jour|top|plateau|dossier|back)\b/;

/**
 * Parts the numbers of a text from words that belong in the note: '(avec rallonges : 240 cm)', 'approx.', 'each'.
 * @returns undefined where the words could say something else of the numbers; `main` may still be none that can be read
 */
function splitNote(given: string): { main: string; note: string } | undefined {
  const about: string[] = [];
  const behind: string[] = [];
  let main = given
    .normalize('NFC')
    .replace(/[ \t\u00a0\u202f]+/g, ' ')
    .trim();
  if (main.length > MOST) return undefined;
  if (!/\d/.test(main))
    return { main: ALONE.test(soft(main)) ? '' : main, note: ALONE.test(soft(main)) ? main : '' };
  const cut = (from: number, to: number): string => {
    const text = main.slice(from, to);
    main = `${main.slice(0, from)} ${main.slice(to)}`.trim();
    return text.trim();
  };
  for (;;) {
    const bracket = BRACKET.exec(soft(main));
    const words = AT_END.exec(soft(main));
    if (bracket && !tokensIn(bracket[1]!)) {
      if (!isNote(bracket[1]!)) return undefined;
      behind.unshift(
        cut(bracket.index, main.length)
          .slice(1)
          .replace(/[)\]][\s.]*$/, '')
          .trim(),
      );
    } else if (words) behind.unshift(cut(words.index, main.length).replace(/^[\s,;:–-]+/, ''));
    else break;
  }
  if (isCounted(soft(main))) return undefined;
  main = main.slice(HEADING.exec(soft(main))?.[0].length ?? 0);
  for (let found; (found = ABOUT.exec(soft(main))); ) {
    const text = cut(found.index, found.index + found[0].length);
    if (!about.includes(text)) about.push(text);
  }
  const start = AT_START.exec(soft(main));
  if (start) about.unshift(cut(0, start[1]!.length).trim());
  return { main, note: [...about, ...behind].join(', ') };
}

/** '110 x 70 (x2)', '110 x 70 x2': how many there are, perhaps. */
const isCounted = (text: string): boolean =>
  [...text.matchAll(/[([]([^()[\]]*)[)\]]/g)].some(
    ([, inner = '']) =>
      /\d/.test(inner) && !tokensIn(inner)?.some((one) => one.is === 'U' || (one.is === 'N' && one.unit)),
  ) ||
  (/[x×] \d/.test(text) && / [x×]\d/.test(text));

/** Numbers with their unit, or words alone. */
const isNote = (inner: string): boolean => {
  const words = soft(inner.trim());
  return /\d/.test(words) ? /\d\s*(?:mm|cm|m|in|inches|["″”])(?![a-z])/.test(words) : !OF_PART.test(words);
};
