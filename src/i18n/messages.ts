import { DEFAULT_LOCALE_CODE, type LocaleCode } from './locales';
import { messages as en } from './en/messages';
import { messages as fr } from './fr/messages';

/** The words of the site in each language. */
export const MESSAGES: Record<LocaleCode, Record<string, string>> = { en, fr };

/**
 * The words of a language. Code from before a language was added may be asked for it by pages built later: that is
 * logged, and the visitor reads the default language (product specification, section 8).
 */
export function messagesOf(locale: LocaleCode): Record<string, string> {
  const messages: Record<string, string> | undefined = MESSAGES[locale];
  if (messages) return messages;
  console.error('Failed locale loading', locale);
  return MESSAGES[DEFAULT_LOCALE_CODE];
}
