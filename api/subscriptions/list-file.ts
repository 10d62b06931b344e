import type { Selectable } from 'kysely';
import type { LinkSubject } from '../../src/contract/forms/mail-links';
import { inTurn } from '../database/in-turn';
import type { Queries } from '../database/queries';
import type { Tables } from '../database/schema/tables';
import type { DeskLanguage } from '../desk/contract/languages';
import type { DeskServices } from '../desk/desk-services';
import { note } from '../desk/log-queries';
import type { LoggedAct } from '../people/contract/identity';
import type { PersonRow } from '../people/people-queries';
import type { CsvFile } from './contract/subscribers';
import { keepLink, pageAddress } from './links';
import { parisDay, parisMoment } from './paris-time';

type Confirmable = Selectable<Tables['subscriptions' | 'wishes']>;

export interface List<Row extends Confirmable> {
  subject: LinkSubject;
  /** The beginning of the file's name. */
  name: string;
  /** For the log of the desk. */
  act: LoggedAct;
  read(from: Queries): Promise<Row[]>;
  wishOf?(row: Row): number;
  columns: readonly Column<Row & { withdrawAddress: string }>[];
}

const STATES: Record<Confirmable['state'], Record<DeskLanguage, string>> = {
  confirmed: { en: 'confirmed', fr: 'confirmé' },
  unasked: {
    en: 'not confirmed: there was no mail server',
    fr: 'non confirmé : il n’y avait pas de serveur d’e-mail',
  },
  pending: { en: 'waits to be confirmed', fr: 'à confirmer' },
};

const SUSPECTED: Record<DeskLanguage, string> = { en: 'suspected', fr: 'suspect' };

/** `not confirmed: there was no mail server, suspected` */
export const stateOf = ({ state, is_suspected }: Confirmable, language: DeskLanguage): string =>
  [STATES[state][language], ...(is_suspected ? [SUSPECTED[language]] : [])].join(', ');

/** How consent was given, which ends each list. */
export const CONSENT_COLUMNS: Column<Confirmable>[] = [
  [{ en: 'confirmed', fr: 'confirmé le' }, ({ confirmed_at }) => confirmed_at && parisMoment(confirmed_at)],
  [{ en: 'agreed to', fr: 'accord donné à' }, ({ consent }) => consent],
  [{ en: 'in', fr: 'en' }, ({ consent_locale }) => consent_locale],
];

/** A list as a spreadsheet, which an editor takes away: what the desk answers. */
export const downloadOf =
  <Row extends Confirmable>({ database, settings, now }: DeskServices, list: List<Row>) =>
  async (person: PersonRow): Promise<CsvFile> => {
    const csv = await database.write(async (to) => {
      const file = await listFile(to, list, { siteUrl: settings.siteUrl, language: person.language });
      await note(to, person, list.act, { now: now(), about: String(file.count) });
      return file.csv;
    });
    return { name: `${list.name}-${parisDay(now())}.csv`, csv };
  };

/** Only those who may be written to, each with a new withdrawal link; earlier links stay valid. Call it in a write. */
async function listFile<Row extends Confirmable>(
  to: Queries,
  { subject, read, wishOf, columns }: List<Row>,
  { siteUrl, language }: { siteUrl: string; language: DeskLanguage },
): Promise<{ csv: string; count: number }> {
  const rows = await inTurn(
    (await read(to)).filter(({ state }) => state !== 'pending'),
    async (row) => {
      const { email, locale } = row;
      const token = await keepLink(to, { purpose: 'withdraw', email, wish: wishOf?.(row) });
      return { ...row, withdrawAddress: pageAddress(siteUrl, subject, 'withdraw', { token, locale }) };
    },
  );
  return { csv: listCsv(columns, rows, language), count: rows.length };
}

/** Spreadsheets need it to recognise UTF-8. */
export const BYTE_ORDER_MARK = '\ufeff';

type Column<Row> = readonly [
  title: Readonly<Record<DeskLanguage, string>>,
  value: (row: Row, language: DeskLanguage) => string | null,
];

/** What spreadsheets of a language take for the end of a cell. */
export const separatorOf = (language: DeskLanguage): ',' | ';' => (language === 'fr' ? ';' : ',');

/** @param language of who opens it in a spreadsheet */
export function listCsv<Row>(
  columns: readonly Column<Row>[],
  rows: readonly Row[],
  language: DeskLanguage,
): string {
  const lines = [
    columns.map(([title]) => title[language]),
    ...rows.map((row) => columns.map(([, value]) => value(row, language) ?? '')),
  ];
  return BYTE_ORDER_MARK + lines.map((line) => csvLine(line, separatorOf(language))).join('');
}

export const csvLine = (cells: readonly string[], separator: ',' | ';'): string =>
  `${cells.map((cell) => cellOf(cell, separator)).join(separator)}\r\n`;

/**
 * An apostrophe keeps spreadsheets from running a cell as a formula; also behind what a spreadsheet of another language takes for
 * the end of a cell.
 */
const cellOf = (text: string, separator: string): string => {
  const safe = text.replace(/(^|[;,\t\r\n"])(?=\s*[=+\-@\t\r＝＋－＠])/g, "$1'");
  const isQuoted = /["\r\n]/.test(safe) || safe.includes(separator) || safe !== text;
  return isQuoted ? `"${safe.replaceAll('"', '""')}"` : safe;
};
