import { Type, type Static, type TObject } from '@sinclair/typebox';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { HONEYPOT_FIELD } from '../../src/contract/bounds';
import { FormAnswer } from '../../src/contract/forms';
import { LOCALE_CODES, type LocaleCode } from '../../src/contract/locale-codes';
import { GENERAL_MESSAGES, type GeneralMessage } from '../http/general-messages';
import { inLanguage } from '../http/in-language';
import { languageOf } from '../http/language-of';
import { responses } from '../routes/response-schemas';
import { tidyBody } from './tidy-body';

/** One form of the site. */
export interface FormRoute<T extends TObject> {
  path: string;
  body: T;
  summary: string;
  success: GeneralMessage;
  /** Keeps what was sent; throws an ApiError for what the schema cannot see. */
  keep(body: Static<T>, locale: LocaleCode): Promise<void>;
}

const TYPES = ['application/json', 'application/x-www-form-urlencoded'];

/** Adds a form's call: tidied body, honeypot, rate limit, answer in the visitor's language. */
export function addFormRoute<T extends TObject>(
  app: FastifyInstance,
  { path, body, summary, success, keep }: FormRoute<T>,
): void {
  const booleans = Object.entries(body.properties).flatMap(([name, { type }]) =>
    type === 'boolean' ? name : [],
  );
  const answer = (request: FastifyRequest) => ({
    data: { message: inLanguage(GENERAL_MESSAGES, languageOf(request))[success] },
  });

  const tidy = async (request: FastifyRequest, reply: FastifyReply) => {
    const plainForm =
      request.headers['content-type']?.startsWith('application/x-www-form-urlencoded') ?? false;
    const fields = tidyBody(request.body, booleans, plainForm);
    // A robot that fills everything in is told that all went well.
    if (fields[HONEYPOT_FIELD] !== undefined) return reply.send(answer(request));
    request.body = fields;
  };

  const schema = {
    tags: ['Forms'],
    summary,
    consumes: TYPES,
    headers: Type.Object({ 'x-localization': Type.Optional(LocaleHeader) }),
    body,
    response: responses(FormAnswer, summary, [413, 422, 429, 503]),
  };
  app.post(path, { schema, preValidation: tidy }, async (request) => {
    await keep(request.body as Static<T>, languageOf(request));
    return answer(request);
  });
}

// Any value is accepted: a form must not fail for the language of its messages.
const LocaleHeader = Type.String({ description: `Language of the messages: ${LOCALE_CODES.join(' or ')}` });
