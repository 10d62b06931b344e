import type { FastifyRequest } from 'fastify';
import type { FormAnswer } from '../../src/contract/forms/forms';
import { GENERAL_MESSAGES, type GeneralMessage } from './general-messages';
import { inLanguage } from './in-language';
import { languageOf } from './language-of';

export function formAnswer(
  request: FastifyRequest,
  message: GeneralMessage,
  ...next: GeneralMessage[]
): FormAnswer {
  const words = inLanguage(GENERAL_MESSAGES, languageOf(request));
  const sentences = next.map((key) => words[key]).join(' ');
  return { data: { message: words[message], ...(sentences && { next: sentences }) } };
}
