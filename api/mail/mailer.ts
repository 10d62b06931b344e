import { randomUUID } from 'node:crypto';
import { setTimeout as wait } from 'node:timers/promises';
import { openRepeater } from '../publishing/coalesced-task';
import type { GalleryDatabase } from '../storage/database';
import { claimMails, isAnyClaimable, makeDue, renewClaims, type ClaimedMail } from '../storage/tables/mails';
import { DatabaseBusy } from '../storage/when-free';
import { noteOutcome, type MailLog } from './note-outcome';
import { RETRIES, type Retries } from './retries';
import { openTransport, type MailAddresses } from './transport';

/** Sends the mails that wait in the database (`queueMail`), one process a mail at a time. */
export interface Mailer {
  /** Makes everything due that waits, and sends it, and from now on what becomes due. */
  start(): Promise<void>;
  /** Sends what is due; to be called when a mail has been kept. Never throws and never waits. */
  wake(): void;
  /** Begins nothing any more, and ends when nothing is under way, or after some seconds. */
  close(): Promise<void>;
}

interface MailerOptions {
  smtpUrl: string;
  database: GalleryDatabase;
  /** Asked at each try. */
  addresses(): MailAddresses;
  log: MailLog;
  /** For tests; times in ms. */
  retries?: Retries;
  pollMs?: number;
  leaseMs?: number;
}

/** Mails under way at the same time: a mail server is asked for little at once. */
const AT_ONCE = 3;
/** ms between two looks for what is due, or was taken up again by another process. */
const POLL_MS = 5_000;
/** ms that a claim lasts that nobody renews, because its process was killed. */
const LEASE_MS = 60_000;
/** A claim is renewed so many times before it would end. */
const RENEWALS = 4;
/** ms that the end of the process waits for what is under way, which is sent again otherwise. */
const CLOSING_MS = 8_000;
/** ms until the next try to note what came of a mail. */
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
    if (!(await database.read((from) => isAnyClaimable(from, Date.now(), bounds)))) return [];
    const domain = domainOf(addresses().from);
    const messageIdFor = (id: number) => `<mail-${id}.${randomUUID()}@${domain}>`;
    return database.write(
      (to) => {
        const now = Date.now();
        return claimMails(to, { by: self, now, until: now + leaseMs, most, messageIdFor }, bounds);
      },
      { urgent: true },
    );
  };

  const deliver = async (mail: ClaimedMail): Promise<void> => {
    const outcome = await transport.send(mail, addresses());
    // What was sent and is not noted would be sent again.
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
    // It is tried again; that others write is nothing to tell.
    if (!(error instanceof DatabaseBusy)) log('warn', { err: error }, 'the queue of mails cannot be used');
  };
  const passes = openRepeater(() => sendDue().catch(logFault));

  const renew = (): void => {
    if (underWay.size === 0) return;
    database
      .write((to) => renewClaims(to, self, Date.now() + leaseMs), { urgent: true })
      .catch(() => undefined);
  };
  const timers = [setInterval(renew, leaseMs / RENEWALS).unref()];

  return {
    async start() {
      await database.write((to) => makeDue(to, Date.now())).catch(logFault);
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

/** The machine's name in the address of a sender: `Gallery <a@example.org>` is of `example.org`. */
const domainOf = (from: string): string => /@([^\s<>@]+)>?\s*$/.exec(from)?.[1] ?? 'localhost';
