import type { ContactBody } from '../../src/contract/forms';
import type { LocaleCode } from '../../src/contract/locale-codes';
import type { GalleryDatabase } from './database';

/** Keeps a message from the contact form. `work` is the id of the work it is about. */
export function keepMessage(
  database: GalleryDatabase,
  { name, email, phone, message, inquiry_by }: ContactBody,
  work: string | undefined,
  locale: LocaleCode,
): void {
  database
    .prepare(
      `INSERT INTO messages (received_at, locale, name, email, phone, message, inquiry_by, work)
       VALUES (?, ?, ?, ?, ?, ?, ?, ?)`,
    )
    .run(new Date().toISOString(), locale, name, email, phone ?? null, message, inquiry_by, work ?? null);
}
