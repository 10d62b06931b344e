import { createReadStream } from 'node:fs';
import { mkdir, rm } from 'node:fs/promises';
import path from 'node:path';
import type { FastifyInstance } from 'fastify';
import { lastBackup } from '../../../api/backup/last-backup';
import { makeBackup } from '../../../api/backup/make-backup';
import type { LastBackup } from '../../contract/today';
import { DeskError } from '../desk-error';
import type { DeskServices } from '../desk-services';
import { signedInOf } from '../signed-in';
import { note } from '../tables/log';

const OWNERS = { may: 'everything' as const };
/** ms before a backup is deleted from here: it holds personal data. */
const KEPT_MS = 60 * 60_000;

export async function addBackupCalls(app: FastifyInstance, services: DeskServices): Promise<void> {
  const { database, settings, now } = services;
  const folder = path.join(settings.dataDir, 'desk-backup');
  const file = path.join(folder, 'gallery.tar');
  let making: Promise<LastBackup> | undefined;
  let size: number | undefined;
  let timer: NodeJS.Timeout | undefined;
  const closing = new AbortController();
  const remove = async (): Promise<void> => {
    clearTimeout(timer);
    size = undefined;
    await rm(folder, { recursive: true, force: true });
  };
  // A process that was killed has left its own there.
  await remove();
  app.addHook('onClose', async () => {
    closing.abort();
    await making?.catch(() => undefined);
    await remove().catch(() => undefined);
  });

  const make = async (): Promise<LastBackup> => {
    await remove();
    await mkdir(folder, { recursive: true, mode: 0o700 });
    const { catalogueDir, dataDir } = settings;
    const folders = { catalogueDir: path.resolve(catalogueDir), dataDir };
    const made = await makeBackup({ ...folders, file, isOwnPlace: true, signal: closing.signal });
    ({ size } = made);
    timer = setTimeout(() => void remove().catch(() => undefined), KEPT_MS).unref();
    return { madeAt: made.manifest.made, size, isReadBack: true };
  };

  app.post('/backup', { config: OWNERS }, async (request): Promise<LastBackup> => {
    const { person } = signedInOf(request);
    making ??= make().finally(() => (making = undefined));
    const made = await making.catch((error: unknown) => {
      request.log.error({ err: error }, 'the backup was not made');
      throw new DeskError('backupFailed');
    });
    await database.write((to) => note(to, person, 'backup-made', { now: now() }));
    return made;
  });
  app.get('/backup/file', { config: OWNERS }, async (request, reply) => {
    const { person } = signedInOf(request);
    const made = await lastBackup(settings.dataDir);
    if (size === undefined || !made) throw new DeskError('notFound');
    await database.write((to) => note(to, person, 'backup-taken', { now: now() }));
    const name = `gallery-${made.madeAt.slice(0, 16).replace(/[T:]/g, '-')}.tar`;
    return reply
      .type('application/x-tar')
      .headers({ 'content-length': size, 'content-disposition': `attachment; filename="${name}"` })
      .send(createReadStream(file));
  });
}
