import { isRangeWanted, judgeConditions } from './preconditions';

const ETAG = '"abc"';

it.each([
  [{}, 'send'],
  [{ 'if-none-match': '"abc"' }, 'not-modified'],
  [{ 'if-none-match': 'W/"abc"' }, 'not-modified'],
  [{ 'if-none-match': '"x", W/"y" ,"abc"' }, 'not-modified'],
  [{ 'if-none-match': '"x,y","abc"' }, 'not-modified'],
  [{ 'if-none-match': ' * ' }, 'not-modified'],
  [{ 'if-none-match': '"abcd", "ab"' }, 'send'],
  [{ 'if-none-match': '"x,"abc",y"' }, 'send'],
  [{ 'if-none-match': 'abc' }, 'send'],
  [{ 'if-none-match': '' }, 'send'],
  [{ 'if-match': '"abc"' }, 'send'],
  [{ 'if-match': '"x", "abc"' }, 'send'],
  [{ 'if-match': '*' }, 'send'],
  [{ 'if-match': 'W/"abc"' }, 'failed'],
  [{ 'if-match': '"x"' }, 'failed'],
  [{ 'if-match': '' }, 'failed'],
  [{ 'if-match': '"x"', 'if-none-match': '"abc"' }, 'failed'],
  [{ 'if-match': '"abc"', 'if-none-match': '"abc"' }, 'not-modified'],
  [{ 'if-modified-since': 'Tue, 01 Jan 2030 00:00:00 GMT' }, 'send'],
  [{ 'if-unmodified-since': 'Mon, 01 Jan 1990 00:00:00 GMT' }, 'send'],
])('judges %j of what has an ETag: %s', (headers, verdict) => {
  expect(judgeConditions(headers, ETAG)).toBe(verdict);
});

it.each([
  [{ 'if-none-match': '*' }, 'not-modified'],
  [{ 'if-none-match': '"abc"' }, 'send'],
  [{ 'if-match': '*' }, 'send'],
  [{ 'if-match': '"abc"' }, 'failed'],
])('judges %j of what has none: %s', (headers, verdict) => {
  expect(judgeConditions(headers, undefined)).toBe(verdict);
});

it.each([
  [{}, false],
  [{ range: 'bytes=0-1' }, true],
  [{ range: 'bytes=0-1', 'if-range': '"abc"' }, true],
  [{ range: 'bytes=0-1', 'if-range': 'W/"abc"' }, false],
  [{ range: 'bytes=0-1', 'if-range': '"x"' }, false],
  [{ range: 'bytes=0-1', 'if-range': '"abc", "x"' }, false],
  [{ range: 'bytes=0-1', 'if-range': 'Tue, 01 Jan 2030 00:00:00 GMT' }, false],
  [{ 'if-range': '"abc"' }, false],
])('sees in %j whether a part is wanted: %s', (headers, wanted) => {
  expect(isRangeWanted(headers, ETAG)).toBe(wanted);
});
