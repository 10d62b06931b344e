import { Type } from '@sinclair/typebox';
import { oneOf } from './one-of';
import { DEFAULT_LOCALE_CODE, LOCALE_CODES, type LocaleCode } from './locale-codes';

export const LocaleSchema = oneOf(LOCALE_CODES, 'A language of the gallery');

/** Query of every localised GET call; the language defaults to the contract's. */
export const LangQuery = Type.Object({
  lang: Type.Optional(Type.Unsafe<LocaleCode>({ ...LocaleSchema, default: DEFAULT_LOCALE_CODE })),
});

const NullableSlug = Type.Union([Type.String({ minLength: 1 }), Type.Null()]);

/** An item's slug in each language; null says that no translation exists. */
export const Slugs = Type.Object(
  Object.fromEntries(LOCALE_CODES.map((code) => [code, NullableSlug])) as Record<
    LocaleCode,
    typeof NullableSlug
  >,
);
