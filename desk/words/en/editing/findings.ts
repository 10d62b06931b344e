/** Of what stands in the way of publishing, and what is good to know. */
export const FINDINGS_EN = {
  'finding.missing': 'This is needed before the page can be public.',
  'finding.missingHere': 'It is written in the other language. Write it here too, or publish that one alone.',
  'finding.tooLong': 'This is too long.',
  'finding.tooManyTags':
    'This has more than 5,000 links, lines, lists and marks such as italics. Paste it without its formatting.',
  'finding.notASlug': 'An address has small letters, numbers and hyphens only.',
  'finding.notADate': 'This is not a day of the calendar.',
  'finding.notANumber': 'This is not a number that can be used here.',
  'finding.notAYear': 'A year has four figures, from 1000 to next year.',
  'finding.notAnAddress': 'An address begins with https://',
  'finding.noDays': 'Tick the days of these hours.',
  'finding.noAmount': 'The amount is missing.',
  'finding.notAnAmount': 'This is no amount that can be read for certain. Write 12500, 12,500 or 12,500.50.',
  'finding.amountZero':
    'An amount is more than 0. Without one, say nothing of the price, or that it is on request.',
  'finding.amountTooMuch': 'An amount is 100,000,000 at most. Is there a digit too many?',
  'finding.invalid': 'This cannot be published as it is.',
  'finding.slugTaken': 'Another page has this address already:',
  'finding.slugReserved': 'The site needs this address itself.',
  'finding.formerSlugTwice': 'Two pages had this address; let one of them give it up. The other one: {text}.',
  'finding.notPublicYet': '{text} is a draft. The page can be public once that draft is too.',
  'finding.unknownItem': 'It names something that is not there any more: {text}.',
  'finding.typeNotInLanguage': 'Its type has no page in this language.',
  'finding.noPublicCreator': 'None of its creators is public in this language.',
  'finding.noDay': 'The calendar has no such day.',
  'finding.noTimeZone': 'There is no such time zone. Europe/Paris is one.',
  'finding.diesBeforeBirth': 'The year of death lies before the year of birth.',
  'finding.endsBeforeStart': 'It ends before it begins.',
  'finding.endWithoutStart': 'It says when it ends and not when it begins.',
  'finding.noFile': 'The file is not there.',
  'finding.conflict': 'Two people have changed this; choose which it is to be.',
  'finding.missingPublic':
    'It is written in the other language. Write it here too: until then, the {language} page stays public as it was.',
  'finding.missingBoth': 'It is on both pages or on neither: write it here too, or empty the other one.',
  'finding.missingFrench': 'It is in English only, without a French page.',
  'finding.missingEnglish': 'It is in French only, without an English page.',
  'finding.noPicture': 'It has no picture.',
  'finding.noDescription': 'Say what is seen, in a sentence. Readers who do not see the picture hear it.',
  'finding.noEvening':
    'It comes first and has no evening picture, which another one has: in the evening visitors see it as by day.',
  'finding.noDimensions': 'It has no dimensions.',
  'finding.millimetres': 'These look like millimetres; here they count as centimetres.',
  'finding.yearInFuture': 'This year is still to come: {text}.',
  'finding.referenceTwice': 'Another work has this reference: {text}.',
  'finding.brokenLink': 'This link leads nowhere: {text}.',
  'finding.slugWasOthers':
    'This was an address of another page, whose visitors will find this one there: {text}.',
  'finding.formerSlugGone': 'Links to {text} will lead nowhere: ‘undo’ keeps it.',
  'finding.formerSlugTaken': 'Other pages have these addresses now, and are shown there: {text}.',
  'finding.straightApostrophe': 'A straight apostrophe stands where ’ belongs.',
  'finding.readAgain': 'Another picture stands here now. Read its description again.',
  'finding.keptWords':
    'These words are those of the picture that stood here before. Do they say what is seen now?',
  'finding.keptCredit': 'This is the credit of the picture that stood here before. Is it right for this one?',
  'finding.keptEvening':
    'This is still the evening of the picture that stood here before, with its descriptions. Is it right for this one?',
  'finding.otherLanguage': 'Still right? {language} has other numbers now.',
  'finding.hoursDiffer':
    'Still right? The days ticked for calendars and maps say {text}, which these words do not.',
  'finding.hoursUnticked': 'Still right? ‘{text}’: no days ticked for calendars and maps have these hours.',
  'finding.hoursElsewhere': 'Still right? A page goes on saying ‘{text}’, which differs from these hours:',
  'finding.hoursOther': 'Still right? ‘{text}’ are not the gallery’s opening hours, which are written here:',
  'finding.newsLeft': 'News on the home page still gives other days: ‘{text}’. Put it right there too:',
  'finding.toDescribe':
    'Say what is seen, in a sentence: it is needed before the page can be public. Readers who do not see the picture hear it.',
  'finding.lastDayLeft':
    'Still right? The first day has moved without this one: {now} days instead of {before}.',
  'finding.newsOver':
    'The event that it leads to ended on {last}. Visitors do not see this news any more: take it out, or let it lead elsewhere.',
  'finding.newsDates': 'Still right? The event is from {first} to {last}.',
  'finding.newsDay': 'Still right? The event is on {first}.',
  'finding.modelFaulty': 'The page shows the work without its 3D model.',
  'finding.modelSize':
    'Its {axis} is {found} cm in the model, and {stated} cm under dimensions. Correct one of them, or say that it shows more.',
  'finding.modelWrong':
    'Its {axis} is {found} cm in the model, and {stated} cm under dimensions. A model that far off is not shown on the page.',
} as const;
