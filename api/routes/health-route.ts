import type { FastifyInstance } from 'fastify';
import { ApiHealth, HEALTH_PATH, type MailsHealth } from '../../src/contract/server/health';
import type { ApiServices } from '../api-services';
import { mailsHealth } from '../storage/tables/mail-list';
import { responses } from './response-schemas';

/** ms after which a mail that still waits is somebody's business. */
const WAITING_TOO_LONG_MS = 60 * 60 * 1000;

/** Adds `GET /healthz`. It answers 200 as long as the database can be read. */
export function addHealthRoute(app: FastifyInstance, { database }: Pick<ApiServices, 'database'>): void {
  const summary = 'How the API is, and which mails wait';
  const schema = { tags: ['Health'], summary, response: responses(ApiHealth, summary, [503]) };
  // Asked every few seconds by whatever watches: not worth a line of the log each time.
  app.get(HEALTH_PATH, { schema, logLevel: 'warn' }, async (_, reply): Promise<ApiHealth> => {
    reply.header('cache-control', 'no-store');
    const mails = await database.read(mailsHealth);
    return { status: isWorrying(mails) ? 'degraded' : 'ok', mails };
  });
}

const isWorrying = ({ givenUp, waitingSince }: MailsHealth): boolean =>
  givenUp > 0 || (waitingSince !== null && Date.now() - Date.parse(waitingSince) > WAITING_TOO_LONG_MS);
