import { readByteRange, writeByteRange } from './byte-range';

const SIZE = 10;
const rewrite = (range: string): string | undefined => {
  const read = readByteRange(range);
  return read && writeByteRange(read, SIZE);
};

it.each([
  ['bytes=0-0', 'bytes=0-0'],
  ['bytes=2-4', 'bytes=2-4'],
  ['Bytes= 2-4 ', 'bytes=2-4'],
  ['bytes=2-', 'bytes=2-'],
  ['bytes=2-99', 'bytes=2-99'],
  ['bytes=99-', 'bytes=99-'],
  ['bytes=-3', 'bytes=7-'],
  ['bytes=-10', 'bytes=0-'],
  ['bytes=-99', 'bytes=0-'],
  ['bytes=-0', 'bytes=10-'],
  [`bytes=${'9'.repeat(30)}-`, `bytes=${Number.MAX_SAFE_INTEGER}-`],
  [`bytes=0-${'9'.repeat(400)}`, `bytes=0-${Number.MAX_SAFE_INTEGER}`],
])('takes %s for %s', (range, written) => {
  expect(rewrite(range)).toBe(written);
});

it.each([
  'bytes=0-1,4-5',
  'bytes=0-1,',
  'bytes=4-2',
  'bytes=-',
  'bytes=',
  'bytes=a-b',
  'bytes=0x1-2',
  'bytes=1.5-2',
  'bytes=--1',
  'bytes=1-2-3',
  'items=0-1',
  '0-1',
  '',
])('lets %s go unheeded', (range) => {
  expect(rewrite(range)).toBeUndefined();
});
