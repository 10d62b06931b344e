import { setTimeout } from 'node:timers/promises';
import type { FastifyInstance } from 'fastify';
import { ApiHealth, HEALTH_PATH, type MailsHealth } from '../../src/contract/server/health';
import type { ApiServices } from '../api-services';
import { responses } from '../content/answers/view';
import type { GalleryDatabase } from '../database/database';
import { mailsHealth } from '../mail/mail-list';
import { DatabaseBusy } from '../storage/when-free';

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

interface TryOptions {
  database: Pick<GalleryDatabase, 'write' | 'requireInPlace'>;
  /** Told when it begins to fail, with the error, and when it no longer does. */
  onChange: (error: unknown) => void;
  now?: () => number;
}

/** ms that an answer holds: each try is a commit, and anybody may ask. */
const HOLDS_MS = 30_000;
/** ms; the host waits a second for the health. */
const PATIENCE_MS = 500;

/**
 * Whether the database takes a row now: tried by a commit that changes none. A full disk is seen before a visitor meets it,
 * a file that was deleted or replaced each time.
 * While another process locks the database, what was last known counts.
 */
export function tryWriting({
  database,
  onChange,
  now = () => performance.now(),
}: TryOptions): () => Promise<boolean> {
  let failure: unknown;
  let holdsUntil = -Infinity;
  const settle = (error: unknown) => {
    if (error instanceof DatabaseBusy) return;
    if (Boolean(error) !== Boolean(failure)) onChange(error);
    failure = error;
  };
  return async () => {
    try {
      database.requireInPlace();
    } catch (error) {
      settle(error);
      holdsUntil = -Infinity;
      return false;
    }
    if (now() >= holdsUntil) {
      holdsUntil = now() + HOLDS_MS;
      const tried = database
        .write((to) =>
          to
            .deleteFrom('messages')
            .where(({ lit }) => lit(false))
            .execute(),
        )
        .then(
          () => settle(undefined),
          (error: unknown) => settle(error),
        );
      await Promise.race([tried, setTimeout(PATIENCE_MS, undefined, { ref: false })]);
    }
    return !failure;
  };
}
