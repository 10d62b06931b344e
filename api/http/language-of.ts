import type { FastifyRequest } from 'fastify';
import { DEFAULT_LOCALE_CODE, LOCALE_CODES, type LocaleCode } from '../../src/contract/locale-codes';

/** `lang` of the query, else `X-localization` (forms), else the default. */
export function languageOf({ query, headers }: FastifyRequest): LocaleCode {
  // Fastify sets no query for a path that cannot be decoded.
  const asked = [(query as { lang?: unknown } | null)?.lang, headers['x-localization']];
  return asked.map(asLocale).find(Boolean) ?? DEFAULT_LOCALE_CODE;
}

const asLocale = (value: unknown) => LOCALE_CODES.find((code) => code === value);
