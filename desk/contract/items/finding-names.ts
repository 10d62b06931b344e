import type { AmountFault } from '../amount';

/** These stop publishing. */
type ErrorName =
  | 'missing'
  | 'tooLong'
  | 'tooManyTags'
  | 'notASlug'
  | 'notADate'
  | 'notANumber'
  | 'notAYear'
  | 'noAmount'
  | AmountFault
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
  | 'diesBeforeBirth'
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
  | 'noEvening'
  | 'noDimensions'
  | 'millimetres'
  | 'yearInFuture'
  | 'referenceTwice'
  | 'brokenLink'
  | 'slugWasOthers'
  | 'formerSlugTaken'
  | 'formerSlugGone'
  | 'straightApostrophe'
  | 'readAgain'
  | 'keptWords'
  | 'keptCredit'
  | 'keptEvening'
  | 'otherLanguage'
  | 'hoursDiffer'
  | 'lastDayLeft'
  | 'newsOver'
  | 'newsDates'
  | 'newsLeft'
  | 'hoursUnticked'
  | 'hoursElsewhere'
  | 'hoursOther'
  | 'modelFaulty'
  | 'modelSize'
  | 'modelWrong';

/** The client has words for each: `finding.<name>`. */
export type FindingName = ErrorName | AdviceName;
