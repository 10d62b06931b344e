import type { LocaleCode } from './locales';
import type { Namespace } from './message-key';
import { giveWords, hasWords } from './translator';

const COMMON = 'common' satisfies Namespace;

const LOADERS: Record<LocaleCode, () => Promise<{ default: Readonly<Record<string, string>> }>> = {
  en: () => import(/* webpackChunkName: "words-en" */ '../locales/en/common.json'),
  fr: () => import(/* webpackChunkName: "words-fr" */ '../locales/fr/common.json'),
};

/**
 * Of a language other than the page's, in which previews and rooms may show something. Words of a subject come with its code.
 * @throws the download's error, after logging it
 */
export async function loadLanguage(locale: LocaleCode): Promise<void> {
  if (hasWords(locale)) return;
  try {
    giveWords(locale, COMMON, (await LOADERS[locale]()).default);
  } catch (error) {
    console.error('Failed locale loading', locale);
    throw error;
  }
}
