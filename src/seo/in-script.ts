/**
 * What must not stand in a script: `<` may end it or begin a comment, `&` begins an entity for readers that take a script
 * for text (Gatsby's own, of the head), and two line ends of Unicode are none in JSON.
 */
const NOT_IN_SCRIPT = /[<&\u2028\u2029]/g;

/** JSON as it may stand in a script element of a page, whatever texts it holds; it means the same. */
export const inScript = (json: string): string =>
  json.replace(NOT_IN_SCRIPT, (character) => `\\u${character.charCodeAt(0).toString(16).padStart(4, '0')}`);
