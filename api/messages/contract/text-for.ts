import { fold } from '../../../src/contract/text/fold';
import type { LocaleCode } from '../../../src/contract/locale-codes';

/** The languages whose words are known here. */
const KNOWN = ['en', 'fr'] as const;
type Known = (typeof KNOWN)[number];
const isKnown = (locale: LocaleCode): locale is Known => (KNOWN as readonly string[]).includes(locale);

/** Words that tell a language, folded. */
const WORDS: Record<Known, RegExp> = {
  en: /\b(?:the|of|and|with|without|from|to|about|before|after|between|early|late|mid|century|designed|made|produced|executed|conceived|cast|each|overall|framed|unframed|seat|shade|height|width|depth|open|closed|extended|including|excluding)\b/,
  fr: /\b(?:le|la|les|des|du|et|avec|sans|vers|avant|apres|entre|debut|milieu|fin|annees|siecle|dessine|concu|cree|fabrique|realise|edite|environ|env|chacune?|hors|encadree?|assise|abat-jour|hauteur|largeur|profondeur|ouverte?|fermee?|rallonges?|diverses|mesure)\b/,
};

/** The same in both, each as it is written first; folded. */
const SAME: readonly Record<Known, readonly string[]>[] = [
  {
    en: ['approx.', 'approximately', 'about', 'c.', 'ca', 'ca.', 'circa', '~', '≈', '±'],
    fr: ['env.', 'env', 'environ'],
  },
  { en: ['each'], fr: ['chacun', 'chacune', 'chaque'] },
  { en: ['overall'], fr: ['hors tout', 'hors-tout'] },
  { en: ['with shade'], fr: ['avec abat-jour'] },
  { en: ['without shade'], fr: ['sans abat-jour'] },
  { en: ['unframed', 'without frame'], fr: ['sans cadre'] },
  { en: ['variable dimensions', 'dimensions variable'], fr: ['dimensions variables'] },
];
/** Before a year. */
const BEFORE_A_YEAR: readonly (readonly [RegExp, Record<Known, string>])[] = [
  [/^(?:circa|about|around|vers|env(?:iron)?\.?|ca?\.?)\s*(?=\d)/i, { en: 'circa ', fr: 'vers ' }],
  [/^(?:before|avant)\s+(?=\d)/i, { en: 'before ', fr: 'avant ' }],
  [/^(?:after|apr[eè]s)\s+(?=\d)/i, { en: 'after ', fr: 'après ' }],
];

/**
 * What a text that is meant for both languages says in one of them: 'c. 1955' is 'vers 1955' in French. A text without
 * words of a language stands in both. @returns undefined where it is in the other language, and no translation is certain
 */
export function textFor(locale: LocaleCode, text: string): string | undefined {
  if (!isKnown(locale)) return text;
  const same = SAME.find((one) => KNOWN.some((code) => one[code].includes(fold(text))));
  if (same) return same[locale].includes(fold(text)) || isAbbreviation(text) ? text : same[locale][0];
  const [year, words] = BEFORE_A_YEAR.find(([pattern]) => pattern.test(text)) ?? [];
  const rest = year ? text.replace(year, '') : '';
  if (year && words && languageOf(rest) === undefined) return `${words[locale]}${rest}`;
  const time = timeIn(text);
  const language = languageOf(text);
  if (time) return time.language === locale ? text : PRINTED[locale](time);
  return language === undefined || language === locale ? text : undefined;
}

/** Both languages write it. */
const isAbbreviation = (text: string): boolean => fold(text) === 'approx.';

/** That whose words a text has; undefined of neither, or of both. */
function languageOf(text: string): Known | undefined {
  const plain = fold(text);
  const [language, ...others] = KNOWN.filter((code) => WORDS[code].test(plain));
  return others.length > 0 ? undefined : language;
}

interface Time {
  language: Known;
  part: 0 | 1 | 2 | undefined;
  decade: string | undefined;
  century: number;
}
const PARTS: Record<Known, readonly string[]> = {
  en: ['early', 'mid', 'late'],
  fr: ['debut', 'milieu', 'fin'],
};
const TIMES: Record<Known, RegExp> = {
  en: /^(?:the )?(?:(early|mid|late)(?: the |[ -]))?(?:(\d{3}0)['’]?s|(\d{1,2})(?:st|nd|rd|th)[ -]century)$/,
  fr: /^(?:les )?(?:(debut|milieu|fin)(?: des| du)? )?(?:annees (\d{3}0)|([ivx]+|\d{1,2})(?:e|eme|er) s(?:iecle|\.))$/,
};
const ROMAN = 'i ii iii iv v vi vii viii ix x xi xii xiii xiv xv xvi xvii xviii xix xx xxi'.split(' ');

/** A decade or a century, or a part of one. */
function timeIn(text: string): Time | undefined {
  for (const language of KNOWN) {
    const [whole, part = '', decade, century = ''] = TIMES[language].exec(fold(text)) ?? [];
    const number = Number(century) || ROMAN.indexOf(century) + 1;
    const at = PARTS[language].indexOf(part);
    if (whole !== undefined && (decade !== undefined || ROMAN[number - 1] !== undefined))
      return { language, part: at < 0 ? undefined : (at as Time['part']), decade, century: number };
  }
  return undefined;
}

const ENDINGS = ['th', 'st', 'nd', 'rd'];
const PRINTED: Record<Known, (time: Time) => string> = {
  en: ({ part, decade, century }) => {
    const ending = (century < 11 || century > 13) && ENDINGS[century % 10];
    const begin = part === undefined ? '' : ['early ', 'mid-', 'late '][part];
    return `${begin}${decade ? `${decade}s` : `${century}${ending || 'th'} century`}`;
  },
  fr: ({ part, decade, century }) => {
    const begin = part === undefined ? '' : `${['début', 'milieu', 'fin'][part]} ${decade ? 'des' : 'du'} `;
    return (
      begin +
      (decade
        ? `années ${decade}`
        : `${ROMAN[century - 1]?.toUpperCase()}${century === 1 ? 'er' : 'e'} siècle`)
    );
  },
};
