import path from 'node:path';
import type { FastifyInstance } from 'fastify';
import { scope } from '../../api/http/scope';
import type { ApiServices } from '../../api/api-services';
import { addBackupCalls } from './calls/backup-calls';
import { addConfirmCalls } from './calls/confirm-calls';
import { addDraftCalls } from './calls/items/draft-calls';
import { addInvitationCalls } from './calls/invitation-calls';
import { addExportCalls } from './calls/items/export-calls';
import { addImportCalls } from './calls/items/import-calls';
import { addItemCalls } from './calls/items/item-calls';
import { addGivenLinkCalls } from './calls/items/given-link-calls';
import { addItemPreviewCalls } from './calls/items/item-preview-calls';
import { addHistoryCalls } from './calls/items/history-calls';
import { addDeletedCalls } from './calls/items/deleted-calls';
import { addFileCalls } from './calls/items/file-calls';
import { addPublishCalls } from './calls/items/publish-calls';
import { addRemovalCalls } from './calls/items/removal-calls';
import { addReplaceCalls } from './calls/items/replace-calls';
import { addScheduleCalls } from './calls/items/schedule-calls';
import { addUploadCalls } from './calls/items/upload-calls';
import { addLiveCalls } from './calls/live-calls';
import { addMessageCalls } from './calls/message-calls';
import { addPeopleCalls } from './calls/people-calls';
import { addPersonalDataCalls } from './calls/personal-data-calls';
import { addPictureCalls } from './calls/items/picture-calls';
import { addReleaseCalls } from './calls/release-calls';
import { addRoomCalls } from './calls/rooms/room-calls';
import { addRoomDoorCalls } from './calls/rooms/room-door-calls';
import { addRoomPictureCalls } from './calls/rooms/room-picture-calls';
import { addSignInCalls } from './calls/sign-in-calls';
import { addSubscriberCalls } from './calls/subscriber-calls';
import { addTemplateCalls } from './calls/template-calls';
import { addTodayCalls } from './calls/today-calls';
import { addUnsentMailCalls } from './calls/unsent-mail-calls';
import { addWishCalls } from './calls/wish-calls';
import { addYouCalls } from './calls/you-calls';
import { addShownCalls } from './catalogue/shown-calls';
import { answerFaults } from './answer-faults';
import { DeskError } from './desk-error';
import type { DeskServices } from './desk-services';
import { openAttempts } from './identity/attempts';
import { openHostCalls } from './host/host-calls';
import { readSite } from './host/site';
import { openChallenges } from './identity/challenges';
import { openItemNews } from './items/item-news';
import { openNotes } from './items/list/shelf-notes';
import { openPresence } from './items/presence';
import { openSchedules } from './items/schedule/schedules';
import { openWriter } from './items/writing/writer';
import { closeLongTexts } from './items/yaml/long-texts';
import { ownPagesOnly } from './own-pages-only';
import { addPages } from './pages';
import { requireSignIn } from './signed-in';

const BUILT = path.join(__dirname, '../dist');

/** For tests. */
export interface DeskStandIns extends Partial<Pick<DeskServices, 'attempts' | 'now'>> {
  folder?: string;
}

/** The application at `/desk`, its calls at `/desk/api`. */
export async function addDesk(
  app: FastifyInstance,
  api: Pick<ApiServices, 'settings' | 'catalogue' | 'database' | 'mailer' | 'models'>,
  { attempts = openAttempts(), now = Date.now, folder = BUILT }: DeskStandIns = {},
): Promise<void> {
  const { settings, catalogue, database, mailer, models } = api;
  const services: DeskServices = {
    ...{ settings, catalogue, database, mailer, models, attempts, now },
    challenges: openChallenges(),
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
          addSignInCalls(calls, services);
          addInvitationCalls(calls, services);
          addConfirmCalls(calls, services);
          addYouCalls(calls, services);
          addPeopleCalls(calls, services);
          const host = openHostCalls(settings);
          const site = () => readSite(host, catalogue(), settings.siteUrl);
          addTodayCalls(calls, { ...services, readSite: site });
          const news = openItemNews(catalogue);
          addReleaseCalls(calls, { ...services, host, readSite: site });
          addLiveCalls(calls, { ...services, readSite: site, news });
          const items = { ...services, notes: openNotes(), news, presence: openPresence(now) };
          const backup = await addBackupCalls(calls, services);
          const uploads = await addUploadCalls(calls, services);
          const takeUpload = addPictureCalls(calls, items, uploads);
          addFileCalls(calls, items, uploads);
          addDeletedCalls(calls, items);
          addItemCalls(calls, items);
          addItemPreviewCalls(calls, items);
          addGivenLinkCalls(calls, services);
          addImportCalls(calls, items);
          addExportCalls(calls, items);
          calls.addHook('onClose', async () => closeLongTexts());
          const writer = openWriter(services);
          const schedules = openSchedules(items, writer);
          // What was due while the desk was down.
          calls.addHook('onReady', async () => schedules.changed());
          calls.addHook('onClose', () => schedules.close());
          addPublishCalls(calls, writer, schedules);
          addReplaceCalls(calls, items, writer);
          addRemovalCalls(calls, services, writer);
          addHistoryCalls(calls, services);
          addDraftCalls(calls, items, schedules);
          addScheduleCalls(calls, items, schedules);
          addRoomCalls(calls, items);
          addRoomDoorCalls(calls, items);
          addRoomPictureCalls(calls, { ...items, takeUpload });
          addMessageCalls(calls, services);
          addTemplateCalls(calls, services);
          addUnsentMailCalls(calls, services);
          addSubscriberCalls(calls, services);
          addWishCalls(calls, services);
          addShownCalls(calls, services);
          addPersonalDataCalls(calls, { ...services, backup });
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
