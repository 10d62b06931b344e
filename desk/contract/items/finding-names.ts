/** These stop publishing. */
type ErrorName =
  | 'missing'
  | 'tooLong'
  | 'notASlug'
  | 'notADate'
  | 'notANumber'
  | 'noAmount'
  | 'noDays'
  | 'notAnAddress'
  | 'invalid'
  | 'slugTaken'
  | 'slugReserved'
  | 'formerSlugTwice'
  | 'unknownItem'
  | 'notPublicYet'
  | 'typeNotInLanguage'
  | 'noPublicCreator'
  | 'noDay'
  | 'noTimeZone'
  | 'endsBeforeStart'
  | 'endWithoutStart'
  | 'noFile'
  | 'conflict';

/** These are good to know. */
type AdviceName =
  | 'missingFrench'
  | 'missingEnglish'
  | 'noPicture'
  | 'noDescription'
  | 'noDimensions'
  | 'millimetres'
  | 'yearInFuture'
  | 'referenceTwice'
  | 'brokenLink'
  | 'slugWasOthers'
  | 'formerSlugTaken'
  | 'straightApostrophe'
  | 'readAgain'
  | 'keptWords'
  | 'keptEvening'
  | 'otherLanguage'
  | 'modelFaulty'
  | 'modelSize'
  | 'modelWrong';

/** The client has words for each: `finding.<name>`. */
export type FindingName = ErrorName | AdviceName;
