import { soft, tokensIn } from './tokens';

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
export function splitNote(given: string): { main: string; note: string } | undefined {
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
