import { openMailer } from '../mail/mailer';
import { openDatabase } from '../database/open-database';

/** ms; short, so that a test need not wait for the claims of a process that it has killed. */
const LEASE_MS = 1000;
const POLL_MS = 50;

/** A process that sends what waits in the database of a data folder until it is killed: `mailing-process.ts <data folder> <server>`. */
async function sendEndlessly(dataDir: string, smtpUrl: string): Promise<void> {
  const address = 'gallery@example.org';
  const mailer = openMailer({
    smtpUrl,
    database: await openDatabase({ dataDir }),
    addresses: () => ({ from: address, gallery: address }),
    log: () => {},
    leaseMs: LEASE_MS,
    pollMs: POLL_MS,
  });
  await mailer.start();
  setInterval(() => {}, LEASE_MS);
}

const [dataDir = '', smtpUrl = ''] = process.argv.slice(2);
void sendEndlessly(dataDir, smtpUrl);
