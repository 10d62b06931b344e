import type { LocaleCode } from './locales';

type Messages = Readonly<Record<string, string>>;

/** The words of each language are a file of their own; chunk names are known to page-weight.test.ts. */
const LOADERS: Record<LocaleCode, () => Promise<{ messages: Messages }>> = {
  en: () => import(/* webpackChunkName: "words-en" */ './en/first-messages'),
  fr: () => import(/* webpackChunkName: "words-fr" */ './fr/first-messages'),
};

const loaded = new Map<LocaleCode, Record<string, string>>();
let late: Partial<Record<LocaleCode, Messages>> = {};

const logFailure = (locale: LocaleCode) => console.error('Failed locale loading', locale);

/**
 * Fetches the words of a language, unless they are there. Nothing may be rendered in it before.
 * @throws Error of the fetch, which is logged (product specification, section 8)
 */
export async function loadMessages(locale: LocaleCode): Promise<void> {
  if (loaded.has(locale)) return;
  try {
    loaded.set(locale, { ...(await LOADERS[locale]()).messages, ...late[locale] });
  } catch (error) {
    logFailure(locale);
    throw error;
  }
}

/** Adds words to those of each language, whether these have come or not. */
export function addMessages(words: Record<LocaleCode, Messages>): void {
  late = words;
  for (const [locale, messages] of loaded) Object.assign(messages, words[locale]);
}

/**
 * Stands in for messages.ts in the browser (src/build/webpack/webpack-config.ts), which needs the words of one language only.
 * @returns the words of a language; where they have not come, which is logged, those of the language that has
 */
export function messagesOf(locale: LocaleCode): Messages {
  const messages = loaded.get(locale);
  if (messages) return messages;
  logFailure(locale);
  return [...loaded.values()][0] ?? {};
}
