import type { FastifyError, FastifyInstance } from 'fastify';
import { StoreAway } from '../../src/contract/server/store/store';
import { ServerBusy } from '../http/api-error';
import type { Fault, FaultAnswer } from './contract/faults';
import { DeskError } from './desk-error';
import { writeFault } from '../content/writing/write-fault';

/** Seconds. */
const RETRY_AFTER = 5;
/** What whoever looks after the server has to know. */
const LOGGED: readonly Fault[] = ['unexpected', 'diskFull', 'notWritable'];

/** Unexpected errors are logged, not shown. */
export function answerFaults(app: FastifyInstance): void {
  app.setErrorHandler((error: FastifyError, request, reply) => {
    const known = knownError(error);
    if (!(error instanceof DeskError) && LOGGED.includes(known.fault))
      request.log.error({ err: error }, 'request failed');
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

function knownError(given: FastifyError | DeskError | ServerBusy): DeskError {
  // Whatever the desk writes: drafts and notes, people, rooms.
  const error = writeFault(given) as typeof given;
  if (error instanceof DeskError) return error;
  if (error instanceof ServerBusy || error instanceof StoreAway) return new DeskError('busy');
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
