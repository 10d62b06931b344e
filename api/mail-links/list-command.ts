import { open } from 'node:fs/promises';
import { parseArgs } from 'node:util';
import type { LinkSubject } from '../../src/contract/forms/mail-links';
import type { LocaleCode } from '../../src/contract/locale-codes';
import { settingsFrom } from '../settings';
import type { Statements } from '../storage/connection';
import { openDatabase, type GalleryDatabase } from '../storage/database';
import { keepLink, pageAddress } from './links';
import { listCsv, type Column } from './list-csv';

/** For who runs the command alone: the file holds what visitors have told the gallery. */
const OWN_MODE = 0o600;

/** What visitors have confirmed by mail, or may have. */
interface Confirmable {
  email: string;
  locale: LocaleCode;
  state: 'unasked' | 'pending' | 'confirmed';
}

/** A list that the gallery's people take out of the database. */
interface List<Row extends Confirmable> {
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

/** Says how many there are, or writes those who may be written to into a file. The API may run meanwhile. */
export function runListCommand<Row extends Confirmable>(list: List<Row>): void {
  main(list).catch((error: unknown) => {
    console.error(error instanceof Error ? error.message : error);
    process.exitCode = 1;
  });
}

async function main<Row extends Confirmable>(list: List<Row>): Promise<void> {
  const { positionals } = parseArgs({ allowPositionals: true });
  const [command, file, ...rest] = positionals;
  if (rest.length > 0 || (command !== undefined && (command !== 'csv' || !file)))
    throw new Error(`Usage: npm run ${list.name} [-- csv FILE]`);
  const { dataDir, siteUrl } = settingsFrom(process.env);
  const database = await openDatabase(dataDir);
  try {
    if (file) await writeRows(database, list, file, siteUrl);
    else console.log(countsOf(await database.read((from) => list.read(from))));
  } finally {
    database.close();
  }
}

function countsOf(rows: readonly Confirmable[]): string {
  const count = (wanted: Confirmable['state']) => rows.filter(({ state }) => state === wanted).length;
  return [
    `Confirmed: ${count('confirmed')}`,
    `Not confirmed, since there was no mail server: ${count('unasked')}`,
    `Wait to be confirmed, and may not be written to: ${count('pending')}`,
  ].join('\n');
}

/** Each list has links of its own for whoever gives up: those of earlier ones stay good. */
async function writeRows<Row extends Confirmable>(
  database: GalleryDatabase,
  { subject, read, wishOf, columns }: List<Row>,
  path: string,
  siteUrl: string,
): Promise<void> {
  const file = await open(path, 'wx', OWN_MODE);
  const rows = await database.write((to) =>
    read(to)
      .filter(({ state }) => state !== 'pending')
      .map((row) => {
        const { email, locale } = row;
        const token = keepLink(to, { purpose: 'withdraw', email, wish: wishOf?.(row) });
        return { ...row, withdrawAddress: pageAddress(siteUrl, subject, 'withdraw', { token, locale }) };
      }),
  );
  await file.writeFile(listCsv(columns, rows));
  await file.close();
  console.log(`${rows.length} written to ${path}`);
}
