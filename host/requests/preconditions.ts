import type { IncomingHttpHeaders } from 'node:http';

export type Verdict = 'send' | 'not-modified' | 'failed';

/**
 * Judges the conditions of a GET or HEAD in the order of RFC 9110, section 13.2.2. What the host sends has ETags and no
 * dates, so that conditions by date never apply.
 * @param etag strong, of the representation that would be sent; undefined when it has none
 */
export function judgeConditions(headers: IncomingHttpHeaders, etag: string | undefined): Verdict {
  const { 'if-match': ifMatch, 'if-none-match': ifNoneMatch } = headers;
  if (ifMatch !== undefined && !isAny(ifMatch) && !tagsIn(ifMatch).includes(etag)) return 'failed';
  if (ifNoneMatch === undefined) return 'send';
  const held = isAny(ifNoneMatch) || tagsIn(ifNoneMatch.replaceAll('W/"', '"')).includes(etag);
  return held ? 'not-modified' : 'send';
}

/** Whether If-Range leaves the Range of a GET in force: it must name the very same bytes, which a weak ETag never does. */
export const isRangeWanted = (
  { range, 'if-range': ifRange }: IncomingHttpHeaders,
  etag: string | undefined,
): boolean => range !== undefined && (ifRange === undefined || ifRange === etag);

const isAny = (tags: string): boolean => tags.trim() === '*';

/** The ETags of a list; a comma may be part of one. */
const tagsIn = (list: string): (string | undefined)[] => list.match(/(W\/)?"[^"]*"/g) ?? [];
