import type { DeskLanguage } from '../desk/contract/languages';
import type { LinkSubject } from '../../src/contract/forms/mail-links';
import type { LocaleCode } from '../../src/contract/locale-codes';
import type { Queries } from '../database/queries';
import { keepLink, pageAddress } from './links';
import { listCsv, type Column } from './list-csv';
import { parisMoment } from './paris-time';
import { inTurn } from '../database/in-turn';

export interface Confirmable {
  email: string;
  locale: LocaleCode;
  state: 'unasked' | 'pending' | 'confirmed';
}

export interface List<Row extends Confirmable> {
  subject: LinkSubject;
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
export const stateOf = (
  { state, isSuspected }: Pick<Confirmable, 'state'> & { isSuspected: 0 | 1 },
  language: DeskLanguage,
): string => [STATES[state][language], ...(isSuspected ? [SUSPECTED[language]] : [])].join(', ');

/** How consent was given, which ends each list. */
export const consentColumns = <Row extends Consenting>(): Column<Row>[] => [
  [{ en: 'confirmed', fr: 'confirmé le' }, ({ confirmedAt }) => confirmedAt && parisMoment(confirmedAt)],
  [{ en: 'agreed to', fr: 'accord donné à' }, ({ consent }) => consent],
  [{ en: 'in', fr: 'en' }, ({ consentLocale }) => consentLocale],
];

interface Consenting {
  /** ISO 8601, in UTC. */
  confirmedAt: string | null;
  consent: string | null;
  consentLocale: LocaleCode | null;
}

/** Only those who may be written to, each with a new withdrawal link; earlier links stay valid. Call it in a write. */
export async function listFile<Row extends Confirmable>(
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
