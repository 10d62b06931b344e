import type { LocaleCode } from './locales';

type Messages = Readonly<Record<string, string>>;

/** page-weight.test.ts knows these chunk names. */
const LOADERS: Record<LocaleCode, () => Promise<{ messages: Messages }>> = {
  en: () => import(/* webpackChunkName: "words-en" */ './en/first-messages'),
  fr: () => import(/* webpackChunkName: "words-fr" */ './fr/first-messages'),
};

const loaded = new Map<LocaleCode, Record<string, string>>();
const late: Partial<Record<LocaleCode, Record<string, string>>> = {};

const logFailure = (locale: LocaleCode) => console.error('Failed locale loading', locale);

/** Await it before rendering in that language. Throws the download's error, after logging it. */
export async function loadMessages(locale: LocaleCode): Promise<void> {
  if (loaded.has(locale)) return;
  try {
    loaded.set(locale, { ...(await LOADERS[locale]()).messages, ...late[locale] });
  } catch (error) {
    logFailure(locale);
    throw error;
  }
}

/** Works before and after the language's words are loaded. */
export function addMessages(words: Record<LocaleCode, Messages>): void {
  for (const [locale, messages] of Object.entries(words) as [LocaleCode, Messages][]) {
    late[locale] = { ...late[locale], ...messages };
    Object.assign(loaded.get(locale) ?? {}, messages);
  }
}

/** Replaces messages.ts in the browser. Without the words of `locale` it returns the loaded language's. */
export function messagesOf(locale: LocaleCode): Messages {
  const messages = loaded.get(locale);
  if (messages) return messages;
  logFailure(locale);
  return [...loaded.values()][0] ?? {};
}
