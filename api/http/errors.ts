import swagger from '@fastify/swagger';
import swaggerUi from '@fastify/swagger-ui';
import type {
  FastifyError,
  FastifyInstance,
  FastifyReply,
  FastifyRequest,
  FastifySchemaValidationError,
} from 'fastify';
import type { ErrorAnswer } from '../../src/contract/common';
import { inLanguage } from '../../src/contract/in-language';
import { COLLECTIONS } from '../../src/contract/kinds/kinds';
import { isAmbiguous } from '../../src/contract/server/ambiguous-request';
import { StoreAway } from '../../src/contract/server/store/store';
import { LINE_PATTERN, TEXT_PATTERN } from '../../src/contract/text/readable';
import { ANSWERS } from '../content/answers/kinds';
import { unwritableReason } from '../storage/unwritable';
import { ApiError, invalidFields, notFound, ServerBusy } from './api-error';
import { type FieldFault, fieldMessage } from './field-messages';
import { languageOf } from './form-answer';
import { GENERAL_MESSAGES } from './general-messages';

/** One fault for each field; invisible characters take precedence. */
function faultsOf(errors: FastifySchemaValidationError[]): Record<string, FieldFault> {
  const faults: Record<string, FieldFault> = {};
  for (const error of errors) {
    const missing = error.params['missingProperty'];
    const field = typeof missing === 'string' ? missing : (error.instancePath.split('/')[1] ?? '');
    const fault = faultOf(error);
    if (fault.kind === 'characters') faults[field] = fault;
    faults[field] ??= fault;
  }
  return faults;
}

const UNREADABLE = [LINE_PATTERN, TEXT_PATTERN];

function faultOf({ keyword, params }: FastifySchemaValidationError): FieldFault {
  const limit = Number(params['limit']);
  if (keyword === 'required') return { kind: 'required' };
  if (keyword === 'minLength') return { kind: 'min', value: limit };
  if (keyword === 'maxLength') return { kind: 'max', value: limit };
  if (keyword === 'format' && params['format'] === 'email') return { kind: 'email' };
  if (keyword === 'pattern' && UNREADABLE.includes(String(params['pattern']))) return { kind: 'characters' };
  return { kind: 'invalid' };
}

/** Seconds: until a lock is over, and until somebody may have mended what keeps the database from being written. */
const RETRY_AFTER = 5;
const MENDED_AFTER = 600;

/** Unexpected errors are logged, not shown. */
export function answerErrors(app: FastifyInstance): void {
  app.setErrorHandler((error: FastifyError, request, reply) => {
    const known = knownError(error);
    if (known.statusCode >= 500) request.log.error({ err: error }, 'request failed');
    return sendError(known, request, reply);
  });
  app.setNotFoundHandler(answerNotFound);
}

/** Refuses requests that a proxy may read differently than Node (request smuggling). */
export function refuseAmbiguous(app: FastifyInstance): void {
  app.addHook('onRequest', async (request, reply) => {
    if (!isAmbiguous(request.raw.rawHeaders)) return undefined;
    return sendError(new ApiError(400, 'unreadable'), request, reply.header('connection', 'close'));
  });
}

export function answerNotFound(request: FastifyRequest, reply: FastifyReply) {
  return sendError(notFound(), request, reply);
}

function knownError(error: FastifyError | ApiError | ServerBusy): ApiError {
  if (error instanceof ApiError) return error;
  if (error instanceof ServerBusy || error instanceof StoreAway) return new ApiError(503, 'busy');
  if (unwritableReason(error)) return new ApiError(503, 'unwritable', {}, MENDED_AFTER);
  if (error.validation) return invalidFields(faultsOf(error.validation));
  const { statusCode = 500 } = error;
  if (statusCode === 413) return new ApiError(413, 'tooLarge');
  return statusCode < 500 ? new ApiError(statusCode, 'unreadable') : new ApiError(500, 'unexpected');
}

function sendError(
  { statusCode, key, faults, retryAfterSeconds }: ApiError,
  request: FastifyRequest,
  reply: FastifyReply,
) {
  const lang = languageOf(request);
  const errors = Object.fromEntries(
    Object.entries(faults).map(([field, fault]) => [field, fieldMessage(field, fault, lang)]),
  );
  const body: ErrorAnswer = {
    error: {
      message: inLanguage(GENERAL_MESSAGES, lang)[key],
      ...(Object.keys(errors).length > 0 && { errors }),
    },
  };
  const wait = retryAfterSeconds ?? (statusCode === 503 ? RETRY_AFTER : undefined);
  if (wait !== undefined) reply.header('retry-after', wait);
  if (statusCode >= 429) reply.header('cache-control', 'no-store');
  return reply.code(statusCode).type('application/json; charset=utf-8').serializer(JSON.stringify).send(body);
}

// Swagger UI sets styles on its elements.
const DOCS_POLICY =
  "default-src 'self'; img-src 'self' data:; style-src 'self' 'unsafe-inline'; object-src 'none'";

export async function documentApi(app: FastifyInstance): Promise<void> {
  await app.register(swagger, {
    openapi: {
      openapi: '3.1.0',
      info: {
        title: 'meubles et lumières, gallery API',
        version: '1.0.0',
        description:
          `The ${COLLECTIONS.join(', ')} and pages of the gallery in English and French, its pictures, ` +
          'and the forms of its site. Answers are `{ "data": … }`, errors `{ "error": { "message", "errors"? } }`.',
      },
      tags: [
        ...COLLECTIONS.map((name) => ({
          name: ANSWERS[name].docs.tag,
          description: ANSWERS[name].docs.about,
        })),
        { name: 'Gallery', description: 'The gallery itself and its pages' },
        { name: 'Preview', description: 'Drafts behind a token' },
        { name: 'Rooms', description: 'What the gallery shows to one client, behind a token' },
        { name: 'Forms', description: 'Newsletter, contact and wishes' },
        { name: 'Media', description: 'Pictures and downloads' },
        { name: 'Health', description: 'For those who watch over the API' },
      ],
    },
  });
  await app.register(swaggerUi, {
    routePrefix: '/api/docs',
    staticCSP: DOCS_POLICY,
    theme: { title: 'Gallery API' },
    uiConfig: { validatorUrl: null, layout: 'BaseLayout' },
  });
  app.get('/api/openapi.json', { schema: { hide: true } }, () => app.swagger());
}
