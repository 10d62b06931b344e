/**
 * Imported by code whose words a first visit does not load (forms, selection, error pages). The server has
 * all words; late-words.browser.ts adds them in the browser.
 */
export {};
