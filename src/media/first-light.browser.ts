/** The inline script of the HTML has run before hydration; pages rendered in the browser have their styles. */
export const FIRST_LIGHT = '';
