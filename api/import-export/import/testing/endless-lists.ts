import { writeSync } from 'node:fs';
import { settingsFrom } from '../../../settings';
import { openDatabase } from '../../../database/open-database';
import type { PersonRow } from '../../../people/people-queries';
import { openRelisting } from '../../../content/list/relist';
import { bringIn } from '../bringing/bring-in';
import { takeBack } from '../bringing/take-back';
import { planOf } from '../open-plan';

const ADA = { id: 1, name: 'Ada', language: 'en' } as PersonRow;
const ASK = { creators: [], types: [], confirmed: [], pictures: [] };

/**
 * A process that brings a list in and takes it back, again and again until it is killed, and says a line before each:
 * `endless-lists.ts <data folder> <catalogue> <rows> <address of PostgreSQL>`.
 */
async function bringInEndlessly(
  dataDir: string,
  root: string,
  rows: number,
  databaseUrl: string,
): Promise<void> {
  const database = await openDatabase({ dataDir, databaseUrl });
  const settings = { ...settingsFrom({}), catalogueDir: root, dataDir };
  const relisted = openRelisting(database);
  const services = { settings, database, now: Date.now };
  const list = {
    headings: ['ref', 'title'],
    rows: Array.from({ length: rows }, (_, at) => ({ number: at + 2, cells: [`X ${at}`, `Piece ${at}`] })),
  };
  for (;;) {
    writeSync(1, 'next\n');
    await relisted();
    const plan = await planOf(database, { files: [], contentOf: () => '' }, 'en', list, {
      ...ASK,
      columns: ['reference', 'title.en'],
    });
    await takeBack(services, await bringIn(services, plan, 'list.csv', ADA), ADA);
  }
}

const [dataDir = '', root = '', rows = '0', databaseUrl = ''] = process.argv.slice(2);
void bringInEndlessly(dataDir, root, Number(rows), databaseUrl);
