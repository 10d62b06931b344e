import { createContext, useContext, type ReactNode } from 'react';
import { I18nProvider } from 'react-aria-components';
import type { LocaleCode } from '../../src/contract/locale-codes';
import { languageName, type DeskLanguage } from '../../api/desk/contract/languages';
import type { WordKey, Words } from '../words/en';
import { clock, HOURS } from './lists/short-time';

type Stem<Key> = Key extends `${infer Name}_other` ? Name : never;
/** A key, or the stem of a plural, whose ending `count` decides. */
export type Saying = WordKey | Stem<WordKey>;
type Values = Readonly<Record<string, string | number>>;

/** `{name}` is replaced by a value, `{language}` by what the language of this code is called. */
export type Say = (saying: Saying, values?: Values) => string;

export interface Language {
  locale: DeskLanguage;
  say: Say;
  /** Within a sentence: `15:52`, `15 h 52` of today, else `16 November`, else with the year. */
  time(iso: string): string;
  /** The same after a verb: `at 15:52`, `on 16 November`; `à 15 h 52`, `le 16 novembre`. */
  at(iso: string): string;
  /** The same after 'since': `15:52`, `16 November`; `15 h 52`, `le 16 novembre`. */
  since(iso: string): string;
  /** `16 November` */
  date(iso: string): string;
  /** `1 December, 9:00`, `1er décembre, 9 h`: when something is to happen. */
  due(iso: string): string;
  /** `16 November 2026 15:52`, `16 novembre 2026 15 h 52`, to be kept: day and hour in any case. */
  moment(iso: string): string;
  /** `Anna, Bea and Carl`; empty of none. */
  names(all: readonly string[]): string;
}

/** Loaded on demand. */
const WORDS: Record<DeskLanguage, () => Promise<Words>> = {
  en: () => import('../words/en').then(({ EN }) => EN),
  fr: () => import('../words/fr').then(({ FR }) => FR),
};
const TAGS: Record<DeskLanguage, string> = { en: 'en-GB', fr: 'fr-FR' };

export async function loadLanguage(locale: DeskLanguage): Promise<Language> {
  return languageOf(locale, await WORDS[locale]());
}

function languageOf(locale: DeskLanguage, words: Words): Language {
  const tag = TAGS[locale];
  const plural = new Intl.PluralRules(tag);
  const number = new Intl.NumberFormat(tag);
  const say: Say = (saying, values = {}) => {
    const text =
      saying in words
        ? words[saying as WordKey]
        : words[`${saying}_${plural.select(Number(values['count'])) === 'one' ? 'one' : 'other'}` as WordKey];
    return text.replace(/\{(\w+)\}/g, (_, name: string) => {
      const value = values[name] ?? '';
      if (name === 'language') return languageName(value as LocaleCode, locale);
      return typeof value === 'number' ? number.format(value) : value;
    });
  };
  const format = (options: Intl.DateTimeFormatOptions) =>
    new Intl.DateTimeFormat(tag, { ...HOURS, ...options });
  const [day, dayOfYear] = [
    format({ day: 'numeric', month: 'long' }),
    format({ day: 'numeric', month: 'long', year: 'numeric' }),
  ];
  const date = (iso: string): string => {
    const then = new Date(iso);
    const text = (then.getFullYear() === new Date().getFullYear() ? day : dayOfYear).format(then);
    return locale === 'fr' ? text.replace(/^1 /, '1er ') : text;
  };
  const isToday = (iso: string): boolean => dayOfYear.format(new Date(iso)) === dayOfYear.format(new Date());
  const time = (iso: string): string => (isToday(iso) ? clock(new Date(iso), locale) : date(iso));
  const since = (iso: string): string => (isToday(iso) || locale !== 'fr' ? time(iso) : `le ${date(iso)}`);
  const at = (iso: string): string => {
    if (locale === 'fr') return isToday(iso) ? `à ${time(iso)}` : since(iso);
    return `${isToday(iso) ? 'at' : 'on'} ${time(iso)}`;
  };
  const due = (iso: string): string => `${date(iso)}, ${clock(new Date(iso), locale)}`;
  const moment = (iso: string): string => {
    const then = new Date(iso);
    return `${dayOfYear.format(then)} ${clock(then, locale)}`;
  };
  const list = new Intl.ListFormat(tag, { type: 'conjunction' });
  const names = (all: readonly string[]): string => list.format(all);
  return { locale, say, time, at, since, date, due, moment, names };
}

const Spoken = createContext<Language | undefined>(undefined);

export function LanguageProvider({ language, children }: { language: Language; children: ReactNode }) {
  return (
    <I18nProvider locale={TAGS[language.locale]}>
      <Spoken.Provider value={language}>{children}</Spoken.Provider>
    </I18nProvider>
  );
}

export function useLanguage(): Language {
  const language = useContext(Spoken);
  if (!language) throw new Error('No language is spoken here');
  return language;
}

export const useSay = (): Say => useLanguage().say;
