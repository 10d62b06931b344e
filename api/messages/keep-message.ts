import type { ContactBody } from '../../src/contract/forms/forms';
import type { LocaleCode } from '../../src/contract/locale-codes';
import { fold } from '../../src/contract/text/fold';
import type { Arranged } from '../forms/arranged';
import type { Enquired } from '../forms/enquired';
import type { Queries } from '../database/queries';

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
  const { id } = await statements
    .insertInto('messages')
    .values({
      received_at: new Date().toISOString(),
      locale,
      name,
      email,
      phone: phone ?? null,
      message,
      inquiry_by,
      work: work?.id ?? null,
      works: selection,
      event: event?.id ?? null,
      room: room ?? null,
      arrangement: arranged ? JSON.stringify(arranged) : null,
      is_suspected: isSuspected ? 1 : 0,
      folded: fold([name, email, message].join('\n')),
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  return id;
}
