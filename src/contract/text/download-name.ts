// What Windows, macOS or a header cannot take: path separators, wildcards, quotes, control characters.
const ILLEGAL = /[\\/:*?"<>|\p{Cc}\p{Cs}]/gu;
/** What turns the direction, and could show 'gpj.exe' as 'exe.jpg'. */
const TURNS = /\p{Bidi_Control}/gu;

const SEPARATOR = ' - ';

/** Room for a directory and a browser's ' (1)' below the 255 bytes of most file systems. */
const MAX_BYTES = 200;

/**
 * A file name from its parts, by the rule of the API for its own and of the browser for those that it makes: joined by
 * ' - ', empty parts left out, accents kept, what file systems refuse replaced. When it is too long, the longest parts
 * give way, so that two files of a row never share a name.
 * @param extension without the dot
 */
export function downloadName(parts: readonly (string | undefined)[], extension: string): string {
  const clean = parts.map((part = '') => cleanName(part)).filter(Boolean);
  const most = longestPart(clean);
  const cut = clean.map((part) => cutToBytes(part, most));
  return `${cut.join(SEPARATOR).replace(/[. ]+$/, '')}.${extension}`;
}

/** How many bytes a part may have at most, so that all of them have room. */
function longestPart(parts: readonly string[]): number {
  const sizes = parts.map((part) => Math.min(bytesOf(part), MAX_BYTES));
  const room = MAX_BYTES - SEPARATOR.length * (parts.length - 1);
  const fits = (most: number) => sizes.reduce((sum, size) => sum + Math.min(size, most), 0) <= room;
  let most = MAX_BYTES;
  while (most > 1 && !fits(most)) most -= 1;
  return most;
}

/** A name with what file systems refuse replaced. */
const cleanName = (name: string): string =>
  name.replace(TURNS, '').replace(ILLEGAL, '-').replace(/\s+/g, ' ').trim();

/** The name of a file that somebody else has named, kept as it is but for what is refused, and not too long. */
export function cleanFileName(name: string): string {
  const [whole, stem = '', extension] = /^(.*?)(?:\.(\w{1,8}))?$/s.exec(name) ?? [];
  return extension ? downloadName([stem], extension) : cutToBytes(cleanName(whole ?? ''), MAX_BYTES);
}

const encoder = new TextEncoder();
const bytesOf = (text: string): number => encoder.encode(text).length;

/** The beginning of a text, ended at a whole character. */
function cutToBytes(text: string, bytes: number): string {
  const { read } = encoder.encodeInto(text, new Uint8Array(bytes));
  return read === text.length ? text : text.slice(0, read).replace(/[. ]+$/, '');
}
