import type { IncomingHttpHeaders } from 'node:http';

export type Verdict = 'send' | 'not-modified' | 'failed';

/** In the order of RFC 9110, section 13.2.2; without dates, as the host sends none. @param etag strong */
export function judgeConditions(headers: IncomingHttpHeaders, etag: string | undefined): Verdict {
  const { 'if-match': ifMatch, 'if-none-match': ifNoneMatch } = headers;
  if (ifMatch !== undefined && !isAny(ifMatch) && !tagsIn(ifMatch).includes(etag)) return 'failed';
  if (ifNoneMatch === undefined) return 'send';
  const held = isAny(ifNoneMatch) || tagsIn(ifNoneMatch.replaceAll('W/"', '"')).includes(etag);
  return held ? 'not-modified' : 'send';
}

/** If-Range must name the same bytes, which a weak ETag never does. */
export const isRangeWanted = (
  { range, 'if-range': ifRange }: IncomingHttpHeaders,
  etag: string | undefined,
): boolean => range !== undefined && (ifRange === undefined || ifRange === etag);

const isAny = (tags: string): boolean => tags.trim() === '*';

const tagsIn = (list: string): (string | undefined)[] => list.match(/(W\/)?"[^"]*"/g) ?? [];

type ByteRange = { first: number; last?: number } | { suffix: number };

/** @returns undefined for what RFC 9110 lets a server ignore: other units, several ranges, malformed ones */
export function readByteRange(range: string): ByteRange | undefined {
  const [, first = '', last = ''] = /^bytes=\s*(\d*)-(\d*)\s*$/i.exec(range) ?? [];
  if (first === '') return last === '' ? undefined : { suffix: toNumber(last) };
  if (last === '') return { first: toNumber(first) };
  return toNumber(last) < toNumber(first) ? undefined : { first: toNumber(first), last: toNumber(last) };
}

export function resolveByteRange(
  range: ByteRange,
  size: number,
): { first: number; last: number } | 'outside' {
  const first = 'suffix' in range ? Math.max(0, size - range.suffix) : range.first;
  const last = 'suffix' in range ? size - 1 : Math.min(range.last ?? Infinity, size - 1);
  return first >= size ? 'outside' : { first, last };
}

export function writeByteRange(range: ByteRange, size: number): string {
  if (!('suffix' in range)) return `bytes=${range.first}-${range.last ?? ''}`;
  // `-0` asks for nothing, so its range begins behind the end.
  return `bytes=${Math.max(0, range.suffix === 0 ? size : size - range.suffix)}-`;
}

const toNumber = (digits: string): number => Math.min(Number(digits), Number.MAX_SAFE_INTEGER);
