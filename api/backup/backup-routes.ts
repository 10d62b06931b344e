import { mkdir, open, rm } from 'node:fs/promises';
import path from 'node:path';
import type { FastifyInstance } from 'fastify';
import { addRoutes } from '../desk/add-routes';
import { backupRoutes, type LastBackup } from '../desk/contract/today';
import { DeskError } from '../desk/desk-error';
import type { DeskServices } from '../desk/desk-services';
import { openErrand } from '../desk/errands';
import { note } from '../desk/log-queries';
import type { PersonRow } from '../people/people-queries';
import { signedInOf } from '../people/signed-in';
import { makeBackup } from './make-backup';

/** ms before a backup is deleted from here: it holds personal data. */
const KEPT_MS = 60 * 60_000;

export interface DeskBackup {
  /** Gives up one that is being made, too: both have what was there before an erasure. */
  discard(): Promise<void>;
}

export async function addBackupRoutes(app: FastifyInstance, services: DeskServices): Promise<DeskBackup> {
  const { database, settings, now } = services;
  const folder = deskBackupFolder(settings.dataDir);
  const errand = openErrand<LastBackup>(database, 'backup');
  let made: { file: string; madeAt: string } | undefined;
  let timer: NodeJS.Timeout | undefined;
  let giving = new AbortController();
  const remove = async (): Promise<void> => {
    clearTimeout(timer);
    made = undefined;
    await errand.forget();
    await removeDeskBackup(settings.dataDir);
  };
  const discard = async (): Promise<void> => {
    giving.abort();
    await errand.settled();
    await remove();
  };
  // A process that was killed has left its own there.
  await remove();
  app.addHook('onClose', () => discard().catch(() => undefined));

  const make = async (signal: AbortSignal): Promise<LastBackup> => {
    await remove();
    await mkdir(folder, { recursive: true, mode: 0o700 });
    // A name of its own: one that is being taken away must not turn into the next.
    const file = path.join(folder, `gallery-${now()}.tar`);
    const { size, manifest } = await makeBackup({ ...settings, file, isOwnPlace: true, signal });
    made = { file, madeAt: manifest.made };
    timer = setTimeout(() => void remove().catch(() => undefined), KEPT_MS).unref();
    return { madeAt: manifest.made, size, isReadBack: true };
  };
  const makeAndNote = async (person: PersonRow, log: FastifyInstance['log']): Promise<LastBackup> => {
    giving = new AbortController();
    try {
      const backup = await make(giving.signal);
      await database.write((to) => note(to, person, 'backup-made', { now: now() }));
      return backup;
    } catch (error) {
      log.error({ err: error }, 'the backup was not made');
      await database.write((to) => note(to, person, 'backup-failed', { now: now() })).catch(() => undefined);
      throw new DeskError('backupFailed');
    }
  };

  addRoutes(app, backupRoutes, {
    'GET /backup': () => errand.look(),

    'POST /backup': async (request) => {
      const { person } = signedInOf(request);
      if (database.engine === 'postgres' || !services.files.isDisk) throw new DeskError('backupElsewhere');
      return errand.begin('backup', () => makeAndNote(person, request.log));
    },

    'GET /backup/file': async (request, reply) => {
      const { person } = signedInOf(request);
      if (!made) throw new DeskError('notFound');
      const { file, madeAt } = made;
      // From here on it is read to its end, even when it is deleted meanwhile.
      const handle = await open(file).catch(() => {
        throw new DeskError('notFound');
      });
      const { size } = await handle.stat();
      await database
        .write((to) => note(to, person, 'backup-taken', { now: now() }))
        .catch(async (error: unknown) => {
          await handle.close();
          throw error;
        });
      const name = `gallery-${madeAt.slice(0, 16).replace(/[T:]/g, '-')}.tar`;
      return reply
        .type('application/x-tar')
        .headers({ 'content-length': size, 'content-disposition': `attachment; filename="${name}"` })
        .send(handle.createReadStream());
    },
  });
  return { discard };
}

/** Where the desk keeps the backup that can be taken away for an hour; no backup has it in it. */
const deskBackupFolder = (dataDir: string): string => path.join(dataDir, 'desk-backup');

/** Call it where personal data is erased: the backup has what was there before. */
const removeDeskBackup = (dataDir: string): Promise<void> =>
  rm(deskBackupFolder(dataDir), { recursive: true, force: true });
