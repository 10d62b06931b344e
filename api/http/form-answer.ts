import type { FastifyRequest } from 'fastify';
import { FORM_OUTCOME_NAMES, FORM_OUTCOMES, type FormOutcome } from '../../src/contract/forms/form-outcomes';
import type { FormAnswer } from '../../src/contract/forms/forms';
import { GENERAL_MESSAGES, type GeneralMessage } from './general-messages';
import { inLanguage } from '../../src/contract/in-language';
import { languageOf } from './language-of';

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
