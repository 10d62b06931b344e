import { settingsFrom } from '../../api/settings';
import { runScript } from '../lib/run-script';
import { onPostgres, readCommand } from './command-file';
import { makeBackup } from '../../api/backup/make-backup';
import { manifestText } from './manifest-text';

const USAGE = 'Usage: npm run backup -- FILE, which is not there yet (/backup/gallery-2026-01-31.tar)';
const MB = 1_000_000;

/** `npm run backup`: catalogue and database in one file; API and host may go on running. */
runScript(async (signal) => {
  const { file } = readCommand(USAGE);
  const { catalogueDir, dataDir, databaseUrl } = settingsFrom(process.env);
  if (databaseUrl)
    throw new Error(onPostgres('pg_dump -Fc -f gallery.dump "$DATABASE_URL"', { catalogueDir, dataDir }));
  const { manifest, size, isOfOneMoment } = await makeBackup({ file, catalogueDir, dataDir, signal });
  console.log(`${file}: ${manifestText(manifest)}; ${(size / MB).toFixed(1)} MB.`);
  if (!isOfOneMoment)
    console.log(
      'The catalogue was edited all the time: each file is whole, but some may be older than others. ' +
        'Make another backup when nobody edits.',
    );
});
