import type { LinkSubject } from '../../src/contract/forms/mail-links';
import type { LocaleCode } from '../../src/contract/locale-codes';
import type { Statements } from '../storage/connection';
import { keepLink, pageAddress } from './links';
import { listCsv, type Column } from './list-csv';

/** What visitors have confirmed by mail, or may have. */
export interface Confirmable {
  email: string;
  locale: LocaleCode;
  state: 'unasked' | 'pending' | 'confirmed';
}

/** A list that the gallery's people take out of the database. */
export interface List<Row extends Confirmable> {
  /** `npm run <name>` */
  name: string;
  subject: LinkSubject;
  read(from: Statements): Row[];
  /** The wish that a row is, by its id. */
  wishOf?(row: Row): number;
  columns: readonly Column<Row & { withdrawAddress: string }>[];
}

/** What is said of each state where a row's is told. */
export const STATES: Record<Confirmable['state'], string> = {
  confirmed: 'confirmed',
  unasked: 'not confirmed: there was no mail server',
  pending: 'waits to be confirmed',
};

/**
 * A list as spreadsheets and mailing services take it, of those who may be written to. Each has links of its own for whoever
 * gives up: those of earlier ones stay good. In a write.
 */
export function listFile<Row extends Confirmable>(
  to: Statements,
  { subject, read, wishOf, columns }: List<Row>,
  siteUrl: string,
): { csv: string; count: number } {
  const rows = read(to)
    .filter(({ state }) => state !== 'pending')
    .map((row) => {
      const { email, locale } = row;
      const token = keepLink(to, { purpose: 'withdraw', email, wish: wishOf?.(row) });
      return { ...row, withdrawAddress: pageAddress(siteUrl, subject, 'withdraw', { token, locale }) };
    });
  return { csv: listCsv(columns, rows), count: rows.length };
}
