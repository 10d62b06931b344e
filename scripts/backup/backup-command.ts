import { settingsFrom } from '../../api/settings';
import { openFiles } from '../../api/files/originals';
import { runScript } from '../lib/run-script';
import { onPostgres, readCommand } from './command-file';
import { makeBackup } from '../../api/backup/make-backup';
import { manifestText } from './manifest-text';

const USAGE = 'Usage: npm run backup -- FILE, which is not there yet (/backup/gallery-2026-01-31.tar)';
const MB = 1_000_000;

/** `npm run backup`: database, pictures and files in one file; API and host may go on running. */
runScript(async (signal) => {
  const { file } = readCommand(USAGE);
  const { dataDir, filesUrl, databaseUrl } = settingsFrom(process.env);
  const { place, isDisk } = await openFiles({ dataDir, filesUrl });
  if (databaseUrl) throw new Error(onPostgres('pg_dump -Fc -f gallery.dump "$DATABASE_URL"', place));
  const { manifest, size, lacking } = await makeBackup({ file, dataDir, filesUrl, signal });
  console.log(`${file}: ${manifestText(manifest)}; ${(size / MB).toFixed(1)} MB.`);
  if (!isDisk)
    console.log(
      `Pictures and files are in ${place}, and not in it: keep versions of the bucket (docs/deploy.md).`,
    );
  if (lacking > 0) console.log(`${lacking} files that the database names are not in ${place}.`);
});
