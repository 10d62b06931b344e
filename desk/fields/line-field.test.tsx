import { withScheme } from './line-field';

it.each([
  ['lequotidien.example/lampe', 'https://lequotidien.example/lampe'],
  ['www.example.org', 'https://www.example.org'],
  ['https://example.org', 'https://example.org'],
  ['http://example.org', 'http://example.org'],
  ['no address', 'no address'],
  ['page 12', 'page 12'],
  ['', ''],
])('makes an address of %j where it is one: %j', (text, address) => {
  expect(withScheme(text)).toBe(address);
});
