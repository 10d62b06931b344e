import type { FastifyError, FastifyInstance } from 'fastify';
import { DatabaseBusy } from '../../api/storage/when-free';
import type { FaultAnswer } from '../contract/faults';
import { DeskError } from './desk-error';

/** Seconds. */
const RETRY_AFTER = 5;

/** Unexpected errors are logged, not shown. */
export function answerFaults(app: FastifyInstance): void {
  app.setErrorHandler((error: FastifyError, request, reply) => {
    const known = knownError(error);
    if (known.fault === 'unexpected') request.log.error({ err: error }, 'request failed');
    const {
      fields,
      by,
      model,
      retryAfter = known.fault === 'busy' ? RETRY_AFTER : undefined,
    } = known.details;
    if (retryAfter !== undefined) reply.header('retry-after', retryAfter);
    const answer: FaultAnswer = {
      error: {
        fault: known.fault,
        ...(fields && { fields }),
        ...(by !== undefined && { by }),
        ...(model && { model }),
      },
    };
    return reply.code(known.statusCode).send(answer);
  });
  app.setNotFoundHandler((_, reply) => {
    const answer: FaultAnswer = { error: { fault: 'notFound' } };
    return reply.code(404).send(answer);
  });
}

function knownError(error: FastifyError | DeskError | DatabaseBusy): DeskError {
  if (error instanceof DeskError) return error;
  if (error instanceof DatabaseBusy) return new DeskError('busy');
  // An address that cannot be of anything.
  if (error.validationContext === 'params') return new DeskError('notFound');
  if (error.validation) {
    const fields = error.validation.map(
      ({ instancePath, params }) =>
        instancePath.split('/')[1] ?? String((params as { missingProperty?: unknown }).missingProperty ?? ''),
    );
    return new DeskError('invalid', { fields: [...new Set(fields)].filter(Boolean) });
  }
  if (error.statusCode === 413) return new DeskError('tooLarge');
  return new DeskError((error.statusCode ?? 500) < 500 ? 'invalid' : 'unexpected');
}
