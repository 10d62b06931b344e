import { settingsFrom } from '../../api/settings';
import { runScript } from '../lib/run-script';
import { onPostgres, readCommand } from './command-file';
import { manifestText } from './manifest-text';
import { restoreBackup } from './restore-backup';

const USAGE = 'Usage: npm run restore -- FILE [--replace], while the API does not run';

/** `npm run restore`: replaces catalogue and database by a backup. */
runScript(async () => {
  const { file, flags } = readCommand(USAGE, ['replace']);
  const { catalogueDir, dataDir, databaseUrl } = settingsFrom(process.env);
  if (databaseUrl)
    throw new Error(
      onPostgres('pg_restore --clean --if-exists -1 -d "$DATABASE_URL" gallery.dump', {
        catalogueDir,
        dataDir,
      }),
    );
  const replace = flags.has('replace');
  const { manifest, aside } = await restoreBackup({ file, catalogueDir, dataDir, replace });
  console.log(
    `Restored as of ${manifest.made}: ${manifestText(manifest)}, in ${catalogueDir} and ${dataDir}.`,
  );
  if (aside.length > 0)
    console.log(`What was there is kept, until you remove it, in:\n- ${aside.join('\n- ')}`);
  console.log('Start the API: it tells the site of everything, which is built anew then.');
});
