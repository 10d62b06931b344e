import { once } from 'node:events';
import type { AddressInfo } from 'node:net';
import { text } from 'node:stream/consumers';
import { SMTPServer } from 'smtp-server';

/** A mail as the server took it: who it was for, and its source with headers and body. */
export interface ReceivedMail {
  to: string[];
  source: string;
}

/** A mail server of this machine that keeps what it is sent. */
export interface TestMailServer {
  /** For SMTP_URL. */
  url: string;
  received: ReceivedMail[];
  /** How many mails it has turned away. */
  refused: number;
  close(): Promise<void>;
}

/** @param refusals how many mails it turns away before it takes one */
export async function startMailServer({ refusals = 0 } = {}): Promise<TestMailServer> {
  const server = new SMTPServer({
    authOptional: true,
    hideSTARTTLS: true,
    onData: (stream, { envelope }, done) => {
      void text(stream).then((source) => {
        if (mails.refused < refusals) {
          mails.refused += 1;
          return done(new Error('Come back later, ada@example.org'));
        }
        mails.received.push({ to: envelope.rcptTo.map(({ address }) => address), source });
        return done();
      });
    },
  });
  server.listen(0, '127.0.0.1');
  await once(server.server, 'listening');
  const { port } = server.server.address() as AddressInfo;
  const mails: TestMailServer = {
    url: `smtp://127.0.0.1:${port}`,
    received: [],
    refused: 0,
    close: () => new Promise((resolve) => server.close(() => resolve())),
  };
  return mails;
}
