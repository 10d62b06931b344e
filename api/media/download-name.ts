// What Windows, macOS or a header cannot take: path separators, wildcards, quotes, control characters.
// eslint-disable-next-line no-control-regex
const ILLEGAL = /[\\/:*?"<>|\u0000-\u001f\u007f]/g;

const SEPARATOR = ' - ';

/** Room for a directory and a browser's ' (1)' below the 255 bytes of most file systems. */
const MAX_BYTES = 200;

/**
 * A file name from its parts, joined by ' - '; empty parts are left out and what file systems refuse is replaced. When
 * it is too long, the longest part gives way, so that two files of a row never share a name.
 * @param extension without the dot
 */
export function downloadName(parts: (string | undefined)[], extension: string): string {
  const clean = parts
    .map((part = '') => part.replace(ILLEGAL, '-').replace(/\s+/g, ' ').trim())
    .filter(Boolean);
  const excess = bytesOf(clean.join(SEPARATOR)) - MAX_BYTES;
  if (excess > 0) {
    const longest = clean.reduce(
      (at, part, index) => (bytesOf(part) > bytesOf(clean[at] ?? '') ? index : at),
      0,
    );
    clean[longest] = cutToBytes(clean[longest] ?? '', bytesOf(clean[longest] ?? '') - excess);
  }
  return `${clean.join(SEPARATOR).replace(/[. ]+$/, '')}.${extension}`;
}

const bytesOf = (text: string): number => Buffer.byteLength(text);

/** The beginning of a text, ended at a whole character. */
const cutToBytes = (text: string, bytes: number): string =>
  new TextDecoder().decode(Buffer.from(text).subarray(0, Math.max(0, bytes))).replace(/[\uFFFD. ]+$/, '');

/** The `Content-Disposition` of a download: plain ASCII for old clients, RFC 5987 for the true name. */
export function attachment(filename: string): string {
  const ascii = filename
    .normalize('NFKD')
    .replace(/œ/gi, 'oe')
    .replace(/\p{M}/gu, '')
    .replace(/[^ -~]|["\\%]/g, '_');
  const encoded = encodeURIComponent(filename).replace(
    /['()*]/g,
    (one) => `%${one.charCodeAt(0).toString(16).toUpperCase()}`,
  );
  return `attachment; filename="${ascii}"; filename*=UTF-8''${encoded}`;
}
