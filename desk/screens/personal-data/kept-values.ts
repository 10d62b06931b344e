import { LOCALE_CODES, type LocaleCode } from '../../../src/contract/locale-codes';
import { languageName } from '../../../api/desk/contract/languages';
import type { GivenPrice } from '../../../api/rooms/contract/room';
import type { NamedItems, PersonalTable } from '../../../api/privacy/contract/personal-data';
import { textIn } from '../../app/items/title';
import { priceOf } from '../../app/items/work-price';
import type { Language, Saying } from '../../app/words';

export interface Speaking {
  language: Language;
  names: NamedItems;
}

const TIME = /^\d{4}-\d\d-\d\dT[\d:.]+Z$/;
const YES_OR_NO: readonly string[] = ['is_professional', 'is_suspected', 'is_counted', 'has_code'];
const SHELVES: Readonly<Record<string, keyof NamedItems>> = {
  work: 'works',
  works: 'works',
  event: 'events',
  creator: 'creators',
  type: 'types',
};
/** What the words of the database are called. */
const CALLED: Readonly<Record<string, Saying>> = {
  'inquiry_by email': 'personal.by.email',
  'inquiry_by phone': 'personal.by.phone',
  'purpose confirm': 'personal.purpose.confirm',
  'purpose withdraw': 'personal.purpose.withdraw',
  'outcome bought': 'room.outcome.bought',
  'outcome declined': 'room.outcome.declined',
  'state unasked': 'consent.unasked',
  'state pending': 'consent.pending',
  'state confirmed': 'consent.confirmed',
  'state new': 'messages.short.new',
  'state answered': 'messages.short.answered',
  'state archived': 'messages.short.archived',
};

export function valueOfField(
  table: PersonalTable,
  name: string,
  value: unknown,
  { language, names }: Speaking,
): string {
  const { say, moment, locale } = language;
  if (value === null || value === undefined) return '';
  if (YES_OR_NO.includes(name)) return say(value ? 'personal.yes' : 'personal.no');
  const shelf = SHELVES[name];
  const nameOf = (id: string): string => (shelf && textIn(names[shelf][id] ?? {}, locale).text) || id;
  if (Array.isArray(value)) {
    if (table === 'rooms') return value.map((part) => partOfRoom(part as RoomPart, language)).join('\n');
    if (value.every((one) => typeof one === 'string')) return value.map(nameOf).join(', ');
  }
  if (table === 'mails' && name === 'content') return mailOf(value);
  if (typeof value !== 'string') return JSON.stringify(value);
  if (name === 'locale') return isLocale(value) ? languageName(value, locale) : value;
  const called = CALLED[`${name} ${value}`];
  if (called) return say(called);
  return TIME.test(value) ? moment(value) : nameOf(value);
}

const isLocale = (value: string): value is LocaleCode => LOCALE_CODES.some((code) => code === value);

/** Of sent ones nothing is kept of what they say. */
function mailOf(value: unknown): string {
  const { subject = '', text = '' } = value as { subject?: string; text?: string };
  return [subject, text.trim()].filter(Boolean).join('\n\n');
}

/** A piece, or a picture that was added to it. */
interface RoomPart {
  title?: string;
  note?: string;
  price?: GivenPrice | null;
  seconds?: number;
  alt?: string;
}

function partOfRoom(
  { title, note, price = null, seconds = 0, alt }: RoomPart,
  { say, locale }: Language,
): string {
  const said = [
    note,
    price && typeof price === 'object' ? priceOf({ price }, locale) : price && say('work.onRequest'),
    seconds > 0 && say('personal.seen', { count: seconds }),
  ].filter(Boolean);
  const called = title ?? alt ?? '';
  return said.length > 0 ? `${called} (${said.join('; ')})` : called;
}
