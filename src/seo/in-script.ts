/** `<` may end a script, `&` begins an entity for Gatsby's parser; U+2028/9 are line ends in scripts only. */
const NOT_IN_SCRIPT = /[<&\u2028\u2029]/g;

/** Escapes JSON for a script element; it parses to the same value. */
export const inScript = (json: string): string =>
  json.replace(NOT_IN_SCRIPT, (character) => `\\u${character.charCodeAt(0).toString(16).padStart(4, '0')}`);
