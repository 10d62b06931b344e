import { LOCALE_CODES, type LocaleCode } from '../locale-codes';

/**
 * Limits of the forms, the same in the browser and in the API (contract, 'Bounds').
 * Lengths are in characters. No TypeBox here: the browser imports this file.
 */
export const BOUNDS = {
  name: { min: 2, max: 120 },
  email: { max: 254 },
  phone: { min: 6, max: 32, pattern: '^[0-9 +().-]*$' },
  message: { min: 10, max: 4000 },
  wish: { min: 3, max: 500 },
  slug: { max: 200 },
  /** Works of a selection, hence of an inquiry about one. */
  works: { max: 50 },
} as const;

/** Page sizes of the lists (contract, 'Rules for every call'). */
export const PER_PAGE = { min: 1, max: 200, default: 100 } as const;

/** The hidden field of both forms: people leave it empty, and a filled one is answered 200 and kept nowhere. */
export const HONEYPOT_FIELD = 'website';

/**
 * The hidden field by which a form without scripts says its language, for it can send no header. The site's host takes
 * it out again; no API reads it.
 */
export const LOCALE_FIELD = 'locale';

export const DEFAULT_TYPE_SLUG = 'all';
const TRANSLATED: Partial<Record<LocaleCode, string>> = { fr: 'tous' };

/** The slugs that stand for every type in `GET /api/works?type`. */
export const ALL_TYPES_SLUGS = Object.fromEntries(
  LOCALE_CODES.map((code) => [code, TRANSLATED[code] ?? DEFAULT_TYPE_SLUG]),
) as Record<LocaleCode, string>;
