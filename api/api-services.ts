import type { ReadPart } from './content/published/part';
import type { OfferedPicture } from './media/media-addresses';
import type { DerivativeStore } from './media/derivative-store';
import type { Store } from '../src/contract/server/store/store';
import type { Models } from './models/models';
import type { Mailer } from './mail/mailer';
import type { ApiSettings } from './settings';
import type { GalleryDatabase } from './database/database';

export interface ApiServices {
  settings: ApiSettings;
  readPart: ReadPart;
  /** Originals of pictures, documents and models, and what is made of them. */
  files: Store;
  derivatives: DerivativeStore<OfferedPicture>;
  models: Models;
  database: GalleryDatabase;
  /** Undefined without a mail server: messages are kept and not mailed. */
  mailer?: Mailer | undefined;
}
