import type { WORDS } from '../locales/en';

type English = typeof WORDS;

export type Namespace = keyof English;

/** What the compiler asks of every language: each key of English. */
export type AllWords = { [Name in Namespace]: Record<keyof English[Name], string> };

type KeysOf<Words> = Words extends unknown ? keyof Words : never;

/** With the plural forms of a message, each a key of its own. */
export type MessageKey = KeysOf<English[Namespace]>;

/** Of a message with plural forms, the part that they share. */
export type BaseKey<Key extends string> = Key extends `${infer Base}_${'zero' | 'one' | 'other'}`
  ? Base
  : Key;

/** What `useTranslation` gives a component, and `translator` everybody else. */
export type Translate = (key: BaseKey<MessageKey>, values?: Record<string, string | number>) => string;

declare module 'i18next' {
  interface CustomTypeOptions {
    // To the compiler all words are one namespace: each is looked for in all that a page has.
    defaultNS: 'common';
    resources: { common: Record<MessageKey, string> };
    keySeparator: false;
    nsSeparator: false;
    returnNull: false;
  }
}
