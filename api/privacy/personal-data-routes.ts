import type { FastifyInstance } from 'fastify';
import { foldedAddress, isAddress } from './folded-address';
import { erasePersonalRecords, personalRecords, roomPicturesOf } from './personal-records';
import { DeskError } from '../desk/desk-error';
import type { DeskServices } from '../desk/desk-services';
import type { DeskBackup } from '../backup/backup-routes';
import { removeRoomPicture } from '../rooms/room-picture-files';
import { signedInOf } from '../people/signed-in';
import { note } from '../desk/log-queries';
import { namesInRecords } from '../desk/names-in-records';
import { personalDataRoutes } from './contract/personal-data';
import { addRoutes } from '../desk/add-routes';

/** Addresses are sent in bodies, as logs keep paths. The desk's log notes that it was done, not for whom. */
export function addPersonalDataRoutes(
  app: FastifyInstance,
  { database, files, settings, now, backup }: DeskServices & { backup: DeskBackup },
): void {
  const addressIn = ({ address }: { address: string }): string => {
    if (!isAddress(address.trim())) throw new DeskError('invalid', { fields: ['address'] });
    return address.trim();
  };

  addRoutes(app, personalDataRoutes, {
    'POST /personal-data': async (request) => {
      const address = addressIn(request.body);
      const { person } = signedInOf(request);
      const { mentionedIn, ...records } = await database.write(async (to) => {
        const found = await personalRecords(to, address);
        await note(to, person, 'read-personal', { now: now() });
        return found;
      });
      return {
        address: foldedAddress(address),
        exported_at: new Date(now()).toISOString(),
        records,
        names: await database.read((from) => namesInRecords(from, records)),
        mentionedIn,
        keptDays: settings.retentionDays === 'off' ? null : settings.retentionDays,
      };
    },

    'POST /personal-data/erase': async (request) => {
      const address = addressIn(request.body);
      const { person } = signedInOf(request);
      const pictures = await database.read((from) => roomPicturesOf(from, address));
      const erased = await database.write(
        async (to) => {
          const counts = await erasePersonalRecords(to, address);
          await note(to, person, 'erased-personal', { now: now() });
          return counts;
        },
        { urgent: true },
      );
      const traces = await Promise.allSettled([
        ...pictures.map((name) => removeRoomPicture(files, name)),
        database.leaveNoTrace({ wholeFile: true }),
        backup.discard(),
      ]);
      const isClean = traces.every((trace) => trace.status === 'fulfilled');
      if (!isClean) request.log.warn({ traces }, 'the database’s log or a backup still has what was erased');
      const { mentionedIn } = await database.read((from) => personalRecords(from, address));
      return { erased, mentionedIn, isClean };
    },
  });
}
