/**
 * Imported by what says words that a first visit does without: forms, the page of a selection, notes, error pages. Here
 * all words are there from the beginning; in the browser late-words.browser.ts brings them (late-words.test.ts).
 */
export {};
