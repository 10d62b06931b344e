import type { FastifyInstance } from 'fastify';
import type { DeskBackup } from '../backup/backup-routes';
import { partOf } from '../content/published/part';
import { listOf, textOf, titleOf } from '../content/shelves';
import type { Queries } from '../database/queries';
import { addRoutes } from '../desk/add-routes';
import { DeskError } from '../desk/desk-error';
import type { DeskServices } from '../desk/desk-services';
import { note } from '../desk/log-queries';
import { signedInOf } from '../people/signed-in';
import { removeRoomPicture } from '../rooms/room-picture-files';
import {
  NAMED_SHELVES,
  type NamedItems,
  type PersonalData,
  personalDataRoutes,
} from './contract/personal-data';
import { foldedAddress, isAddress } from './folded-address';
import { erasePersonalRecords, personalRecords, roomPicturesOf } from './personal-records';

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

/** Of the items that what is kept of a person is about; those that the catalogue no longer has keep their ids. */
async function namesInRecords(
  from: Queries,
  { messages, wishes }: Pick<PersonalData['records'], 'messages' | 'wishes'>,
): Promise<NamedItems> {
  const rows = [...messages, ...wishes];
  const ids = {
    works: rows.flatMap(({ work, works }) => [textOf(work), ...listOf(works)]),
    events: messages.map(({ event }) => textOf(event)),
    creators: wishes.map(({ creator }) => textOf(creator)),
    types: wishes.map(({ type }) => textOf(type)),
  };
  const part = partOf(from);
  for (const shelf of NAMED_SHELVES) await part.add(shelf, ids[shelf]);
  return Object.fromEntries(
    NAMED_SHELVES.map((shelf) => {
      const named = [...new Set(ids[shelf])].flatMap((id) => {
        const entry = part.get(shelf, id);
        return entry ? [[id, titleOf(entry, id)] as const] : [];
      });
      return [shelf, Object.fromEntries(named)];
    }),
  ) as NamedItems;
}
