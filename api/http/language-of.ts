import type { FastifyRequest } from 'fastify';
import { DEFAULT_LOCALE_CODE, LOCALE_CODES, type LocaleCode } from '../../src/contract/locale-codes';

/** The language to speak to a client: `lang` of a call, else `X-localization` of a form, else the default. */
export function languageOf({ query, headers }: FastifyRequest): LocaleCode {
  // A path that cannot be decoded comes without a query.
  const asked = [(query as { lang?: unknown } | null)?.lang, headers['x-localization']];
  return asked.map(asLocale).find(Boolean) ?? DEFAULT_LOCALE_CODE;
}

const asLocale = (value: unknown) => LOCALE_CODES.find((code) => code === value);
