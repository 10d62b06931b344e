import i18next, { type i18n } from 'i18next';
import { I18NEXT_OPTIONS } from './i18next-options';
import { DEFAULT_LOCALE_CODE, LOCALE_CODES, type LocaleCode } from './locales';
import type { Namespace, Translate } from './message-key';

type Words = Readonly<Record<string, string>>;

/** What a page's query answers (templates). */
export interface PageWords {
  edges: readonly { node: { ns: string; language: string; data: Words } }[];
}

/** Of each language, the one that says all words outside of components; in a browser, pages are shown with it as well. */
const instances = new Map<LocaleCode, i18n>();
/** Words that have come with code, for instances that are made later. */
const added = new Map<Namespace, Readonly<Record<LocaleCode, Words>>>();

function give(instance: i18n, locale: LocaleCode, namespace: string, words: Words): void {
  // An array since `instanceFor` or `makeInstance` has made it one.
  const others = instance.options.fallbackNS as string[];
  if (!others.includes(namespace)) others.push(namespace);
  // Not deep, which would write into the words that are given.
  instance.addResourceBundle(locale, namespace, words, false, true);
}

function giveAdded(instance: i18n, locale: LocaleCode): i18n {
  instance.options.fallbackNS = [...(instance.options.fallbackNS as readonly string[])];
  for (const [namespace, words] of added) give(instance, locale, namespace, words[locale]);
  return instance;
}

function makeInstance(locale: LocaleCode): i18n {
  const made = i18next.createInstance();
  // Done at once, since nothing is to be fetched.
  void made.init({ ...I18NEXT_OPTIONS, lng: locale, fallbackLng: false, fallbackNS: [], resources: {} });
  instances.set(locale, giveAdded(made, locale));
  return made;
}

/** Words that come with the code that says them, for what is on the screen and for what comes. */
export function addWords(namespace: Namespace, words: Readonly<Record<LocaleCode, Words>>): void {
  added.set(namespace, words);
  for (const [locale, instance] of instances) give(instance, locale, namespace, words[locale]);
}

/** For one language alone. */
export const giveWords = (locale: LocaleCode, namespace: Namespace, words: Words): void =>
  give(instances.get(locale) ?? makeInstance(locale), locale, namespace, words);

/** Whether the words that every page has are there. */
export const hasWords = (locale: LocaleCode): boolean =>
  instances.get(locale)?.hasResourceBundle(locale, I18NEXT_OPTIONS.defaultNS) ?? false;

const logged = new Set<LocaleCode>();

/** Of a language whose words have not come, a log, and the instance of one whose words have. */
export function instanceOf(locale: LocaleCode): i18n {
  if (hasWords(locale)) return instances.get(locale)!;
  if (!logged.has(locale)) console.error('Failed locale loading', locale);
  logged.add(locale);
  const other = LOCALE_CODES.find(hasWords) ?? DEFAULT_LOCALE_CODE;
  return instances.get(other) ?? makeInstance(other);
}

/**
 * The instance to show a page with. gatsby-plugin-react-i18next makes one whenever it wraps a page, also at a change of hash, and
 * a new one renders everything anew. So a browser keeps the first of a language, and gives it the words of the others.
 * @param given the plugin's, with the page's words
 * @param more words that the plugin does not look for
 */
export function instanceFor(given: i18n, locale: LocaleCode, more?: PageWords): i18n {
  const kept = typeof window === 'undefined' ? undefined : instances.get(locale);
  const instance =
    kept ?? giveAdded(given.language === locale ? given : given.cloneInstance({ lng: locale }), locale);
  if (typeof window !== 'undefined') instances.set(locale, instance);
  if (kept && kept !== given)
    for (const [namespace, words] of Object.entries(given.getDataByLanguage(locale) ?? {}))
      give(kept, locale, namespace, words as Words);
  for (const { node } of more?.edges ?? [])
    if (node.language === locale) give(instance, locale, node.ns, node.data);
  return instance;
}

const translators = new WeakMap<i18n, Translate>();

/** For all but components. Of a language whose words are missing, it logs 'Failed locale loading' and says another's. */
export function translator(locale: LocaleCode): Translate {
  const instance = instanceOf(locale);
  const made = translators.get(instance) ?? instance.getFixedT(instance.language);
  translators.set(instance, made);
  return made;
}
