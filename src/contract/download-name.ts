// What Windows, macOS or a header cannot take: path separators, wildcards, quotes, control characters.
const ILLEGAL = /[\\/:*?"<>|\p{Cc}]/gu;

const SEPARATOR = ' - ';

/** Room for a directory and a browser's ' (1)' below the 255 bytes of most file systems. */
const MAX_BYTES = 200;

/**
 * A file name from its parts, by the rule of the API for its own and of the browser for those that it makes: joined by
 * ' - ', empty parts left out, accents kept, what file systems refuse replaced. When it is too long, the longest part
 * gives way, so that two files of a row never share a name.
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
  return characters.join('').replace(/[. ]+$/, '');
}
