/** `https://` before what is written as addresses are in print: `example.org/lamps`. */
export const withScheme = (text: string): string =>
  /^[\p{L}\d-]+(\.[\p{L}\d-]+)+([/?#]|$)/u.test(text) ? `https://${text}` : text;
