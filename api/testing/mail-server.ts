import { once } from 'node:events';
import type { AddressInfo } from 'node:net';
import { text } from 'node:stream/consumers';
import { SMTPServer, type SMTPServerOptions } from 'smtp-server';

/** A mail as the server took it: who it was for, and its source with headers and body. */
export interface ReceivedMail {
  to: string[];
  source: string;
  messageId: string;
}

/** How a test has the server behave. */
interface MailServerOptions {
  /** 0 for any. */
  port?: number;
  /** How many mails it turns away before it takes one. */
  refusals?: number;
  /** The status that it turns them away with: from 500 on, for good. */
  refusedWith?: number;
  /** Addresses that it takes nothing for, each with its status. */
  refusedAddresses?: Record<string, number>;
  /** Called when a mail is kept; the sender is told once what it returns has resolved. */
  onReceived?: (mail: ReceivedMail) => unknown;
}

/** A mail server of this machine that keeps what it is sent. */
export interface TestMailServer {
  /** For SMTP_URL. */
  url: string;
  port: number;
  received: ReceivedMail[];
  /** How many mails it has turned away. */
  refused: number;
  close(): Promise<void>;
}

export async function startMailServer({
  port = 0,
  refusals = 0,
  refusedWith = 450,
  refusedAddresses = {},
  onReceived,
}: MailServerOptions = {}): Promise<TestMailServer> {
  const onRcptTo: SMTPServerOptions['onRcptTo'] = ({ address }, _session, done) => {
    const status = refusedAddresses[address];
    done(status ? refusal(status) : null);
  };
  const server = new SMTPServer({
    authOptional: true,
    hideSTARTTLS: true,
    closeTimeout: 1,
    // Nobody knows the names of this machine's visitors.
    disableReverseLookup: true,
    onRcptTo,
    onData: (stream, { envelope }, done) => {
      const take = async () => {
        const source = await text(stream);
        if (mails.refused < refusals) {
          mails.refused += 1;
          return done(refusal(refusedWith));
        }
        const mail = {
          to: envelope.rcptTo.map(({ address }) => address),
          source,
          messageId: /^Message-ID:\s+(<.*>)/im.exec(source)?.[1] ?? '',
        };
        mails.received.push(mail);
        await onReceived?.(mail);
        return done();
      };
      // A mail that breaks off half way is none.
      take().catch(done);
    },
  });
  // A connection that breaks off is the sender's affair.
  server.on('error', () => undefined);
  server.listen(port, '127.0.0.1');
  await once(server.server, 'listening');
  const listening = (server.server.address() as AddressInfo).port;
  const mails: TestMailServer = {
    url: `smtp://127.0.0.1:${listening}`,
    port: listening,
    received: [],
    refused: 0,
    close: () => new Promise((resolve) => server.close(() => resolve())),
  };
  return mails;
}

const refusal = (responseCode: number): Error =>
  Object.assign(new Error('Come back later, ada@example.org'), { responseCode });
