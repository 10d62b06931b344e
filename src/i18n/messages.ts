import { DEFAULT_LOCALE_CODE, type LocaleCode } from './locales';
import { messages as en } from './en/messages';
import { messages as fr } from './fr/messages';

export const MESSAGES: Record<LocaleCode, Record<string, string>> = { en, fr };

/** Older code may load pages of a language added later (product specification, section 8). */
export function messagesOf(locale: LocaleCode): Record<string, string> {
  const messages: Record<string, string> | undefined = MESSAGES[locale];
  if (messages) return messages;
  console.error('Failed locale loading', locale);
  return MESSAGES[DEFAULT_LOCALE_CODE];
}

/** The server has all words; in the browser, messages.browser.ts adds those that come late. */
export const addMessages = (_words: Record<LocaleCode, Readonly<Record<string, string>>>): void => undefined;
