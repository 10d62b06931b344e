import { VCard } from 'vcard-creator';
import { oneLine, plainLines } from '../../contract/text/plain-lines';

/** What a card says; fields that are missing or empty are left out. */
export interface Card {
  /** The same for every edition of the card, so that a second download replaces the first. */
  uid: string;
  /** ISO 8601 date and time. */
  updatedAt: string;
  fullName: string;
  name: { familyName: string; givenName?: string };
  /** What address books sort by. */
  sortName?: string;
  organisation: string;
  /** Whether address books are to show the organisation as what the card is of. */
  isOrganisation?: boolean;
  role?: string;
  email?: string;
  phone?: string;
  /** Pages, the card's own first. */
  urls: readonly string[];
  address?: { street: string; locality?: string; postalCode?: string; country?: string };
  geo?: { latitude: number; longitude: number };
  note?: string;
}

/**
 * A card as vCard 3.0 (RFC 2426), which phones of every make read.
 *
 * vcard-creator keeps the format: CRLF, folding after 75 octets between characters, escapes of names and texts. It falls
 * short in four things that are made good here: it takes the clock for REV unless it is told; it writes REV with a
 * fraction of a second that the format (RFC 2425, section 5.8.4) has not; line ends in numbers and addresses, or a lone
 * CR anywhere, would begin a line of their own; and it does not escape numbers and mail addresses.
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

/** Each part on one line. */
const mapped = <Parts extends Record<string, string | undefined>>(parts: Parts): Parts =>
  Object.fromEntries(Object.entries(parts).map(([key, part]) => [key, part && oneLine(part)])) as Parts;
