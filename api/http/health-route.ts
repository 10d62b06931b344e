import type { FastifyInstance } from 'fastify';
import { ApiHealth, HEALTH_PATH, type MailsHealth } from '../../src/contract/server/health';
import type { ApiServices } from '../api-services';
import { mailsHealth } from '../mail/mail-list';
import { tryWriting } from '../storage/try-writing';
import { responses } from '../content/answers/response-schemas';

/** ms after which an unsent mail counts as a problem. */
const WAITING_TOO_LONG_MS = 60 * 60 * 1000;

/** `GET /healthz` answers 200 as long as the database can be read. */
export function addHealthRoute(app: FastifyInstance, { database }: Pick<ApiServices, 'database'>): void {
  const summary = 'How the API is, whether it keeps forms, and which mails wait';
  const schema = { tags: ['Health'], summary, response: responses(ApiHealth, summary, [503]) };
  const canWrite = tryWriting({
    database,
    onChange: (error) =>
      error
        ? app.log.error({ err: error }, 'nothing can be written into the database: forms are refused')
        : app.log.warn('the database can be written again'),
  });
  // Monitors call it every few seconds, so it is not logged.
  app.get(HEALTH_PATH, { schema, logLevel: 'warn' }, async (_, reply): Promise<ApiHealth> => {
    reply.header('cache-control', 'no-store');
    const [isWritten, mails] = await Promise.all([canWrite(), database.read(mailsHealth)]);
    const status = isWritten && !isWorrying(mails) ? 'ok' : 'degraded';
    return { status, forms: isWritten ? 'kept' : 'refused', mails };
  });
}

const isWorrying = ({ givenUp, waitingSince }: MailsHealth): boolean =>
  givenUp > 0 || (waitingSince !== null && Date.now() - Date.parse(waitingSince) > WAITING_TOO_LONG_MS);
