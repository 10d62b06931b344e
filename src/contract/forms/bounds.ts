import { LOCALE_CODES, type LocaleCode } from '../locale-codes';

/** Contract, 'Bounds'; lengths in characters. No TypeBox: browsers load this file. */
export const BOUNDS = {
  name: { min: 2, max: 120 },
  email: { max: 254 },
  /** What is in between: src/contract/forms/phone.ts. */
  phone: { min: 6, max: 60, digits: 6 },
  message: { min: 10, max: 4000 },
  wish: { min: 3, max: 500 },
  slug: { max: 200 },
  /** Also the limit of a visitor's selection. */
  works: { max: 50 },
} as const;

export const PER_PAGE = { min: 1, max: 200, default: 100 } as const;

/**
 * For robots. A form in which it is filled is kept as ever, and marked as suspected: some password managers fill fields that nobody
 * sees. None knows this name.
 */
export const HONEYPOT_FIELD = 'remarks';

/** Forms without scripts cannot send a language header; the site's host removes this field again. */
export const LOCALE_FIELD = 'locale';

export const DEFAULT_TYPE_SLUG = 'all';
const TRANSLATED: Partial<Record<LocaleCode, string>> = { fr: 'tous' };

export const ALL_TYPES_SLUGS = Object.fromEntries(
  LOCALE_CODES.map((code) => [code, TRANSLATED[code] ?? DEFAULT_TYPE_SLUG]),
) as Record<LocaleCode, string>;
