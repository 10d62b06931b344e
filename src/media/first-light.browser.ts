/** The script of the HTML has run when the page comes to life, and pages made in the browser know their styles. */
export const FIRST_LIGHT = '';
