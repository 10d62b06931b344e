import path from 'node:path';
import type { FastifyInstance } from 'fastify';
import { scope } from '../http/scope';
import type { ApiServices } from '../api-services';
import { addBackupRoutes } from '../backup/backup-routes';
import { addConfirmRoutes, addSignInRoutes } from '../people/sign-in-routes';
import {
  addDeletedRoutes,
  addDraftRoutes,
  addPublishRoutes,
  addRemovalRoutes,
} from '../content/editing-routes';
import { addInvitationRoutes } from '../people/invitation-routes';
import { addExportRoutes } from '../import-export/export-routes';
import { addImportRoutes } from '../import-export/import-routes';
import {
  addGivenLinkRoutes,
  addHistoryRoutes,
  addItemPreviewRoutes,
  addItemRoutes,
} from '../content/item-routes';
import { addFileRoutes } from '../media/file-routes';
import { addScheduleRoutes } from '../content/schedule-routes';
import { addUploadRoutes } from '../media/upload-routes';
import { addLiveRoutes } from './live-routes';
import { addMessageRoutes } from '../messages/message-routes';
import { addPeopleRoutes } from '../people/people-routes';
import { addPersonalDataRoutes } from '../privacy/personal-data-routes';
import { addPictureRoutes, addReplaceRoutes } from '../media/picture-routes';
import { addReleaseRoutes, readSite } from '../releases/release-routes';
import { addDeskRoomRoutes } from '../rooms/desk-room-routes';
import { addRoomDoorRoutes } from '../rooms/room-door-routes';
import { addRoomPictureFileRoutes } from '../rooms/room-picture-file-routes';
import { addSubscriberRoutes } from '../subscriptions/newsletter-routes';
import { addTemplateRoutes } from '../messages/template-routes';
import { addTodayRoutes } from './today-routes';
import { addUnsentMailRoutes } from '../mail/unsent-mail-routes';
import { addWishRoutes } from '../subscriptions/alert-routes';
import { addYouRoutes } from '../people/you-routes';
import { addShownRoutes } from '../content/shown-routes';
import { answerFaults, DeskError } from './desk-error';
import type { DeskServices } from './desk-services';
import { openAttempts } from '../people/attempts';
import { openHostCalls } from '../releases/host-calls';
import { openChallenges } from '../people/challenges';
import { openItemNews, openPresence } from '../content/presence';
import { openRelisting, renewListed } from '../content/list/relist';
import { openSchedules } from '../content/schedule/schedules';
import { openWriter } from '../content/writing/writer';
import { addPages, ownPagesOnly } from './pages';
import { requireSignIn } from '../people/signed-in';

const BUILT = path.join(__dirname, '../../desk/dist');

/** For tests. */
export interface DeskStandIns extends Partial<Pick<DeskServices, 'attempts' | 'now'>> {
  folder?: string;
}

/** The application at `/desk`, its calls at `/desk/api`. */
export async function addDesk(
  app: FastifyInstance,
  api: Pick<ApiServices, 'settings' | 'readPart' | 'database' | 'files' | 'mailer' | 'models'>,
  { attempts = openAttempts(), now = Date.now, folder = BUILT }: DeskStandIns = {},
): Promise<void> {
  const { settings, readPart, database, files, mailer, models } = api;
  const services: DeskServices = {
    ...{ settings, readPart, database, files, mailer, models, attempts, now },
    challenges: openChallenges(database),
  };
  await app.register(
    scope('desk', async (desk) => {
      // Other origins must not read the desk, and the API's documentation leaves it out.
      desk.addHook('onSend', async (_, reply) => void reply.removeHeader('access-control-allow-origin'));
      desk.addHook('onRoute', (route) => {
        route.schema = { ...route.schema, hide: true };
      });
      await desk.register(
        scope('desk pages', (pages) => addPages(pages, { folder, siteUrl: settings.siteUrl })),
      );
      await desk.register(
        scope('desk calls', async (calls) => {
          answerFaults(calls);
          calls.addHook('onRequest', async (_, reply) => {
            reply.headers({ 'cache-control': 'no-store', 'cross-origin-resource-policy': 'same-origin' });
          });
          ownPagesOnly(calls, services);
          await requireSignIn(calls, services);
          addSignInRoutes(calls, services);
          addInvitationRoutes(calls, services);
          addConfirmRoutes(calls, services);
          addYouRoutes(calls, services);
          addPeopleRoutes(calls, services);
          const host = openHostCalls(settings);
          const site = () => readSite(host, services);
          const news = openItemNews(database);
          const presence = openPresence(database, now);
          calls.addHook('onClose', async () => presence.close());
          addReleaseRoutes(calls, { ...services, host, readSite: site });
          addLiveRoutes(calls, { ...services, readSite: site, news });
          const relisted = openRelisting(database);
          addTodayRoutes(calls, { ...services, relisted, readSite: site });
          const items = { ...services, relisted, news, presence };
          calls.addHook('onReady', async () => {
            await database.write(renewListed);
            // Not waited for: whoever asks for a list waits for it.
            void relisted().catch((error: unknown) => calls.log.warn(error, 'Lists could not be made ready'));
          });
          const backup = await addBackupRoutes(calls, services);
          const uploads = await addUploadRoutes(calls, services);
          const takeUpload = addPictureRoutes(calls, items, uploads);
          addFileRoutes(calls, items, uploads);
          addDeletedRoutes(calls, items);
          addItemRoutes(calls, items);
          addItemPreviewRoutes(calls, items);
          addGivenLinkRoutes(calls, services);
          addImportRoutes(calls, items);
          addExportRoutes(calls, items);
          const writer = openWriter(services);
          const schedules = openSchedules(items, writer);
          // What was due while the desk was down.
          calls.addHook('onReady', async () => schedules.changed());
          calls.addHook('onClose', () => schedules.close());
          addPublishRoutes(calls, writer, schedules);
          addReplaceRoutes(calls, items, writer);
          addRemovalRoutes(calls, items, writer);
          addHistoryRoutes(calls, services);
          addDraftRoutes(calls, items, schedules);
          addScheduleRoutes(calls, items, schedules);
          addDeskRoomRoutes(calls, items);
          addRoomDoorRoutes(calls, items);
          addRoomPictureFileRoutes(calls, { ...items, takeUpload });
          addMessageRoutes(calls, items);
          addTemplateRoutes(calls, services);
          addUnsentMailRoutes(calls, services);
          addSubscriberRoutes(calls, services);
          addWishRoutes(calls, services);
          addShownRoutes(calls, services);
          addPersonalDataRoutes(calls, { ...services, backup });
          // Otherwise the application's page would be sent.
          calls.get('/*', { config: { may: 'anyone' } }, () => {
            throw new DeskError('notFound');
          });
        }),
        { prefix: '/api' },
      );
    }),
    { prefix: '/desk' },
  );
}
