import { fold } from '../../../src/contract/text/fold';
import { LOCALE_CODES, type LocaleCode } from '../../../src/contract/locale-codes';
import { DESK_LANGUAGES, languageName } from '../../desk/contract/languages';
import {
  LIST_COLUMNS,
  LIST_FIELDS,
  listColumnOf,
  type ListColumn,
  type ListField,
} from '../../../src/contract/collections/import-columns';
import { columnLabel } from '../../../src/contract/collections/labels';

/** What a heading means without a language; `language` where the word itself tells it. */
interface Meaning {
  column: ListColumn;
  language: LocaleCode | undefined;
}

const SHORT: Partial<Record<LocaleCode, readonly string[]>> = {
  en: ['eng', 'gb', 'uk', 'anglaise'],
  fr: ['fra', 'francaise'],
};
/** Each by its code and by its name, in itself and as the desk says it. */
const LANGUAGES = LOCALE_CODES.map((code): readonly [LocaleCode, readonly string[]] => [
  code,
  [code, ...[code, ...DESK_LANGUAGES].map((one) => fold(languageName(code, one))), ...(SHORT[code] ?? [])],
]);
/** Units, currencies, and what stands between words. */
const FILLERS =
  /^(cm|mm|in|inches|inch|pouces|eur|euro|euros|usd|gbp|chf|ttc|ht|the|of|de|du|des|d|la|le|les|l|a|en|for|et|and)$/;
const SIDES = /^(h|l|w|p|d|x|ø|o|diam|haut|larg|prof)$/;
/** Of a person: 'nom du designer', 'artist name'. */
const NAME = /^(nom|noms|name|names)$/;
/** May only count the rows, where another column has the gallery's own numbers. */
const MAY_COUNT = new Set(['no', 'nr', 'n', 'numero', 'number', 'code', 'lot']);

/** 'HxLxP' is five. */
const wordsOf = (heading: string): string[] =>
  (fold(plain(heading)).match(/[a-z]+/g) ?? []).flatMap((word) =>
    /^[hlwpd](x[hlwpd])+$/.test(word) ? word.split('') : [word],
  );

/** 'Designer(s)', 'N° d’inventaire' and 'Ø' as words. */
const plain = (heading: string): string =>
  heading
    .replace(/(?<=\p{L})\((s|x|e|es|trice)\)/gu, '')
    .replace(/[Øø⌀]/g, 'diam')
    .replace(/[n№#]\s*(?:[°º]|o\b)/gi, 'no ');

type NamedMeaning = readonly [words: string, meaning: Meaning];

const importMeanings: readonly NamedMeaning[] = LIST_COLUMNS.flatMap(({ name, headings }) =>
  [...LOCALE_CODES, 'any' as const].flatMap((language) =>
    (headings[language] ?? []).map(
      (words): NamedMeaning => [words, { column: name, language: language === 'any' ? undefined : language }],
    ),
  ),
);

/** A label that all languages share tells none. */
const labelMeanings: readonly NamedMeaning[] = LIST_COLUMNS.flatMap(({ name }) => {
  const labels = LOCALE_CODES.map((code) => wordsOf(columnLabel('works', name, code)).join(' '));
  const isShared = new Set(labels).size === 1;
  return LOCALE_CODES.map(
    (code, at): NamedMeaning => [labels[at] ?? '', { column: name, language: isShared ? undefined : code }],
  );
});

const MEANINGS: ReadonlyMap<string, Meaning> = new Map([...importMeanings, ...labelMeanings]);

/** Which field each heading means; null where it says none. Each field is given once: to what names it best, then to the first. */
export function guessColumns(headings: readonly string[]): (ListField | null)[] {
  const read = headings.map(readHeading);
  const mine = languageOf(read.map((one) => one?.language));
  const fields = read.map((meaning) => meaning && fieldOf(meaning, mine));
  const mayCount = headings.map((heading) => MAY_COUNT.has(wordsOf(heading).join(' ')));
  const owners = new Map<ListField, number>();
  for (const isLast of [false, true])
    for (const [at, field] of fields.entries())
      if (field && mayCount[at] === isLast && !owners.has(field)) owners.set(field, at);
  return fields.map((field, at) => (field && owners.get(field) === at ? field : null));
}

/** That of most words that have one. */
function languageOf(languages: readonly (LocaleCode | undefined)[]): LocaleCode {
  const count = (code: LocaleCode) => languages.filter((one) => one === code).length;
  return count('fr') > count('en') ? 'fr' : 'en';
}

function fieldOf({ column, language }: Meaning, mine: LocaleCode): ListField | undefined {
  // A year is one in both languages.
  const isEach = listColumnOf(column).isText && !(column === 'date' && language === undefined);
  const name = isEach ? `${column}.${language ?? mine}` : column;
  return LIST_FIELDS.find((field) => field === name);
}

function readHeading(heading: string): Meaning | undefined {
  const words = wordsOf(heading);
  const sides = words.filter((word) => word !== 'x' && SIDES.test(word));
  if (sides.length > 1 && isOfSides(words)) return { column: 'dimensions', language: undefined };
  const whole = MEANINGS.get(words.join(' '));
  if (whole) return whole;
  const named = languageIn(words);
  const meaning =
    meaningOf(named ? words.filter((_, at) => at !== named.at) : words) ?? commonMeaning(heading);
  return meaning && { column: meaning.column, language: named?.language ?? meaning.language };
}

const isOfSides = (words: readonly string[]): boolean =>
  words.every((word) => SIDES.test(word) || FILLERS.test(word) || /^(dimensions?|dims?)$/.test(word));

/** 'title, English', 'titre (fr)', 'French title'; 'en' is a word of its own in French, so that it counts at the end alone. */
function languageIn(words: readonly string[]): { language: LocaleCode; at: number } | undefined {
  const last = words.length - 1;
  for (const at of last > 0 ? [last, 0] : []) {
    const word = words[at] ?? '';
    const found = LANGUAGES.find(([, names]) => names.includes(word) && !(at === 0 && word === 'en'));
    if (found) return { language: found[0], at };
  }
  return undefined;
}

/** 'Artist/Maker', 'Technique & matériaux': of parts that mean the same. */
function commonMeaning(heading: string): Meaning | undefined {
  const parts = heading.split(/[/&+,]|\s(?:et|and|ou|or)\s/i);
  const meanings = parts.length > 1 ? parts.map((part) => meaningOf(wordsOf(part))) : [];
  const [first] = meanings;
  const isOne = first && meanings.every((one) => one?.column === first.column);
  return isOne ? (meanings.find((one) => one?.language !== undefined) ?? first) : undefined;
}

/** As it stands, then without what says nothing. */
function meaningOf(words: readonly string[]): Meaning | undefined {
  const whole = MEANINGS.get(words.join(' '));
  if (whole) return whole;
  const bare = words.filter((word) => !FILLERS.test(word));
  // In 'L (cm)' the letter is the side, which is an article elsewhere.
  const found = MEANINGS.get(bare.length > 0 ? bare.join(' ') : (words[0] ?? ''));
  const person = MEANINGS.get(bare.filter((word) => !NAME.test(word)).join(' '));
  return found ?? (person?.column === 'creators' ? person : undefined);
}
