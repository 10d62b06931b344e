import { createHash } from 'node:crypto';
import { domainToASCII } from 'node:url';

/** One form for all spellings: case, composed accents, Punycode. Dots and `+` stay: they can separate people. */
export function foldedAddress(address: string): string {
  const plain = address.trim().normalize('NFC').toLowerCase();
  const at = plain.lastIndexOf('@');
  const domain = plain.slice(at + 1);
  // domainToASCII gives '' for what is no domain.
  return plain.slice(0, at + 1) + (domainToASCII(domain) || domain);
}

/** A hash, the same for all spellings. */
export const addressMark = (address: string): string =>
  createHash('sha256').update(foldedAddress(address)).digest('base64url');

export const isAddress = (text: string): boolean => /^[^\s@<>]+@[^\s@<>]+$/u.test(text);

export const addressesIn = (text: string): string[] =>
  (text.match(/[^\s<>()[\]"“”«»,;:]+@[^\s<>()[\]"“”«»,;:@]+/gu) ?? []).map((found) =>
    foldedAddress(found.replace(/[.!?…'’*_]+$/u, '')),
  );
