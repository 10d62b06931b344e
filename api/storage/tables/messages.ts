import type { ContactBody } from '../../../src/contract/forms/forms';
import type { LocaleCode } from '../../../src/contract/locale-codes';
import type { Statements } from '../connection';

/** The works that a message is about, by their ids. */
interface AboutWorks {
  work?: { id: string };
  /** Those of a selection; kept as a JSON list. */
  works: readonly { id: string }[];
}

/** Keeps a message from the contact form. @returns its id */
export function keepMessage(
  statements: Statements,
  { name, email, phone, message, inquiry_by }: ContactBody,
  { work, works }: AboutWorks,
  locale: LocaleCode,
): number {
  const selection = works.length > 0 ? JSON.stringify(works.map(({ id }) => id)) : null;
  statements.run(
    `INSERT INTO messages (received_at, locale, name, email, phone, message, inquiry_by, work, works)
     VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?)`,
    new Date().toISOString(),
    locale,
    name,
    email,
    phone ?? null,
    message,
    inquiry_by,
    work?.id ?? null,
    selection,
  );
  return (statements.get('SELECT last_insert_rowid() AS id') as { id: number }).id;
}
