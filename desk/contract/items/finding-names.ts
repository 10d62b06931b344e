/** These stop publishing. */
const ERROR_NAMES = [
  'missing',
  'tooLong',
  'notASlug',
  'notADate',
  'notANumber',
  'notAnAddress',
  'invalid',
  'slugTaken',
  'slugReserved',
  'unknownItem',
  'typeNotInLanguage',
  'noPublicCreator',
  'noDay',
  'noTimeZone',
  'endsBeforeStart',
  'endWithoutStart',
  'noFile',
  'conflict',
] as const;

/** These are good to know. */
const ADVICE_NAMES = [
  'missingFrench',
  'missingEnglish',
  'noPicture',
  'noDescription',
  'noDimensions',
  'millimetres',
  'yearInFuture',
  'referenceTwice',
  'brokenLink',
  'straightApostrophe',
] as const;

/** The client has words for each: `finding.<name>`. */
export type FindingName = (typeof ERROR_NAMES)[number] | (typeof ADVICE_NAMES)[number];
