import { open } from 'node:fs/promises';
import { parseArgs } from 'node:util';
import { keepLink, pageAddress } from './newsletter/links';
import { subscribersCsv, type Reader } from './newsletter/subscribers-csv';
import { settingsFrom } from './settings';
import { openDatabase, type GalleryDatabase } from './storage/database';
import { allSubscriptions, type Subscription } from './storage/tables/subscriptions';

const USAGE = 'Usage: npm run subscribers [-- csv FILE]';
/** For who runs the command alone: the file holds what visitors have told the gallery. */
const OWN_MODE = 0o600;

/** Says how many subscribe to the newsletter, or writes those who may be written to into a file. The API may run meanwhile. */
async function main(): Promise<void> {
  const { positionals } = parseArgs({ allowPositionals: true });
  const [command, file, ...rest] = positionals;
  if (rest.length > 0 || (command !== undefined && (command !== 'csv' || !file))) throw new Error(USAGE);
  const { dataDir, siteUrl } = settingsFrom(process.env);
  const database = await openDatabase(dataDir);
  try {
    if (file) await writeReaders(database, file, siteUrl);
    else console.log(countsOf(await database.read(allSubscriptions)));
  } finally {
    database.close();
  }
}

function countsOf(subscriptions: readonly Subscription[]): string {
  const count = (state: Subscription['state']) =>
    subscriptions.filter((subscription) => subscription.state === state).length;
  return [
    `Confirmed: ${count('confirmed')}`,
    `Not confirmed, since there was no mail server: ${count('unasked')}`,
    `Wait to be confirmed, and may not be written to: ${count('pending')}`,
  ].join('\n');
}

/** Each list has links of its own for whoever gives the newsletter up: those of earlier ones stay good. */
async function writeReaders(database: GalleryDatabase, file: string, siteUrl: string): Promise<void> {
  const list = await open(file, 'wx', OWN_MODE);
  const readers = await database.write((to) =>
    allSubscriptions(to)
      .filter(({ state }) => state !== 'pending')
      .map((subscription): Reader => {
        const { email, locale } = subscription;
        const token = keepLink(to, { purpose: 'withdraw', email, consent: null, locale: null });
        return { ...subscription, withdrawAddress: pageAddress(siteUrl, 'withdraw', token, locale) };
      }),
  );
  await list.writeFile(subscribersCsv(readers));
  await list.close();
  console.log(`${readers.length} written to ${file}`);
}

main().catch((error: unknown) => {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
});
