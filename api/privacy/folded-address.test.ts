import { addressesIn, addressMark, foldedAddress, isAddress } from './folded-address';

test.each([
  ['ada@example.org', 'ADA@Example.ORG'],
  ['ada@example.org', ' ada@example.org\n'],
  ['zoé@example.org', 'Zoe\u0301@example.org'],
  ['ada@müller.example', 'ada@xn--mller-kva.example'],
  ['ada@müller.example', 'Ada@MU\u0308LLER.example'],
])('%s is %j as well', (address, spelling) => {
  expect(foldedAddress(spelling)).toBe(foldedAddress(address));
  expect(addressMark(spelling)).toBe(addressMark(address));
});

test.each([
  ['ada@example.org', 'ida@example.org'],
  ['ada@example.org', 'ada@example.com'],
  ['ada.brun@example.org', 'adabrun@example.org'],
  ['ada+lamp@example.org', 'ada@example.org'],
  ['zoé@example.org', 'zoe@example.org'],
])('%s is not %s', (address, another) => {
  expect(foldedAddress(another)).not.toBe(foldedAddress(address));
});

test.each(['ada', 'ada@', '@example.org', 'ada brun@example.org', 'Ada <ada@example.org>', ''])(
  '%j is no address',
  (text) => expect(isAddress(text)).toBe(false),
);

test('a text mentions addresses in sentences, links and brackets', () => {
  const text =
    'Write to Ada@Example.org, or (ida@example.org)! mailto:zoé@example.org. <eve@example.org>: @nobody';
  expect(addressesIn(text)).toEqual([
    'ada@example.org',
    'ida@example.org',
    'zoé@example.org',
    'eve@example.org',
  ]);
});
