// Not allowed on Windows or macOS, or in a header.
const ILLEGAL = /[\\/:*?"<>|\p{Cc}\p{Cs}]/gu;
/** Bidirectional controls could show 'gpj.exe' as 'exe.jpg'. */
const TURNS = /\p{Bidi_Control}/gu;

const SEPARATOR = ' - ';

/** Leaves room for a folder and a browser's ' (1)' in the 255 bytes of most file systems. */
const MAX_BYTES = 200;

/**
 * Too long a name shortens its longest parts, so that names of a series stay distinct.
 *
 * @param room bytes before the extension
 */
export function downloadName(
  parts: readonly (string | undefined)[],
  extension: string,
  room = MAX_BYTES,
): string {
  const clean = parts.map((part = '') => cleanName(part)).filter(Boolean);
  const most = longestPart(clean, room);
  const cut = clean.map((part) => cutToBytes(part, most));
  return `${cut.join(SEPARATOR).replace(/[. ]+$/, '')}.${extension}`;
}

function longestPart(parts: readonly string[], whole: number): number {
  const sizes = parts.map((part) => Math.min(bytesOf(part), whole));
  const room = whole - SEPARATOR.length * (parts.length - 1);
  const fits = (most: number) => sizes.reduce((sum, size) => sum + Math.min(size, most), 0) <= room;
  let most = whole;
  while (most > 1 && !fits(most)) most -= 1;
  return most;
}

const cleanName = (name: string): string =>
  name.replace(TURNS, '').replace(ILLEGAL, '-').replace(/\s+/g, ' ').trim();

/** @param room bytes before the extension */
export function cleanFileName(name: string, room = MAX_BYTES): string {
  const [whole, stem = '', extension] = /^(.*?)(?:\.(\w{1,8}))?$/s.exec(name) ?? [];
  return extension
    ? downloadName(stem.split(SEPARATOR), extension, room)
    : cutToBytes(cleanName(whole ?? ''), room);
}

const encoder = new TextEncoder();
const bytesOf = (text: string): number => encoder.encode(text).length;

function cutToBytes(text: string, bytes: number): string {
  const { read } = encoder.encodeInto(text, new Uint8Array(bytes));
  return read === text.length ? text : text.slice(0, read).replace(/[. ]+$/, '');
}
