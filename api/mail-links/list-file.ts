import type { LinkSubject } from '../../src/contract/forms/mail-links';
import type { LocaleCode } from '../../src/contract/locale-codes';
import type { Statements } from '../storage/connection';
import { keepLink, pageAddress } from './links';
import { listCsv, type Column } from './list-csv';

export interface Confirmable {
  email: string;
  locale: LocaleCode;
  state: 'unasked' | 'pending' | 'confirmed';
}

export interface List<Row extends Confirmable> {
  name: string;
  subject: LinkSubject;
  read(from: Statements): Row[];
  wishOf?(row: Row): number;
  columns: readonly Column<Row & { withdrawAddress: string }>[];
}

export const STATES: Record<Confirmable['state'], string> = {
  confirmed: 'confirmed',
  unasked: 'not confirmed: there was no mail server',
  pending: 'waits to be confirmed',
};

/** Only those who may be written to, each with a new withdrawal link; earlier links stay valid. Call it in a write. */
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
