import { setTimeout as wait } from 'node:timers/promises';
import { parseArgs } from 'node:util';
import { hasItems } from './content/published/item-queries';
import { siteIn } from './content/published/part';
import { mailAddresses } from './mail/mail-addresses';
import { openMailer } from './mail/mailer';
import { unsentText } from './mail/unsent-text';
import { settingsFrom, type ApiSettings } from './settings';
import { openDatabase } from './database/open-database';
import type { GalleryDatabase } from './database/database';
import { isAnyPending, unsentMails, type UnsentMail } from './mail/mail-list';
import { takeUpAgain } from './mail/mail-queries';

const USAGE = 'Usage: npm run mail [-- list | retry]';
const LOOK_MS = 100;

/** The API may run meanwhile: each mail is claimed by one of the two. */
async function main(): Promise<void> {
  const { positionals } = parseArgs({ allowPositionals: true });
  const [command = 'list', ...rest] = positionals;
  if (!['list', 'retry'].includes(command) || rest.length > 0) throw new Error(USAGE);
  const settings = settingsFrom(process.env);
  const database = await openDatabase(settings);
  try {
    if (command === 'list') console.log(unsentText(await database.read(unsentMails)));
    else await retry(database, settings);
  } finally {
    await database.close();
  }
}

async function retry(database: GalleryDatabase, settings: ApiSettings): Promise<void> {
  await database.write((to) => takeUpAgain(to, Date.now()));
  const due = await database.read(unsentMails);
  if (due.length === 0 || !settings.smtpUrl) {
    console.log(unsentText(due));
    if (due.length > 0)
      console.log('SMTP_URL is not set here: an API that runs with it sends them within seconds.');
    return;
  }
  const unsent = await sendAll(database, settings, due);
  console.log(`Sent: ${due.length - unsent.length}\n${unsentText(unsent)}`);
  if (unsent.length > 0) process.exitCode = 1;
}

async function sendAll(
  database: GalleryDatabase,
  settings: ApiSettings,
  mails: readonly UnsentMail[],
): Promise<UnsentMail[]> {
  // Their addresses are the gallery's.
  if (!(await database.read(hasItems)))
    throw new Error('The database has no catalogue yet: start the API, which takes it in, and try again.');
  const site = await database.read(siteIn);
  const mailer = openMailer({
    smtpUrl: settings.smtpUrl,
    database,
    addresses: async () => mailAddresses(settings, site),
    log: () => {},
  });
  const last = mails.at(-1)?.id ?? 0;
  do {
    mailer.wake();
    await wait(LOOK_MS);
  } while (await database.read((from) => isAnyPending(from, last, Date.now())));
  await mailer.close();
  return (await database.read(unsentMails)).filter(({ id }) => id <= last);
}

main().catch((error: unknown) => {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
});
