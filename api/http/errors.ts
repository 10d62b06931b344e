import type {
  FastifyError,
  FastifyInstance,
  FastifyReply,
  FastifyRequest,
  FastifySchemaValidationError,
} from 'fastify';
import { isAmbiguous } from '../../src/contract/server/ambiguous-request';
import type { ErrorAnswer } from '../../src/contract/common';
import { StoreAway } from '../../src/contract/server/store/store';
import { ApiError, invalidFields, notFound, ServerBusy } from './api-error';
import { fieldMessage, type FieldFault } from './field-messages';
import { GENERAL_MESSAGES } from './general-messages';
import { inLanguage } from '../../src/contract/in-language';
import { languageOf } from './language-of';
import { LINE_PATTERN, TEXT_PATTERN } from '../../src/contract/text/readable';

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

const RETRY_AFTER = 5;

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
