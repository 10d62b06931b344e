import type { Subscription } from '../storage/tables/subscriptions';

/** Without it, spreadsheets take the letters for those of another alphabet. */
const BYTE_ORDER_MARK = '\ufeff';

/** A subscription that may be written to, with the address of the page that gives it up. */
export type Reader = Subscription & { withdrawAddress: string };

const COLUMNS: readonly [title: string, value: (reader: Reader) => string | null][] = [
  ['email', ({ email }) => email],
  ['name', ({ name }) => name],
  ['professional', ({ isProfessional }) => (isProfessional ? 'yes' : 'no')],
  ['language', ({ locale }) => locale],
  ['state', ({ state }) => STATES[state]],
  ['subscribed', ({ subscribedAt }) => subscribedAt],
  ['confirmed', ({ confirmedAt }) => confirmedAt],
  ['agreed to', ({ consent }) => consent],
  ['in', ({ consentLocale }) => consentLocale],
  ['unsubscribe', ({ withdrawAddress }) => withdrawAddress],
];

const STATES: Record<Subscription['state'], string> = {
  confirmed: 'confirmed',
  unasked: 'not confirmed: there was no mail server',
  pending: 'waits to be confirmed',
};

/** The readers of the newsletter as spreadsheets and mailing services take them. */
export function subscribersCsv(readers: readonly Reader[]): string {
  const rows = [
    COLUMNS.map(([title]) => title),
    ...readers.map((reader) => COLUMNS.map(([, value]) => value(reader) ?? '')),
  ];
  return BYTE_ORDER_MARK + rows.map((row) => `${row.map(cellOf).join(',')}\r\n`).join('');
}

/** A spreadsheet would carry out what begins like a formula; behind an apostrophe it is text. */
const cellOf = (text: string): string => {
  const safe = /^\s*[=+\-@\t\r]/.test(text) ? `'${text}` : text;
  return /[",\r\n]/.test(safe) || safe !== text ? `"${safe.replaceAll('"', '""')}"` : safe;
};
