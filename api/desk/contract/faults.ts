import type { ModelFault } from '../../models/checks/model-fault';

/** The client has the words (desk/words). */
export const FAULTS = [
  'notSignedIn',
  'foreignOrigin',
  'notAllowed',
  'confirmFirst',
  'notFound',
  'invalid',
  'tooLarge',
  'wrongSignIn',
  'tooManyTries',
  'passkeyFailed',
  'passwordShort',
  'passwordLong',
  'passwordCommon',
  'currentWrong',
  'linkGone',
  'lastOwner',
  'lastWayIn',
  'knownAddress',
  'changedElsewhere',
  'draftChanged',
  'writtenTogether',
  'noPreview',
  'diskFull',
  'notWritable',
  'takenElsewhere',
  'movedElsewhere',
  'notConfirmed',
  'noMailServer',
  'noHost',
  'hostSilent',
  'hostRefuses',
  'releaseGone',
  'backupFailed',
  'backupElsewhere',
  'cutOff',
  'notAPicture',
  'heic',
  'tooSmall',
  'tooManyPixels',
  'damaged',
  'uploadGone',
  'tooManyUploads',
  'roomFull',
  'roomUnready',
  'noSelection',
  'inUse',
  'notAPdf',
  'lockedPdf',
  'foreignPdf',
  'activePdf',
  'heavyPdf',
  'unfitModel',
  'fileInUse',
  'notUsed',
  'busy',
  'unexpected',
] as const;
export type Fault = (typeof FAULTS)[number];

export interface FaultAnswer {
  error: {
    fault: Fault;
    /** Fields of the call that are to blame. */
    fields?: string[];
    /** Name of the colleague who was first. */
    by?: string;
    /** What is wrong with a model that was uploaded. */
    model?: ModelFault;
  };
}
