import { VCard } from 'vcard-creator';
import { oneLine, plainLines } from '../../contract/text/plain-lines';

/** Fields that are missing or empty are left out. */
export interface Card {
  /** Stays the same, so that a second download replaces the first. */
  uid: string;
  /** ISO 8601 date and time. */
  updatedAt: string;
  fullName: string;
  name: { familyName: string; givenName?: string };
  sortName?: string;
  organisation: string;
  isOrganisation?: boolean;
  role?: string;
  email?: string;
  phone?: string;
  /** The card's own page first. */
  urls: readonly string[];
  address?: { street: string; locality?: string; postalCode?: string; country?: string };
  geo?: { latitude: number; longitude: number };
  note?: string;
}

/**
 * vCard 3.0 (RFC 2426), which phones of every make read. Works around vcard-creator: REV is the clock unless
 * told, with a fraction of a second that RFC 2425, section 5.8.4 does not allow; line ends stay in, and
 * numbers and mail addresses are not escaped.
 */
export function vcardText(card: Card): string {
  const { organisation, role, email, phone, address, geo, note, name, sortName } = card;
  const vcard = new VCard();
  vcard
    .addFullName(oneLine(card.fullName))
    .addName(mapped(name))
    .addCompany({ name: oneLine(organisation) });
  if (card.isOrganisation) vcard.addCustomProperty({ name: 'X-ABShowAs', value: 'COMPANY' });
  if (sortName) vcard.addSortString(oneLine(sortName));
  if (role) vcard.addRole(oneLine(role));
  if (email) vcard.addEmail({ address: escaped(oneLine(email)), type: ['internet'] });
  if (phone) vcard.addPhoneNumber({ number: escaped(oneLine(phone)), type: ['work', 'voice'] });
  if (address) vcard.addAddress({ ...mapped(address), type: ['work'] });
  if (geo) vcard.addGeo(geo);
  for (const url of card.urls) vcard.addUrl({ url: oneLine(url) });
  if (note) vcard.addNote(plainLines(note));
  vcard.addUid(oneLine(card.uid)).addRevision(new Date(card.updatedAt));
  return vcard.toString().replace(/^(REV:.*)\.\d+Z/m, '$1Z');
}

const escaped = (text: string): string => text.replace(/[\\;,]/g, '\\$&');

const mapped = <Parts extends Record<string, string | undefined>>(parts: Parts): Parts =>
  Object.fromEntries(Object.entries(parts).map(([key, part]) => [key, part && oneLine(part)])) as Parts;
