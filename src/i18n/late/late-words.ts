/** Import it in code with words that a first visit does not load; late-words.browser.ts adds them. */
export {};
