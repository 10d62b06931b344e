import { LOCALE_CODES, type LocaleCode } from '../../../src/contract/locale-codes';
import type { Finding, Values } from '../contract/item';
import { textsIn } from './texts-in';
import { withoutTags } from '../../../src/contract/text/without-tags';

/** By the place of a text without its language, what each language has there. */
type Pairs = Map<string, Partial<Record<LocaleCode, { path: string; text: string }>>>;

/**
 * Texts that stayed as they were while their numbers changed in the other language: a year or an hour that was
 * corrected in one of the two. Words alone change for reasons of their own.
 */
export function leftInOtherLanguage(published: Values | undefined, values: Values): Finding[] {
  if (!published) return [];
  const before = pairsIn(published);
  return [...pairsIn(values)].flatMap(([place, now]) => {
    const was = before.get(place);
    return LOCALE_CODES.flatMap((locale): Finding[] => {
      const mine = now[locale];
      const others = LOCALE_CODES.filter((code) => code !== locale);
      const isLeft = mine !== undefined && was?.[locale]?.text === mine.text;
      const moved = others.find((code) => isRenumbered(was?.[code]?.text, now[code]?.text));
      if (!isLeft || !moved) return [];
      return [{ path: mine.path, name: 'otherLanguage', text: moved, severity: 'advice', locale }];
    });
  });
}

/** The lines of a list are one text. */
function pairsIn(values: Values): Pairs {
  const pairs: Pairs = new Map();
  for (const { path, locale, text } of textsIn(values)) {
    const names = path.split('.');
    const at = names.lastIndexOf(locale);
    const place = [...names.slice(0, at), '*'].join('.');
    const pair = pairs.get(place) ?? {};
    const own = pair[locale];
    pairs.set(place, {
      ...pair,
      [locale]: {
        path: names.slice(0, at + 1).join('.'),
        text: own ? `${own.text}\n${text}` : text,
      },
    });
  }
  return pairs;
}

const numbersIn = (text: string): string => (withoutTags(text).match(/\d+/g) ?? []).sort().join();

const isRenumbered = (before: string | undefined, now: string | undefined): boolean =>
  before !== undefined && now !== undefined && before !== now && numbersIn(before) !== numbersIn(now);
