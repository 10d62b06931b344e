import { setTimeout as wait } from 'node:timers/promises';
import { createTransport } from 'nodemailer';

/** A mail of plain text. */
export interface Mail {
  from: string;
  /** One address, or several with commas between. */
  to: string;
  replyTo: { name: string; address: string };
  subject: string;
  text: string;
}

/** Sends mails behind the back of who asks for it. */
export interface Mailer {
  /** Never throws and never waits: a mail that cannot be sent now is tried again later. */
  send(mail: Mail): void;
  /** Tries once more what waits to be tried again, and ends when nothing is on its way any more. */
  close(): Promise<void>;
}

interface MailerOptions {
  /** ms before each further try. */
  delays?: readonly number[];
  /** Told the server's code when the last try has failed: the rest of an error may name people. */
  onFailure(code: string): void;
}

const DELAYS = [10_000, 60_000, 600_000];

/** Set where the address says nothing else: a server that does not answer must not hold up the end of the process. */
const TIMEOUTS = { connectionTimeout: '10000', greetingTimeout: '10000', socketTimeout: '20000' };

/** Sends through the server at an address like `smtps://user:password@mail.example.org:465`. */
export function openMailer(smtpUrl: string, { delays = DELAYS, onFailure }: MailerOptions): Mailer {
  const transport = createTransport(withTimeouts(smtpUrl));
  const closing = new AbortController();
  const underWay = new Set<Promise<void>>();

  const deliver = async (mail: Mail): Promise<void> => {
    for (const delay of [...delays, undefined]) {
      const isLast = delay === undefined || closing.signal.aborted;
      try {
        await transport.sendMail(mail);
        return;
      } catch (error) {
        if (isLast) return onFailure(codeOf(error));
        await wait(delay, undefined, { signal: closing.signal }).catch(() => undefined);
      }
    }
  };

  return {
    send: (mail) => {
      const delivery = deliver(mail).finally(() => underWay.delete(delivery));
      underWay.add(delivery);
    },
    close: async () => {
      closing.abort();
      await Promise.all(underWay);
      transport.close();
    },
  };
}

function withTimeouts(smtpUrl: string): string {
  const url = new URL(smtpUrl);
  for (const [name, ms] of Object.entries(TIMEOUTS)) {
    if (!url.searchParams.has(name)) url.searchParams.set(name, ms);
  }
  return url.href;
}

const codeOf = (error: unknown): string => (error as { code?: string }).code ?? 'unknown';
