import { backupRoutes, todayRoutes } from './today';
import {
  confirmRoutes,
  invitationRoutes,
  peopleRoutes,
  signInRoutes,
  youRoutes,
} from '../../people/contract/identity-endpoints';
import { deletedRoutes } from '../../content/contract/deleted';
import { exportRoutes } from '../../import-export/contract/export';
import { fileRoutes } from '../../media/contract/files';
import { givenLinkRoutes } from '../../content/contract/given-links';
import {
  draftRoutes,
  historyRoutes,
  itemPreviewRoutes,
  itemRoutes,
  publishRoutes,
  removalRoutes,
  scheduleRoutes,
} from '../../content/contract/item-endpoints';
import { pictureRoutes, replaceRoutes } from '../../media/contract/pictures';
import { shownRoutes } from '../../content/contract/shown';
import { importRoutes } from '../../import-export/contract/brought-in';
import { messageRoutes } from '../../messages/contract/messages';
import { personalDataRoutes } from '../../privacy/contract/personal-data';
import { releaseRoutes } from '../../releases/contract/releases';
import { roomDoorRoutes, roomPictureRoutes, roomRoutes } from '../../rooms/contract/room-endpoints';
import { subscriberRoutes, wishRoutes } from '../../subscriptions/contract/subscribers';
import { templateRoutes } from '../../messages/contract/templates';
import { unsentMailRoutes } from '../../mail/contract/unsent-mails';

/** All calls of the desk. Browsers take its type alone: schemas and TypeBox are no part of what they load. */
export const DESK_ROUTES = {
  ...{ ...signInRoutes, ...invitationRoutes, ...confirmRoutes, ...youRoutes, ...peopleRoutes },
  ...{ ...todayRoutes, ...backupRoutes, ...releaseRoutes },
  ...{ ...messageRoutes, ...templateRoutes, ...subscriberRoutes, ...wishRoutes, ...personalDataRoutes },
  ...{ ...unsentMailRoutes, ...roomRoutes, ...roomDoorRoutes, ...roomPictureRoutes },
  ...{ ...itemRoutes, ...itemPreviewRoutes, ...draftRoutes, ...publishRoutes, ...removalRoutes },
  ...{ ...scheduleRoutes, ...historyRoutes, ...givenLinkRoutes, ...deletedRoutes, ...shownRoutes },
  ...{ ...pictureRoutes, ...replaceRoutes, ...fileRoutes, ...importRoutes, ...exportRoutes },
};
export type DeskRoutes = typeof DESK_ROUTES;
