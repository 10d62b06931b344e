import type { FastifyRequest } from 'fastify';
import { FORM_OUTCOME_NAMES, FORM_OUTCOMES, type FormOutcome } from '../../src/contract/forms/form-outcomes';
import type { FormAnswer } from '../../src/contract/forms/forms';
import { inLanguage } from '../../src/contract/in-language';
import { DEFAULT_LOCALE_CODE, LOCALE_CODES, type LocaleCode } from '../../src/contract/locale-codes';
import { GENERAL_MESSAGES, type GeneralMessage } from './general-messages';

const SAID: Record<FormOutcome, readonly GeneralMessage[]> = FORM_OUTCOMES;

/** @throws Error for sentences that are no outcome of the contract, of which the site would have no page */
export function formAnswer(
  request: FastifyRequest,
  message: GeneralMessage,
  ...next: GeneralMessage[]
): FormAnswer {
  const words = inLanguage(GENERAL_MESSAGES, languageOf(request));
  const sentences = next.map((key) => words[key]).join(' ');
  return {
    data: {
      message: words[message],
      ...(sentences && { next: sentences }),
      outcome: outcomeOf([message, ...next]),
    },
  };
}

function outcomeOf(said: readonly GeneralMessage[]): FormOutcome {
  const found = FORM_OUTCOME_NAMES.find((name) => SAID[name].join() === said.join());
  if (!found) throw new Error(`No outcome of the contract says ${said.join(', ')}.`);
  return found;
}

/** `lang` of the query, else `X-localization` (forms), else the default. */
export function languageOf({ query, headers }: FastifyRequest): LocaleCode {
  // Fastify sets no query for a path that cannot be decoded.
  const asked = [(query as { lang?: unknown } | null)?.lang, headers['x-localization']];
  return asked.map(asLocale).find(Boolean) ?? DEFAULT_LOCALE_CODE;
}

const asLocale = (value: unknown) => LOCALE_CODES.find((code) => code === value);
