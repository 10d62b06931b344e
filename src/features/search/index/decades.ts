import { fold } from '../../../contract/text/fold';

/** Prefixed, so that no year matches as its beginning. */
export const decadeTerm = (decade: number): string => `decade${decade}`;

/** Of a decade each, folded; French ones are numbers, and name a decade after 'années' alone. */
const NAMES = [
  'twenties|vingt',
  'thirties|trente',
  'forties|quarante',
  'fifties|cinquante',
  'sixties|soixante',
  String.raw`seventies|soixante\Wdix`,
  String.raw`eighties|quatre\Wvingts?`,
  String.raw`nineties|quatre\Wvingt\Wdix`,
];
const FIRST_NAMED = 1920;

/** Folded: '1950s', '50s', "50's", 'fifties', 'annees 50', 'annees 1950', 'annees cinquante'. */
const DECADE = new RegExp(
  [
    // The last names first: 'soixante' begins 'soixante-dix'.
    String.raw`\bannees? (\d{2}|\d{4}|${[...NAMES].reverse().join('|')})\b`,
    String.raw`\b(?:nineteen\W)?((?:twen|thir|for|fif|six|seven|eigh|nine)ties)\b`,
    String.raw`\b(\d{2}|\d{4})\W?s\b`,
  ].join('|'),
  'g',
);

/** 1950 for '50', '1950' and 'fifties'; undefined for what is no decade. */
function decadeOf(said: string): number | undefined {
  const named = NAMES.findIndex((names) => new RegExp(`^(${names})$`).test(said));
  if (named >= 0) return FIRST_NAMED + 10 * named;
  const decade = Number(said.length === 2 ? `19${said}` : said);
  return decade % 10 === 0 && decade >= 1000 ? decade : undefined;
}

/** `typed` as it stands in the folded query. */
export interface FoundDecade {
  decade: number;
  typed: string;
}

export function splitDecades(query: string): { decades: FoundDecade[]; rest: string } {
  const decades: FoundDecade[] = [];
  const rest = fold(query).replace(DECADE, (whole, ...said: (string | undefined)[]) => {
    const decade = decadeOf(said.slice(0, 3).find(Boolean) ?? '');
    if (decade === undefined) return whole;
    decades.push({ decade, typed: whole });
    return ' ';
  });
  return { decades, rest };
}

/** 1950 for '1950', which may be meant for its decade as well; undefined for other words and years. */
export const decadeBegunBy = (term: string): number | undefined =>
  /^\d{4}$/.test(term) ? decadeOf(term) : undefined;
