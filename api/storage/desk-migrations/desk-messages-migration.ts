import { fold } from '../../../src/contract/text/fold';
import type { Connection } from '../connection';

/** Days; older messages count as answered when the desk is introduced. */
const ANSWERED_BY_NOW = 30;

/** Notes are deleted with their message by a trigger. */
export function addDeskMessages(connection: Connection): void {
  connection.exec(`
    ALTER TABLE messages ADD COLUMN state TEXT NOT NULL DEFAULT 'new';
    ALTER TABLE messages ADD COLUMN answered_at TEXT;
    ALTER TABLE messages ADD COLUMN answered_by TEXT;
    ALTER TABLE messages ADD COLUMN answering INTEGER;
    ALTER TABLE messages ADD COLUMN folded TEXT NOT NULL DEFAULT '';
    CREATE INDEX messages_by_state ON messages (state, received_at, id);
    CREATE INDEX messages_by_time ON messages (received_at, id);
    CREATE INDEX messages_by_email ON messages (email COLLATE NOCASE);
    CREATE INDEX subscriptions_by_time ON subscriptions (subscribed_at, email);
    CREATE TABLE desk_notes (
      id INTEGER PRIMARY KEY AUTOINCREMENT,
      message INTEGER NOT NULL,
      at TEXT NOT NULL,
      person INTEGER,
      name TEXT NOT NULL,
      note TEXT NOT NULL
    );
    CREATE INDEX desk_notes_by_message ON desk_notes (message);
    CREATE TRIGGER notes_of_deleted_messages AFTER DELETE ON messages
      BEGIN DELETE FROM desk_notes WHERE message = OLD.id; END;
    CREATE TABLE desk_templates (
      version INTEGER PRIMARY KEY AUTOINCREMENT,
      at TEXT NOT NULL,
      name TEXT NOT NULL,
      templates TEXT NOT NULL
    );
    CREATE TABLE wishes_told (
      wish INTEGER NOT NULL,
      work TEXT NOT NULL,
      at TEXT NOT NULL,
      PRIMARY KEY (wish, work)
    );
    CREATE TRIGGER told_of_deleted_wishes AFTER DELETE ON wishes
      BEGIN DELETE FROM wishes_told WHERE wish = OLD.id; END;
    UPDATE messages SET state = 'archived'
      WHERE received_at < strftime('%Y-%m-%dT%H:%M:%SZ', 'now', '-${ANSWERED_BY_NOW} days');
  `);
  const messages = connection.all('SELECT id, name, email, message FROM messages') as {
    id: number;
    name: string;
    email: string;
    message: string;
  }[];
  for (const { id, name, email, message } of messages)
    connection.run(
      'UPDATE messages SET folded = ? WHERE id = ?',
      wordsOfMessage({ name, email, message }),
      id,
    );
}

export const wordsOfMessage = ({
  name,
  email,
  message,
}: Record<'name' | 'email' | 'message', string>): string => fold([name, email, message].join('\n'));
