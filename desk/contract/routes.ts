import { backupRoutes, todayRoutes } from './today';
import { confirmRoutes, invitationRoutes, peopleRoutes, signInRoutes, youRoutes } from './identity-routes';
import { deletedRoutes } from './items/deleted';
import { exportRoutes } from './items/export';
import { fileRoutes } from './items/files';
import { givenLinkRoutes } from './items/given-links';
import {
  draftRoutes,
  historyRoutes,
  itemPreviewRoutes,
  itemRoutes,
  publishRoutes,
  removalRoutes,
  scheduleRoutes,
} from './items/item-routes';
import { pictureRoutes, replaceRoutes } from './items/pictures';
import { shownRoutes } from './items/shown';
import { importRoutes } from './import/brought-in';
import { messageRoutes } from './messages';
import { personalDataRoutes } from './personal-data';
import { releaseRoutes } from './releases';
import { roomDoorRoutes, roomPictureRoutes, roomRoutes } from './rooms/room-routes';
import { subscriberRoutes, wishRoutes } from './subscribers';
import { templateRoutes } from './templates';
import { unsentMailRoutes } from './unsent-mails';

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
