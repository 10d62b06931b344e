import { LOCALE_CODES, type LocaleCode } from '../../../src/contract/locale-codes';
import { deskLanguage, type DeskLanguage } from '../../../api/desk/contract/languages';
import type { PersonalData, PersonalTable } from '../../../api/privacy/contract/personal-data';
import type { Language } from '../../app/words';
import { lineOf } from './kept-line';

/** In the order in which they are read. */
const READ: Record<PersonalTable, true> = {
  messages: true,
  desk_notes: true,
  subscriptions: true,
  wishes: true,
  rooms: true,
  mail_links: true,
  mails: true,
  posts: true,
};
// Safe: the compiler holds it to have each table and no others.
export const TABLES = Object.keys(READ) as PersonalTable[];

/** In which the person has last written, or been written to; undefined where nothing says so. */
export function languageOfPerson({ records }: PersonalData): DeskLanguage | undefined {
  const { messages, wishes, subscriptions, rooms } = records;
  const said = [messages, wishes, subscriptions, rooms].map((rows) => rows.at(-1)?.['locale']);
  const code = said.find((one): one is LocaleCode => LOCALE_CODES.some((known) => known === one));
  return code && deskLanguage(code);
}

/** To be sent to the person, in their language. */
export function readableText(
  { address, exported_at, records, names }: PersonalData,
  language: Language,
): string {
  const { say, moment } = language;
  const parts = TABLES.filter((table) => records[table].length > 0).map((table) => {
    const rows = records[table].map((row) =>
      lineOf(row, table, { language, names })
        .map(([name, value]) => say('personal.line', { name, value }))
        .join('\n'),
    );
    return `${say(`personal.table.${table}`).toLocaleUpperCase()}\n\n${rows.join('\n\n')}`;
  });
  const head = `${say('personal.readableTitle', { address })}\n${say('personal.exportedAt', { time: moment(exported_at) })}`;
  return `${[head, ...parts, say('personal.left')].join('\n\n\n')}\n`;
}
