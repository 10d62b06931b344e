import { DEFAULT_LOCALE_CODE, LOCALE_CODES, type LocaleCode } from '../../../src/contract/locale-codes';
import type { Localised } from '../../catalogue-files/texts';
import type { View } from './view';

/** In the language of the view; in the default one where the gallery does not write that language yet. */
export function textIn<T>({ lang }: View, text: Localised<T>): T {
  return (text[lang] ?? text[DEFAULT_LOCALE_CODE])!;
}

export function slugsOf(slug: Localised<string>): Record<LocaleCode, string | null> {
  const entries = LOCALE_CODES.map((code) => [code, slug[code] ?? null]);
  return Object.fromEntries(entries) as Record<LocaleCode, string | null>;
}

/** Undefined where there are none, so that most answers stay as they are. */
export function formerSlugsIn({ lang }: View, former: Localised<string[]> | undefined): string[] | undefined {
  const slugs = former?.[lang] ?? [];
  return slugs.length > 0 ? slugs : undefined;
}

export function localisedFields(
  view: View,
  { id, slug, updated_at }: { id: string; slug: Localised<string>; updated_at: string },
) {
  return { id, slug: textIn(view, slug), slugs: slugsOf(slug), updated_at };
}
