// What Windows or macOS cannot take: path separators, wildcards, quotes, control characters.
// eslint-disable-next-line no-control-regex
const ILLEGAL = /[\\/:*?"<>|\u0000-\u001f\u007f]/g;

const SEPARATOR = ' - ';

/** Room for a directory and a browser's ' (1)' below the 255 bytes of most file systems. */
const MAX_BYTES = 200;

/**
 * The name of a file that is made in the browser, by the rule by which the API names its own (api/media/download-name.ts):
 * parts are joined by ' - ', empty ones left out, accents kept. When it is too long, the longest part gives way.
 * @param extension without the dot
 */
export function downloadName(parts: readonly (string | undefined)[], extension: string): string {
  const clean = parts.map((part = '') => cleanName(part)).filter(Boolean);
  const excess = bytesOf(clean.join(SEPARATOR)) - MAX_BYTES;
  if (excess > 0) {
    const sizes = clean.map(bytesOf);
    const longest = sizes.indexOf(Math.max(...sizes));
    clean[longest] = cutToBytes(clean[longest] ?? '', (sizes[longest] ?? 0) - excess);
  }
  return `${clean.join(SEPARATOR).replace(/[. ]+$/, '')}.${extension}`;
}

/** A name with what file systems refuse replaced. */
export const cleanName = (name: string): string => name.replace(ILLEGAL, '-').replace(/\s+/g, ' ').trim();

const bytesOf = (text: string): number => new Blob([text]).size;

/** The beginning of a text, ended at a whole character. */
function cutToBytes(text: string, bytes: number): string {
  const characters = [...text];
  while (characters.length > 0 && bytesOf(characters.join('')) > bytes) characters.pop();
  return characters.join('').trimEnd();
}
