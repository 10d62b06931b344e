/** A part of a file: from a byte to another, or to the end; or as many bytes as there are at the end. */
export type ByteRange = { first: number; last?: number } | { suffix: number };

/**
 * Reads a Range header.
 * @returns undefined for what may be ignored, and is: another unit, several ranges, a malformed one
 */
export function readByteRange(range: string): ByteRange | undefined {
  const [, first = '', last = ''] = /^bytes=\s*(\d*)-(\d*)\s*$/i.exec(range) ?? [];
  if (first === '') return last === '' ? undefined : { suffix: toNumber(last) };
  if (last === '') return { first: toNumber(first) };
  return toNumber(last) < toNumber(first) ? undefined : { first: toNumber(first), last: toNumber(last) };
}

/** The first and the last byte of a range of a body that has any; `outside` for what lies behind its end. */
export function resolveByteRange(
  range: ByteRange,
  size: number,
): { first: number; last: number } | 'outside' {
  const first = 'suffix' in range ? Math.max(0, size - range.suffix) : range.first;
  const last = 'suffix' in range ? size - 1 : Math.min(range.last ?? Infinity, size - 1);
  return first >= size ? 'outside' : { first, last };
}

/** A range as a header of one range from the start, whatever it was before. */
export function writeByteRange(range: ByteRange, size: number): string {
  if (!('suffix' in range)) return `bytes=${range.first}-${range.last ?? ''}`;
  // The last nothing lies behind the end, where there is nothing to send.
  return `bytes=${Math.max(0, range.suffix === 0 ? size : size - range.suffix)}-`;
}

/** Larger ones are behind the end of any file, and would be written with an exponent. */
const toNumber = (digits: string): number => Math.min(Number(digits), Number.MAX_SAFE_INTEGER);
