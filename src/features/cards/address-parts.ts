import type { Card } from './vcard-text';

/** '75006 Paris', '1000 Bruxelles', 'CH-1201 Genève', 'SW1A 1AA London'. */
const CODE_AND_CITY = /^((?:[A-Z]{1,2}-)?\d[\d ]{2,6}\d|[A-Z]{1,2}\d\w? \d[A-Z]{2}) (\D+)$/;

/** Splits an address, which the contract has as one text; what can't be told apart becomes the street. */
export function addressParts(address: string): NonNullable<Card['address']> {
  const parts = address.split(/[,\n]/).map((part) => part.trim());
  const filled = parts.filter(Boolean);
  const at = filled.findIndex((part) => CODE_AND_CITY.test(part));
  const [, postalCode, locality] = CODE_AND_CITY.exec(filled[at] ?? '') ?? [];
  const after = filled.slice(at + 1);
  if (at < 1 || !postalCode || !locality || after.length > 1) return { street: address };
  const [country] = after;
  return { street: filled.slice(0, at).join(', '), locality, postalCode, ...(country && { country }) };
}
