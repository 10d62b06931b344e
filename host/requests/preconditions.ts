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
