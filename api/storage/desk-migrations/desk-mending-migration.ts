import { fold } from '../../../src/contract/text/fold';
import type { Connection } from '../connection';

const MESSAGE_COLUMNS = `id, received_at, locale, name, email, phone, message, inquiry_by, work, works, event, state,
  answered_at, answered_by, answering, folded`;

/**
 * Ids of messages are never reused: a screen or a mail may still name a deleted one. Unsubscribing deletes only mails of
 * the newsletter; removing a person of the desk deletes the mails that wait for that person.
 */
export function mendDesk(connection: Connection): void {
  connection.exec(`
    CREATE TABLE messages_of_new_ids (
      id INTEGER PRIMARY KEY AUTOINCREMENT,
      received_at TEXT NOT NULL,
      locale TEXT NOT NULL,
      name TEXT NOT NULL,
      email TEXT NOT NULL,
      phone TEXT,
      message TEXT NOT NULL,
      inquiry_by TEXT NOT NULL,
      work TEXT,
      works TEXT,
      event TEXT,
      state TEXT NOT NULL DEFAULT 'new',
      answered_at TEXT,
      answered_by TEXT,
      answering INTEGER,
      folded TEXT NOT NULL DEFAULT ''
    );
    INSERT INTO messages_of_new_ids (${MESSAGE_COLUMNS}) SELECT ${MESSAGE_COLUMNS} FROM messages;
    DROP TABLE messages;
    ALTER TABLE messages_of_new_ids RENAME TO messages;
    DELETE FROM sqlite_sequence WHERE name = 'messages';
    INSERT INTO sqlite_sequence (name, seq) SELECT 'messages', max(
      (SELECT coalesce(max(id), 0) FROM messages),
      (SELECT coalesce(max(message), 0) FROM mails),
      (SELECT coalesce(max(message), 0) FROM desk_notes)
    );
    CREATE INDEX messages_by_state ON messages (state, received_at, id);
    CREATE INDEX messages_by_time ON messages (received_at, id);
    CREATE INDEX messages_by_email ON messages (email COLLATE NOCASE);
    CREATE TRIGGER mails_of_deleted_messages AFTER DELETE ON messages
      BEGIN DELETE FROM mails WHERE message = OLD.id; END;
    CREATE TRIGGER notes_of_deleted_messages AFTER DELETE ON messages
      BEGIN DELETE FROM desk_notes WHERE message = OLD.id; END;

    DROP TRIGGER links_of_deleted_subscriptions;
    CREATE TRIGGER links_of_deleted_subscriptions AFTER DELETE ON subscriptions BEGIN
      DELETE FROM mail_links WHERE email = OLD.email AND wish IS NULL AND purpose = 'confirm';
      UPDATE mail_links SET email = NULL WHERE email = OLD.email AND wish IS NULL;
      DELETE FROM mails WHERE visitor = OLD.email AND kind = 'newsletter' AND sent_at IS NULL;
    END;
    DROP TRIGGER ways_in_of_deleted_people;
    CREATE TRIGGER ways_in_of_deleted_people AFTER DELETE ON desk_people BEGIN
      DELETE FROM desk_passkeys WHERE person = OLD.id;
      DELETE FROM desk_links WHERE person = OLD.id;
      DELETE FROM desk_sessions WHERE person = OLD.id;
      DELETE FROM mails WHERE visitor = OLD.email AND kind = 'desk' AND sent_at IS NULL;
    END;

    ALTER TABLE desk_sessions ADD COLUMN confirmed_at TEXT;
    ALTER TABLE subscriptions ADD COLUMN folded TEXT NOT NULL DEFAULT '';
    ALTER TABLE wishes ADD COLUMN folded TEXT NOT NULL DEFAULT '';
  `);
  foldRows(connection, 'subscriptions', "email || char(10) || coalesce(name, '')");
  foldRows(connection, 'wishes', 'email || char(10) || wish');
}

function foldRows(connection: Connection, table: 'subscriptions' | 'wishes', words: string): void {
  const rows = connection.all(`SELECT rowid AS id, ${words} AS words FROM ${table}`) as {
    id: number;
    words: string;
  }[];
  for (const { id, words: text } of rows)
    connection.run(`UPDATE ${table} SET folded = ? WHERE rowid = ?`, fold(text), id);
}
