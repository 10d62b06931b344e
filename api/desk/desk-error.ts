import type { FastifyBaseLogger, FastifyError, FastifyInstance } from 'fastify';
import { StoreAway } from '../../src/contract/server/store/store';
import { ServerBusy } from '../http/api-error';
import type { ModelFault } from '../models/checks/model-fault';
import { unwritableReason } from '../storage/unwritable';
import type { Fault, FaultAnswer } from './contract/faults';

const STATUS: Partial<Record<Fault, number>> = {
  notSignedIn: 401,
  wrongSignIn: 401,
  passkeyFailed: 401,
  foreignOrigin: 403,
  notAllowed: 403,
  confirmFirst: 403,
  notFound: 404,
  linkGone: 410,
  lastOwner: 409,
  lastWayIn: 409,
  knownAddress: 409,
  changedElsewhere: 409,
  draftChanged: 409,
  writtenTogether: 409,
  noPreview: 409,
  diskFull: 507,
  notWritable: 503,
  takenElsewhere: 409,
  movedElsewhere: 409,
  notConfirmed: 409,
  inUse: 409,
  fileInUse: 409,
  notUsed: 409,
  uploadGone: 410,
  roomUnready: 409,
  tooLarge: 413,
  tooManyTries: 429,
  tooManyUploads: 429,
  releaseGone: 409,
  noHost: 503,
  hostSilent: 503,
  hostRefuses: 503,
  backupFailed: 503,
  backupElsewhere: 503,
  cutOff: 503,
  busy: 503,
  noMailServer: 503,
  unexpected: 500,
};
/** Status for a field that cannot be accepted. */
const UNFIT = 422;

export class DeskError extends Error {
  readonly statusCode: number;
  constructor(
    readonly fault: Fault,
    readonly details: { fields?: string[]; retryAfter?: number; by?: string; model?: ModelFault } = {},
  ) {
    super(fault);
    this.name = 'DeskError';
    this.statusCode = STATUS[fault] ?? UNFIT;
  }
}

/** What kept a file or the database from being written, for editors; other errors as they are. */
export function writeFault(error: unknown): unknown {
  const reason = unwritableReason(error);
  return reason ? new DeskError(reason === 'full' ? 'diskFull' : 'notWritable') : error;
}

/** Seconds. */
const RETRY_AFTER = 5;
/** What whoever looks after the server has to know. */
const LOGGED: readonly Fault[] = ['unexpected', 'diskFull', 'notWritable'];

export function answerFaults(app: FastifyInstance): void {
  app.setErrorHandler((error: FastifyError, request, reply) => {
    const { statusCode, headers, answer } = faultAnswer(error, request.log);
    return reply.code(statusCode).headers(headers).send(answer);
  });
  app.setNotFoundHandler((_, reply) => {
    const answer: FaultAnswer = { error: { fault: 'notFound' } };
    return reply.code(404).send(answer);
  });
}

/** How a call of the desk that failed is answered. Unexpected errors are logged, not shown. */
export function faultAnswer(
  error: Error,
  log: Pick<FastifyBaseLogger, 'error'>,
): { statusCode: number; headers: Record<string, string>; answer: FaultAnswer } {
  const { fault, statusCode, details } = knownError(error);
  if (!(error instanceof DeskError) && LOGGED.includes(fault)) log.error({ err: error }, 'request failed');
  const { fields, by, model, retryAfter = fault === 'busy' ? RETRY_AFTER : undefined } = details;
  return {
    statusCode,
    headers: retryAfter === undefined ? {} : { 'retry-after': String(retryAfter) },
    answer: {
      error: { fault, ...(fields && { fields }), ...(by !== undefined && { by }), ...(model && { model }) },
    },
  };
}

function knownError(given: Error): DeskError {
  // Whatever the desk writes: drafts and notes, people, rooms.
  const error = writeFault(given) as FastifyError | DeskError | ServerBusy;
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
