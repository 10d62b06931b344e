import type { ContactBody } from '../../../src/contract/forms/forms';
import type { LocaleCode } from '../../../src/contract/locale-codes';
import type { Arranged } from '../../forms/arranged';
import type { Enquired } from '../../forms/enquired';
import type { Queries } from '../../database/queries';
import { wordsOfMessage } from '../desk-migrations/desk-messages-migration';

/** Of any form whose answer is a message. */
type Kept = Pick<ContactBody, 'name' | 'email' | 'phone' | 'message' | 'inquiry_by'>;

type KeptAbout = Enquired<{ id: string }, { id: string }> & {
  room?: number;
  arranged?: Arranged | undefined;
  isSuspected?: boolean;
};

export async function keepMessage(
  statements: Queries,
  { name, email, phone, message, inquiry_by }: Kept,
  { work, works, event, room, arranged, isSuspected = false }: KeptAbout,
  locale: LocaleCode,
): Promise<number> {
  const selection = works.length > 0 ? JSON.stringify(works.map(({ id }) => id)) : null;
  await statements.run(
    `INSERT INTO messages (received_at, locale, name, email, phone, message, inquiry_by, work, works, event, room,
       arrangement, is_suspected, folded)
     VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?)`,
    new Date().toISOString(),
    locale,
    name,
    email,
    phone ?? null,
    message,
    inquiry_by,
    work?.id ?? null,
    selection,
    event?.id ?? null,
    room ?? null,
    arranged ? JSON.stringify(arranged) : null,
    isSuspected ? 1 : 0,
    wordsOfMessage({ name, email, message }),
  );
  return ((await statements.get('SELECT last_insert_rowid() AS id')) as { id: number }).id;
}
