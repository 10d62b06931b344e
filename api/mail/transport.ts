import { createTransport } from 'nodemailer';
import type { ClaimedMail } from './mail-queries';

export interface MailAddresses {
  from: string;
  gallery: string;
}

export type Outcome =
  | { kind: 'sent' }
  /** `code` names nobody. `isRefused`: refused for good. `remaining`: readers who have not got the mail. */
  | { kind: 'failed'; code: string; isRefused: boolean; remaining?: string[] };

export interface Transport {
  send(mail: ClaimedMail, addresses: MailAddresses): Promise<Outcome>;
  close(): void;
}

/** ms, unless the address sets them. Servers that scan mails may take a minute. */
const TIMEOUTS = { connectionTimeout: '10000', greetingTimeout: '10000', socketTimeout: '60000' };

/** @param smtpUrl like `smtps://user:password@mail.example.org:465` */
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
          // That of the first try, so that a retry is the same mail.
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

interface SmtpError {
  code?: string;
  responseCode?: number;
  command?: string;
  rejectedErrors?: SmtpError[];
}

function failureOf(error: SmtpError): Extract<Outcome, { kind: 'failed' }> {
  const { rejectedErrors = [] } = error;
  const { code, responseCode } = rejectedErrors[0] ?? error;
  const parts = [code, responseCode].filter(Boolean);
  const said = rejectedErrors.length > 0 ? rejectedErrors : [error];
  return { kind: 'failed', code: parts.join(' ') || 'unknown', isRefused: said.every(isForGood) };
}

/** A refusal of sender or login is not final: settings can be corrected. */
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
