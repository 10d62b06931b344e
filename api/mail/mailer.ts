import { randomUUID } from 'node:crypto';
import { setTimeout as wait } from 'node:timers/promises';
import { openRepeater } from '../changes/coalesced-task';
import type { GalleryDatabase } from '../database/database';
import { claimMails, isAnyClaimable, makeDue, renewClaims, type ClaimedMail } from './mail-queries';
import { DatabaseBusy } from '../storage/when-free';
import { noteOutcome, type MailLog } from './note-outcome';
import { RETRIES, type Retries } from './retries';
import { openTransport, type MailAddresses } from './transport';

/** Sends queued mails (`queueMail`); each is claimed by one process. */
export interface Mailer {
  start(): Promise<void>;
  /** To be called after a mail was queued. Never throws or waits. */
  wake(): void;
  close(): Promise<void>;
}

interface MailerOptions {
  smtpUrl: string;
  database: GalleryDatabase;
  addresses(): MailAddresses | Promise<MailAddresses>;
  log: MailLog;
  retries?: Retries;
  pollMs?: number;
  leaseMs?: number;
}

const AT_ONCE = 3;
/** ms; finds mails that other processes have queued or put off. */
const POLL_MS = 5_000;
/** ms a claim lasts after its process was killed. */
const LEASE_MS = 60_000;
const RENEWALS = 4;
/** ms; a mail that takes longer is sent again later. */
const CLOSING_MS = 8_000;
const NOTING_PAUSE_MS = 500;

export function openMailer({
  smtpUrl,
  database,
  addresses,
  log,
  retries = RETRIES,
  pollMs = POLL_MS,
  leaseMs = LEASE_MS,
}: MailerOptions): Mailer {
  const transport = openTransport(smtpUrl);
  const self = randomUUID();
  const underWay = new Set<Promise<void>>();
  const bounds = { longestPauseMs: retries.longestPauseMs, leaseMs };
  let isClosing = false;
  let isClosed = false;

  const claim = async (most: number): Promise<ClaimedMail[]> => {
    if (!(await database.read((from) => isAnyClaimable(from, bounds)))) return [];
    const domain = domainOf((await addresses()).from);
    const messageIdFor = (id: number) => `<mail-${id}.${randomUUID()}@${domain}>`;
    return database.write((to) => claimMails(to, { by: self, most, messageIdFor }, bounds), { urgent: true });
  };

  const deliver = async (mail: ClaimedMail): Promise<void> => {
    const outcome = await transport.send(mail, await addresses());
    // Retries for ever: a sent mail that is not noted would be sent again.
    while (!isClosed) {
      try {
        return await noteOutcome(mail, outcome, { database, by: self, retries, log });
      } catch (error) {
        logFault(error);
        await wait(NOTING_PAUSE_MS);
      }
    }
  };

  const sendDue = async (): Promise<void> => {
    const places = AT_ONCE - underWay.size;
    if (isClosing || places <= 0) return;
    for (const mail of await claim(places)) {
      const delivery = deliver(mail).finally(() => {
        underWay.delete(delivery);
        passes.request();
      });
      underWay.add(delivery);
    }
  };
  const logFault = (error: unknown): void => {
    // It is tried again, so a busy database is not logged.
    if (!(error instanceof DatabaseBusy)) log('warn', { err: error }, 'the queue of mails cannot be used');
  };
  const passes = openRepeater(() => sendDue().catch(logFault));

  const renew = (): void => {
    if (underWay.size === 0) return;
    database.write((to) => renewClaims(to, self, bounds), { urgent: true }).catch(() => undefined);
  };
  const timers = [setInterval(renew, leaseMs / RENEWALS).unref()];

  return {
    async start() {
      await database.write(makeDue).catch(logFault);
      passes.request();
      timers.push(setInterval(passes.request, pollMs).unref());
    },
    wake: passes.request,
    async close() {
      isClosing = true;
      await passes.settled();
      await Promise.race([Promise.all(underWay), wait(CLOSING_MS, undefined, { ref: false })]);
      isClosed = true;
      timers.forEach(clearInterval);
      transport.close();
    },
  };
}

/** `Gallery <a@example.org>` -> `example.org` */
const domainOf = (from: string): string => /@([^\s<>@]+)>?\s*$/.exec(from)?.[1] ?? 'localhost';
