import type { PersonalData, PersonalTable } from '../../contract/personal-data';
import type { Language } from '../../app/words';

export const TABLES: readonly PersonalTable[] = [
  'messages',
  'desk_notes',
  'subscriptions',
  'wishes',
  'mail_links',
  'mails',
  'posts',
];

export const valueText = (value: unknown): string =>
  typeof value === 'string' ? value : value === null || value === undefined ? '' : JSON.stringify(value);

export function readableText(
  { address, exported_at, records }: PersonalData,
  { say, time }: Language,
): string {
  const parts = TABLES.filter((table) => records[table].length > 0).map((table) => {
    const rows = records[table].map((row) =>
      Object.entries(row)
        .filter(([, value]) => valueText(value) !== '')
        .map(([name, value]) => `${name}: ${valueText(value)}`)
        .join('\n'),
    );
    return `${say(`personal.table.${table}`).toLocaleUpperCase()}\n\n${rows.join('\n\n')}`;
  });
  const head = `${say('personal.readableTitle', { address })}\n${say('personal.exportedAt', { time: time(exported_at) })}`;
  return `${[head, ...parts].join('\n\n\n')}\n`;
}
