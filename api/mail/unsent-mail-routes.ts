import type { FastifyInstance } from 'fastify';
import { mailsHealth, unsentMails, type UnsentMail as UnsentRow } from './mail-list';
import { takeUpAgain } from './mail-queries';
import {
  type UnsentMail,
  unsentMailRoutes,
  type UnsentMails,
  type UnsentReason,
} from './contract/unsent-mails';
import type { DeskServices } from '../desk/desk-services';
import { addRoutes } from '../desk/add-routes';

const MOST = 50;

export function addUnsentMailRoutes(app: FastifyInstance, { database, mailer, now }: DeskServices): void {
  const read = (): Promise<UnsentMails> =>
    database.read(async (from) => {
      const failed = (await unsentMails(from)).filter(
        ({ tries, lastError }) => tries > 0 && lastError !== null,
      );
      return {
        mails: failed.slice(0, MOST).map(unsentMail),
        count: failed.length,
        waiting: (await mailsHealth(from)).waiting,
        canMail: mailer !== undefined,
      };
    });

  addRoutes(app, unsentMailRoutes, {
    'GET /unsent-mails': read,

    'POST /unsent-mails/again': async () => {
      await database.write((to) => takeUpAgain(to, now()));
      mailer?.wake();
      return read();
    },
  });
}

const unsentMail = ({ id, kind, queuedAt, tries, lastError, dueAt, givenUpAt }: UnsentRow): UnsentMail => ({
  ...{ id, kind, queuedAt, tries },
  reason: reasonOf(lastError),
  code: lastError,
  nextTryAt: givenUpAt === null ? dueAt : null,
});

/** Codes like `ECONNREFUSED`, `EAUTH 535`, `EENVELOPE 550`. */
function reasonOf(code: string | null): UnsentReason {
  if (code === null) return 'waiting';
  if (/EAUTH|\b53\d\b/.test(code)) return 'signIn';
  if (/\b5\d\d\b/.test(code)) return 'refused';
  if (/ECONN|ETIMEDOUT|ESOCKET|EDNS|ENOTFOUND|EAI_AGAIN|ETLS|\b4\d\d\b/.test(code)) return 'unreachable';
  return 'other';
}
