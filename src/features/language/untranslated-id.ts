/** The hash with which the language switch leads to a list in place of a missing translation. */
export const UNTRANSLATED_ID = 'untranslated';
