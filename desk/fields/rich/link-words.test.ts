import { addressIn } from './link-words';

it.each([
  ['https://example.org/a b', undefined],
  ['https://example.org/a', 'https://example.org/a'],
  [' www.example.org ', 'https://www.example.org'],
  ['example.org/lamps?x=1', 'https://example.org/lamps?x=1'],
  ['ada@example.org', 'mailto:ada@example.org'],
  ['mailto:ada@example.org', 'mailto:ada@example.org'],
  ['tel:+33123456789', 'tel:+33123456789'],
  ['/fr/createurs/armand-vasselot', '/fr/createurs/armand-vasselot'],
  ['//example.org', undefined],
  ['javascript:alert(1)', undefined],
  ['Vas', undefined],
  ['A. Vasselot', undefined],
  ['J.Vasselot', undefined],
  ['1928', undefined],
  ['', undefined],
])('reads %p as %p', (typed, address) => expect(addressIn(typed)).toBe(address));
