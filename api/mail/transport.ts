import { createTransport } from 'nodemailer';
import type { ClaimedMail } from '../storage/tables/mails';

/** Who sends, and where the gallery reads: addresses as in a header, several readers with commas between them. */
export interface MailAddresses {
  from: string;
  gallery: string;
}

/** What came of a try. */
export type Outcome =
  | { kind: 'sent' }
  /**
   * `code` is the server's, without names. `isRefused`: the readers' server does not want it, now or later. `remaining` are
   * the readers who have not got it, where others have.
   */
  | { kind: 'failed'; code: string; isRefused: boolean; remaining?: string[] };

export interface Transport {
  /** Tries to send a mail, once; never throws. */
  send(mail: ClaimedMail, addresses: MailAddresses): Promise<Outcome>;
  close(): void;
}

/** ms, set where the address says nothing else. A server that looks at a mail before it takes it may need a minute. */
const TIMEOUTS = { connectionTimeout: '10000', greetingTimeout: '10000', socketTimeout: '60000' };

/** Sends through the server at an address like `smtps://user:password@mail.example.org:465`. */
export function openTransport(smtpUrl: string): Transport {
  const transport = createTransport(withTimeouts(smtpUrl));
  return {
    async send({ content, messageId, queuedAt }, { from, gallery }) {
      const { to = gallery, remaining, replyTo, subject, text, headers } = content;
      const envelope = remaining && { envelope: { from, to: remaining } };
      try {
        const sent = await transport.sendMail({
          from,
          to,
          ...envelope,
          replyTo,
          subject,
          text,
          headers,
          messageId,
          // That of the first try: a second one is the same mail.
          date: queuedAt,
        });
        if (sent.rejected.length === 0) return { kind: 'sent' };
        return { ...failureOf(sent as SmtpError), remaining: sent.rejected.map(addressOf) };
      } catch (error) {
        return failureOf(error as SmtpError);
      }
    },
    close: () => transport.close(),
  };
}

/** What nodemailer says of a failure. */
interface SmtpError {
  code?: string;
  /** The server's status. */
  responseCode?: number;
  /** What was being said to it. */
  command?: string;
  /** One for each reader whom it does not take. */
  rejectedErrors?: SmtpError[];
}

function failureOf(error: SmtpError): Extract<Outcome, { kind: 'failed' }> {
  const { rejectedErrors = [] } = error;
  const { code, responseCode } = rejectedErrors[0] ?? error;
  const parts = [code, responseCode].filter(Boolean);
  const said = rejectedErrors.length > 0 ? rejectedErrors : [error];
  return { kind: 'failed', code: parts.join(' ') || 'unknown', isRefused: said.every(isForGood) };
}

/** Whether readers or contents are refused for good; who sends, and by which login, is a matter of settings. */
const isForGood = ({ responseCode = 0, command }: SmtpError): boolean =>
  responseCode >= 500 && (command === 'RCPT TO' || command === 'DATA');

const addressOf = (reader: string | { address: string }): string =>
  typeof reader === 'string' ? reader : reader.address;

function withTimeouts(smtpUrl: string): string {
  const url = new URL(smtpUrl);
  for (const [name, ms] of Object.entries(TIMEOUTS)) {
    if (!url.searchParams.has(name)) url.searchParams.set(name, ms);
  }
  return url.href;
}
