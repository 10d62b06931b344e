import { Type, type Static, type TObject } from '@sinclair/typebox';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { FormAnswer } from '../../src/contract/forms/forms';
import { LOCALE_CODES, type LocaleCode } from '../../src/contract/locale-codes';
import { formAnswer } from '../http/form-answer';
import type { GeneralMessage } from '../http/general-messages';
import { languageOf } from '../http/language-of';
import { responses } from '../content/answers/response-schemas';
import type { Queries } from '../database/queries';
import type { GalleryDatabase } from '../database/database';
import { keepPost } from './post-queries';
import { postOf } from './post-of';
import { isRepeated, KeyHeader } from './repeated-post';
import { tidyBody } from './tidy-body';

export interface FormRoute<T extends TObject> {
  path: string;
  body: T;
  summary: string;
  success: GeneralMessage;
  /** In place of the default answer. `isPlain`: sent by a browser without scripts. */
  next?(
    fields: Partial<Static<T>>,
    isPlain: boolean,
  ): Promise<{ success?: GeneralMessage; next: GeneralMessage[] }>;
  /** Returns the work of a database write; throws an ApiError for faults that the schema cannot find. */
  keep(
    body: Static<T>,
    locale: LocaleCode,
    isPlain: boolean,
  ): Promise<(statements: Queries) => Promise<void>>;
  kept?(): void;
}

const PLAIN_TYPE = 'application/x-www-form-urlencoded';

export function addFormRoute<T extends TObject>(
  app: FastifyInstance,
  database: GalleryDatabase,
  { path, body, summary, success, next, keep, kept }: FormRoute<T>,
): void {
  const booleans = Object.entries(body.properties).flatMap(([name, { type }]) =>
    type === 'boolean' ? name : [],
  );
  const answer = async (request: FastifyRequest, fields: object) => {
    const left = await next?.(fields, isPlain(request));
    return formAnswer(request, left?.success ?? success, ...(left?.next ?? []));
  };

  const tidy = async (request: FastifyRequest) => {
    request.body = tidyBody(request.body, booleans, isPlain(request));
  };

  const schema = {
    tags: ['Forms'],
    summary,
    consumes: ['application/json', PLAIN_TYPE],
    headers: Type.Object({
      'x-localization': Type.Optional(LocaleHeader),
      'idempotency-key': Type.Optional(KeyHeader),
    }),
    body,
    response: responses(FormAnswer, summary, [403, 413, 422, 429, 503]),
  };
  app.post(path, { schema, preValidation: tidy }, async (request) => {
    const fields = request.body as Static<T> & { email: string };
    const key = request.headers['idempotency-key'] as string | undefined;
    const post = postOf({ path, body: fields, key, isPlain: isPlain(request) });
    // Before any lookup: the item may have gone since the post was first sent.
    if (post && (await database.read((from) => isRepeated(from, post)))) return answer(request, fields);
    const keepFields = await keep(fields, languageOf(request), isPlain(request));
    await database.write(async (to) => {
      if (post) {
        if (await isRepeated(to, post)) return;
        await keepPost(to, post, Date.now());
      }
      await keepFields(to);
    });
    kept?.();
    return answer(request, fields);
  });
}

const isPlain = ({ headers }: FastifyRequest): boolean =>
  headers['content-type']?.startsWith(PLAIN_TYPE) ?? false;

// Accepts any value: a form must not fail for the language of its messages.
const LocaleHeader = Type.String({ description: `Language of the messages: ${LOCALE_CODES.join(' or ')}` });
