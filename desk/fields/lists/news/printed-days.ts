import type { LocaleCode } from '../../../../src/contract/locale-codes';

/** Around two days; languages without words of their own have a dash. */
const BETWEEN: Partial<Record<LocaleCode, readonly [before: string, between: string]>> = {
  en: ['', ' to '],
  fr: ['Du ', ' au '],
};

const dayIn = (day: string, locale: LocaleCode): string => {
  const format = new Intl.DateTimeFormat(locale === 'en' ? 'en-GB' : locale, {
    ...{ day: 'numeric', month: 'long', year: 'numeric', timeZone: 'UTC' },
  });
  const text = format.format(new Date(`${day}T12:00:00Z`));
  return locale === 'fr' ? text.replace(/^1 /, '1er ') : text;
};

/** '3 to 8 March 2027', 'Du 3 au 8 mars 2027', as news writes them. @param last ISO, as `first` */
export function printedDays(first: string, last: string, locale: LocaleCode): string {
  const [from, to] = [dayIn(first, locale), dayIn(last, locale)];
  if (from === to) return from;
  const [words, others] = [from.split(' '), to.split(' ')];
  while (words.length > 1 && words.at(-1) === others.at(-1)) {
    words.pop();
    others.pop();
  }
  const [before, between] = BETWEEN[locale] ?? ['', ' – '];
  return `${before}${words.join(' ')}${between}${to}`;
}
