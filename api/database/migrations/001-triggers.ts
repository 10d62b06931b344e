import { sql, type Kysely } from 'kysely';
import type { Engine } from '../engine';

/** What goes with a row that is deleted, in words that both engines speak. */
const AFTER_DELETE: readonly (readonly [name: string, table: string, statements: string])[] = [
  ['mails_of_deleted_messages', 'messages', 'DELETE FROM mails WHERE message = OLD.id;'],
  ['notes_of_deleted_messages', 'messages', 'DELETE FROM desk_notes WHERE message = OLD.id;'],
  [
    'links_of_deleted_subscriptions',
    'subscriptions',
    `DELETE FROM mail_links WHERE email = OLD.email AND wish IS NULL AND purpose = 'confirm';
      UPDATE mail_links SET email = NULL WHERE email = OLD.email AND wish IS NULL;
      DELETE FROM mails WHERE visitor = OLD.email AND kind = 'newsletter' AND sent_at IS NULL;`,
  ],
  [
    'links_of_deleted_wishes',
    'wishes',
    `DELETE FROM mail_links WHERE wish = OLD.id AND purpose = 'confirm';
      UPDATE mail_links SET email = NULL WHERE wish = OLD.id;
      DELETE FROM mails WHERE wish = OLD.id AND sent_at IS NULL;`,
  ],
  ['told_of_deleted_wishes', 'wishes', 'DELETE FROM wishes_told WHERE wish = OLD.id;'],
  [
    'ways_in_of_deleted_people',
    'desk_people',
    `DELETE FROM desk_passkeys WHERE person = OLD.id;
      DELETE FROM desk_links WHERE person = OLD.id;
      DELETE FROM desk_sessions WHERE person = OLD.id;
      DELETE FROM mails WHERE visitor = OLD.email AND kind = 'desk' AND sent_at IS NULL;`,
  ],
  ['previews_of_ended_sessions', 'desk_sessions', 'DELETE FROM preview_tokens WHERE session = OLD.number;'],
  [
    'room_previews_of_ended_sessions',
    'desk_sessions',
    'DELETE FROM room_previews WHERE session = OLD.number;',
  ],
  ['items_of_deleted_lists', 'desk_lists', 'DELETE FROM desk_list_items WHERE list = OLD.number;'],
  [
    'parts_of_deleted_rooms',
    'rooms',
    `DELETE FROM room_pieces WHERE room = OLD.id;
      DELETE FROM room_pictures WHERE room = OLD.id;
      DELETE FROM room_previews WHERE room = OLD.id;
      UPDATE messages SET room = NULL WHERE room = OLD.id;`,
  ],
  ['pictures_of_deleted_pieces', 'room_pieces', 'DELETE FROM room_pictures WHERE piece = OLD.id;'],
];

/** A draft is one while the list that brings it is, or takes it away, is settled. */
const IS_DRAFT = `comes NOT IN (SELECT number FROM desk_pending)
  AND (goes = 0 OR goes IN (SELECT number FROM desk_pending))`;

const INSTEAD: readonly (readonly [event: 'INSERT' | 'UPDATE' | 'DELETE', statements: string])[] = [
  [
    'INSERT',
    `DELETE FROM desk_draft_rows WHERE shelf = NEW.shelf AND item = NEW.item AND ${IS_DRAFT};
      INSERT INTO desk_draft_rows (shelf, item, number, changes, person, name, at)
        VALUES (NEW.shelf, NEW.item, NEW.number, NEW.changes, NEW.person, NEW.name, NEW.at);`,
  ],
  [
    'UPDATE',
    `UPDATE desk_draft_rows SET number = NEW.number, changes = NEW.changes, person = NEW.person, name = NEW.name, at = NEW.at
        WHERE shelf = OLD.shelf AND item = OLD.item AND ${IS_DRAFT};`,
  ],
  ['DELETE', `DELETE FROM desk_draft_rows WHERE shelf = OLD.shelf AND item = OLD.item AND ${IS_DRAFT};`],
];

export async function createTriggers(db: Kysely<unknown>, engine: Engine): Promise<void> {
  const run = (statement: string) => sql.raw(statement).execute(db);
  /** @param when of SQL, up to the name of its table */
  const create = async (name: string, when: string, statements: string, returned = 'OLD') => {
    if (engine === 'sqlite') return run(`CREATE TRIGGER ${name} ${when} BEGIN ${statements} END`);
    await run(
      `CREATE FUNCTION ${name}() RETURNS trigger LANGUAGE plpgsql AS $$ BEGIN ${statements} RETURN ${returned}; END $$`,
    );
    return run(`CREATE TRIGGER ${name} ${when} FOR EACH ROW EXECUTE FUNCTION ${name}()`);
  };
  await run(
    `CREATE VIEW desk_drafts AS
      SELECT shelf, item, number, changes, person, name, at, save FROM desk_draft_rows WHERE ${IS_DRAFT}`,
  );
  for (const [name, table, statements] of AFTER_DELETE)
    await create(name, `AFTER DELETE ON ${table}`, statements);
  for (const [event, statements] of INSTEAD) {
    const name = `desk_drafts_${event.toLowerCase()}`;
    await create(name, `INSTEAD OF ${event} ON desk_drafts`, statements, event === 'DELETE' ? 'OLD' : 'NEW');
  }
}
