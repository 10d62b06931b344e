import { openMailer } from '../mail/mailer';
import { openDatabase } from '../database/open-database';

const POLL_MS = 50;

/**
 * A process that sends what waits in the database of a data folder, or in PostgreSQL, until it is killed: `mailing-process.ts <data folder> <mail server>
 * <ms that a claim lasts> <ms that its clock is ahead> [<address of PostgreSQL>]`.
 */
async function sendEndlessly(
  dataDir: string,
  smtpUrl: string,
  leaseMs: number,
  databaseUrl: string,
): Promise<void> {
  const address = 'gallery@example.org';
  const mailer = openMailer({
    smtpUrl,
    database: await openDatabase({ dataDir, databaseUrl }),
    addresses: () => ({ from: address, gallery: address }),
    log: () => {},
    leaseMs,
    pollMs: POLL_MS,
  });
  await mailer.start();
  setInterval(() => {}, leaseMs);
}

const [dataDir = '', smtpUrl = '', leaseMs, aheadMs, databaseUrl = ''] = process.argv.slice(2);
const now = Date.now;
Date.now = () => now() + Number(aheadMs);
void sendEndlessly(dataDir, smtpUrl, Number(leaseMs), databaseUrl);
