import { open } from 'node:fs/promises';
import { parseArgs } from 'node:util';
import { settingsFrom } from '../settings';
import { openDatabase } from '../database/open-database';
import type { GalleryDatabase } from '../database/database';
import { listFile, type Confirmable, type List } from './list-file';

/** The file holds personal data. */
const OWN_MODE = 0o600;

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
  const settings = settingsFrom(process.env);
  const database = await openDatabase(settings);
  try {
    if (file) await writeRows(database, list, file, settings.siteUrl);
    else console.log(countsOf(await database.read((from) => list.read(from))));
  } finally {
    await database.close();
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

async function writeRows<Row extends Confirmable>(
  database: GalleryDatabase,
  list: List<Row>,
  path: string,
  siteUrl: string,
): Promise<void> {
  const file = await open(path, 'wx', OWN_MODE);
  const { csv, count } = await database.write((to) => listFile(to, list, { siteUrl, language: 'en' }));
  await file.writeFile(csv);
  await file.close();
  console.log(`${count} written to ${path}`);
}
