import { Type } from '@sinclair/typebox';
import { oneOf } from './one-of';
import { DEFAULT_LOCALE_CODE, LOCALE_CODES, type LocaleCode } from './locale-codes';

export const LocaleSchema = oneOf(LOCALE_CODES, 'A language of the gallery');

export const LangQuery = Type.Object({
  lang: Type.Optional(Type.Unsafe<LocaleCode>({ ...LocaleSchema, default: DEFAULT_LOCALE_CODE })),
});

const NullableSlug = Type.Union([Type.String({ minLength: 1 }), Type.Null()]);

/** Null where there is no translation. */
export const Slugs = Type.Object(
  Object.fromEntries(LOCALE_CODES.map((code) => [code, NullableSlug])) as Record<
    LocaleCode,
    typeof NullableSlug
  >,
);
