// What Windows, macOS or a header cannot take: path separators, wildcards, quotes, control characters.
// eslint-disable-next-line no-control-regex
const ILLEGAL = /[\\/:*?"<>|\u0000-\u001f\u007f]/g;

/** Room for a directory and a browser's ' (1)' below the 255 bytes of most file systems. */
const MAX_BYTES = 200;

/**
 * A file name from its parts, joined by ' - '; empty parts are left out and what file systems refuse is replaced.
 * @param extension without the dot
 */
export function downloadName(parts: (string | undefined)[], extension: string): string {
  const name = parts.filter(Boolean).join(' - ').replace(ILLEGAL, '-').replace(/\s+/g, ' ').trim();
  const bytes = Buffer.from(name).subarray(0, MAX_BYTES);
  return `${new TextDecoder().decode(bytes).replace(/[\uFFFD. ]+$/, '')}.${extension}`;
}

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
