import type { Catalogue } from './loading/catalogue';
import type { DerivativeStore } from './media/derivative-store';
import type { Mailer } from './mail/mailer';
import type { ApiSettings } from './settings';
import type { GalleryDatabase } from './storage/database';

/** What the server is built from. */
export interface ApiServices {
  settings: ApiSettings;
  /** The catalogue of this moment; ask for it once a request. */
  catalogue(): Catalogue;
  derivatives: DerivativeStore;
  database: GalleryDatabase;
  /** Without a mail server, messages are kept and nobody is told. */
  mailer?: Mailer | undefined;
  /** Tells the site's hosts what they were not told yet, and then a word; there are none unless this is given. */
  greet?: ((greeting: string) => void) | undefined;
}
