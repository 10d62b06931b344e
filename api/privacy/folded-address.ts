import { createHash } from 'node:crypto';
import { domainToASCII } from 'node:url';

/**
 * An address as all its spellings have it: capitals or not, letters with accents written as one or as two characters, a
 * domain in letters or in Punycode. Dots and `+` make different people of some mail servers' addresses, and stay.
 */
export function foldedAddress(address: string): string {
  const plain = address.trim().normalize('NFC').toLowerCase();
  const at = plain.lastIndexOf('@');
  const domain = plain.slice(at + 1);
  // What is no domain has no ASCII.
  return plain.slice(0, at + 1) + (domainToASCII(domain) || domain);
}

/** What an address is known by where it need not be read: a hash, the same for all its spellings. */
export const addressMark = (address: string): string =>
  createHash('sha256').update(foldedAddress(address)).digest('base64url');

/** Whether something can be the address of a mailbox. */
export const isAddress = (text: string): boolean => /^[^\s@<>]+@[^\s@<>]+$/u.test(text);

/** The addresses that a text mentions, folded. */
export const addressesIn = (text: string): string[] =>
  (text.match(/[^\s<>()[\]"“”«»,;:]+@[^\s<>()[\]"“”«»,;:@]+/gu) ?? []).map((found) =>
    foldedAddress(found.replace(/[.!?…'’*_]+$/u, '')),
  );
