import type { ModelFault } from '../models/checks/model-fault';
import type { Fault } from './contract/faults';

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
