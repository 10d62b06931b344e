import { existsSync } from 'node:fs';
import path from 'node:path';
import { parseArgs } from 'node:util';
import { removeRoomPicture } from './rooms/room-picture-files';
import { removeDeskBackup } from './backup/desk-backup';
import { foldedAddress, isAddress } from './privacy/folded-address';
import {
  erasePersonalRecords,
  personalRecords,
  roomPicturesOf,
  type Erased,
} from './privacy/personal-records';
import { openFiles } from './files/open-files';
import { settingsFrom, type ApiSettings } from './settings';
import { openDatabase } from './database/open-database';
import type { GalleryDatabase } from './database/database';

const USAGE = 'Usage: npm run -s personal-data -- export|erase ada@example.org';
/** ms to wait for a busy API. */
const PATIENCE_MS = 30_000;

async function main(): Promise<void> {
  const { positionals } = parseArgs({ allowPositionals: true });
  const [command = '', address = '', ...rest] = positionals;
  if (!['export', 'erase'].includes(command) || !address || rest.length > 0) throw new Error(USAGE);
  if (!isAddress(address)) throw new Error(`'${address}' is no address of a mailbox. ${USAGE}`);
  const settings = settingsFrom(process.env);
  const file = path.join(settings.dataDir, 'gallery.db');
  // In a wrong folder nothing would be found, and an empty database created.
  if (!settings.databaseUrl && !existsSync(file))
    throw new Error(`There is no database ${file}: set API_DATA_DIR to the folder that the API has.`);
  const database = await openDatabase({ ...settings, patienceMs: PATIENCE_MS });
  try {
    if (command === 'export') await print(database, address);
    else await erase(database, address, settings);
  } finally {
    await database.close();
  }
}

async function print(database: GalleryDatabase, address: string): Promise<void> {
  const { mentionedIn, ...records } = await database.read((from) => personalRecords(from, address));
  const exported = { address: foldedAddress(address), exported_at: new Date().toISOString(), ...records };
  console.log(JSON.stringify(exported, null, 2));
  if (Object.values(records).every(({ length }) => length === 0))
    console.error('The database has nothing about this address.');
  tellOfMentions(mentionedIn);
}

async function erase(
  database: GalleryDatabase,
  address: string,
  { dataDir, filesUrl }: Pick<ApiSettings, 'dataDir' | 'filesUrl'>,
): Promise<void> {
  const files = await openFiles({ dataDir, filesUrl });
  const pictures = await database.read((from) => roomPicturesOf(from, address));
  const erased = await database.write((to) => erasePersonalRecords(to, address), { urgent: true });
  for (const name of pictures) await removeRoomPicture(files, name);
  console.log(`Erased: ${inWords(erased)}.`);
  tellOfMentions(await database.read(async (from) => (await personalRecords(from, address)).mentionedIn));
  await removeDeskBackup(dataDir);
  await database.leaveNoTrace({ wholeFile: true }).catch((error: unknown) => {
    const reason = error instanceof Error ? error.message : String(error);
    throw new Error(
      `The rows are deleted, but their bytes may still be in ${dataDir}/gallery.db: run this again (${reason}).`,
    );
  });
  const where = database.engine === 'sqlite' ? 'the database’s files' : 'any table';
  console.log(
    `Nothing of it is left in ${where}. Mails that were sent are in the gallery’s mailbox, and backups have what they had.`,
  );
}

const inWords = (erased: Erased): string =>
  Object.entries(erased)
    .map(([table, count]) => `${table.replace('_', ' ')} ${count}`)
    .join(', ');

function tellOfMentions(ids: readonly number[]): void {
  if (ids.length > 0)
    console.error(
      `Messages of others mention this address, and were left alone: ${ids.join(', ')} (their id).`,
    );
}

main().catch((error: unknown) => {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
});
