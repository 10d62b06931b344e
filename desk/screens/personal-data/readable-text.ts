import type { PersonalData, PersonalTable } from '../../contract/personal-data';
import type { Language } from '../../app/words';

export const TABLES: readonly PersonalTable[] = [
  'messages',
  'desk_notes',
  'subscriptions',
  'wishes',
  'rooms',
  'mail_links',
  'mails',
  'posts',
];

const FIELDS = [
  'id',
  'received_at',
  'locale',
  'name',
  'email',
  'phone',
  'message',
  'inquiry_by',
  'work',
  'works',
  'event',
  'state',
  'answered_at',
  'answered_by',
  'answering',
  'subscribed_at',
  'is_professional',
  'asked_at',
  'asked_times',
  'confirmed_at',
  'consent',
  'consent_locale',
  'made_at',
  'wish',
  'creator',
  'type',
  'hash',
  'purpose',
  'kind',
  'visitor',
  'content',
  'message_id',
  'queued_at',
  'tried_since',
  'due_at',
  'tries',
  'last_error',
  'claim',
  'claimed_until',
  'sent_at',
  'given_up_at',
  'key',
  'contents',
  'kept_at',
  'at',
  'person',
  'note',
  'client',
  'title',
  'letter',
  'conditions',
  'is_counted',
  'valid_until',
  'made_by',
  'changed_at',
  'changed_by',
  'number',
  'given_at',
  'withdrawn_at',
  'openings',
  'opened_at',
  'seen_at',
  'outcome',
  'has_code',
  'pieces',
  'pictures',
  'room',
] as const;
const isField = (name: string): name is (typeof FIELDS)[number] => FIELDS.some((field) => field === name);

/** A column that the desk has no words for yet is called as it is. */
const nameOf = (name: string, { say }: Language): string =>
  isField(name) ? say(`personal.field.${name}`) : name.replaceAll('_', ' ');

const TIME = /^\d{4}-\d\d-\d\dT[\d:.]+Z$/;

function valueOf(value: unknown, { moment }: Language): string {
  if (value === null || value === undefined) return '';
  if (typeof value === 'string') return TIME.test(value) ? moment(value) : value;
  const isList = Array.isArray(value) && value.every((one) => typeof one === 'string');
  return isList ? value.join(', ') : JSON.stringify(value);
}

/** What a row says, in words; fields that are empty are left out. */
export const lineOf = (row: Record<string, unknown>, language: Language): [name: string, value: string][] =>
  Object.entries(row)
    .map(([name, value]): [string, string] => [nameOf(name, language), valueOf(value, language)])
    .filter(([, value]) => value !== '');

export function readableText({ address, exported_at, records }: PersonalData, language: Language): string {
  const { say, time } = language;
  const parts = TABLES.filter((table) => records[table].length > 0).map((table) => {
    const rows = records[table].map((row) =>
      lineOf(row, language)
        .map(([name, value]) => `${name}: ${value}`)
        .join('\n'),
    );
    return `${say(`personal.table.${table}`).toLocaleUpperCase()}\n\n${rows.join('\n\n')}`;
  });
  const head = `${say('personal.readableTitle', { address })}\n${say('personal.exportedAt', { time: time(exported_at) })}`;
  return `${[head, ...parts].join('\n\n\n')}\n`;
}
