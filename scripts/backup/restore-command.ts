import { settingsFrom } from '../../api/settings';
import { openFiles } from '../../api/files/originals';
import { runScript } from '../lib/run-script';
import { onPostgres, readCommand } from './command-file';
import { manifestText } from './manifest-text';
import { restoreBackup } from './restore-backup';

const USAGE = 'Usage: npm run restore -- FILE [--replace], while the API does not run';

/** `npm run restore`: replaces database, pictures and files by a backup. */
runScript(async () => {
  const { file, flags } = readCommand(USAGE, ['replace']);
  const { catalogueDir, dataDir, filesUrl, databaseUrl } = settingsFrom(process.env);
  const store = await openFiles({ dataDir, filesUrl });
  if (databaseUrl)
    throw new Error(
      onPostgres('pg_restore --clean --if-exists -1 -d "$DATABASE_URL" gallery.dump', store.place),
    );
  const replace = flags.has('replace');
  const { manifest, aside } = await restoreBackup({
    file,
    catalogueDir,
    dataDir,
    filesDir: store.isDisk ? store.place : '',
    replace,
  });
  console.log(`Restored as of ${manifest.made}: ${manifestText(manifest)}, in ${dataDir}.`);
  if (aside.length > 0)
    console.log(`What was there is kept, until you remove it, in:\n- ${aside.join('\n- ')}`);
  console.log('Start the API: it tells the site of everything, which is built anew then.');
});
