import type { Connection } from './connection';
import { addApprovals } from './desk-migrations/approvals-migration';
import { addArrangements } from './desk-migrations/arrangements-migration';
import { addDiscarded } from './desk-migrations/desk-discarded-migration';
import { addDraftsAtOnce } from './desk-migrations/drafts-at-once-migration';
import { mendDesk } from './desk-migrations/desk-mending-migration';
import { addDeskItems } from './desk-migrations/desk-items-migration';
import { addGivenLinks } from './desk-migrations/desk-links-migration';
import { addDeskLists } from './desk-migrations/desk-lists-migration';
import { addDeskMessages } from './desk-migrations/desk-messages-migration';
import { addMissedTimes } from './desk-migrations/desk-times-migration';
import { addDeskPeople } from './desk-migrations/desk-people-migration';
import { addDeskPictures } from './desk-migrations/desk-pictures-migration';
import { addDeskRooms } from './desk-migrations/desk-rooms-migration';
import { addNewsEnds } from './desk-migrations/news-ends-migration';
import { foldPlainLetters } from './desk-migrations/plain-letters-migration';
import { addRoomContents } from './desk-migrations/room-contents-migration';
import { addSuspected } from './desk-migrations/suspected-migration';
import { addThrownAway } from './desk-migrations/thrown-away-migration';
import { tokenHash } from './tables/preview-tokens';

type Migration = (connection: Connection) => void;

/** Released migrations never change. Databases from before versions were counted have 0, whatever their tables. */
export const MIGRATIONS: readonly Migration[] = [
  (connection) =>
    connection.exec(`
      CREATE TABLE IF NOT EXISTS messages (
        id INTEGER PRIMARY KEY,
        received_at TEXT NOT NULL,
        locale TEXT NOT NULL,
        name TEXT NOT NULL,
        email TEXT NOT NULL,
        phone TEXT,
        message TEXT NOT NULL,
        inquiry_by TEXT NOT NULL,
        work TEXT
      );
      CREATE TABLE IF NOT EXISTS subscriptions (
        email TEXT PRIMARY KEY COLLATE NOCASE,
        subscribed_at TEXT NOT NULL,
        locale TEXT NOT NULL,
        name TEXT,
        is_professional INTEGER NOT NULL
      );
      CREATE TABLE IF NOT EXISTS preview_tokens (
        token TEXT PRIMARY KEY,
        type TEXT NOT NULL,
        id TEXT NOT NULL,
        locale TEXT NOT NULL,
        expires_at TEXT NOT NULL
      );
    `),
  (connection) => {
    if (!hasColumn(connection, 'messages', 'works'))
      connection.exec('ALTER TABLE messages ADD COLUMN works TEXT');
  },
  // Deletes a message's mails with it. Ids are never reused: a mail deleted while sent must not mark another.
  (connection) =>
    connection.exec(`
      CREATE TABLE mails (
        id INTEGER PRIMARY KEY AUTOINCREMENT,
        kind TEXT NOT NULL,
        message INTEGER,
        visitor TEXT COLLATE NOCASE,
        content TEXT,
        message_id TEXT,
        queued_at TEXT NOT NULL,
        tried_since TEXT NOT NULL,
        due_at TEXT NOT NULL,
        tries INTEGER NOT NULL DEFAULT 0,
        last_error TEXT,
        claim TEXT,
        claimed_until TEXT,
        sent_at TEXT,
        given_up_at TEXT
      );
      CREATE INDEX mails_by_state ON mails (sent_at, due_at);
      CREATE TRIGGER mails_of_deleted_messages AFTER DELETE ON messages
        BEGIN DELETE FROM mails WHERE message = OLD.id; END;
    `),
  (connection) =>
    connection.exec(`
      CREATE TABLE posts (
        key TEXT PRIMARY KEY,
        contents TEXT NOT NULL,
        kept_at TEXT NOT NULL
      );
      CREATE INDEX posts_by_time ON posts (kept_at);
    `),
  (connection) => {
    connection.exec(`
      ALTER TABLE posts ADD COLUMN visitor TEXT;
      ALTER TABLE preview_tokens RENAME TO plain_tokens;
      CREATE TABLE preview_tokens (
        number INTEGER PRIMARY KEY AUTOINCREMENT,
        token_hash TEXT NOT NULL UNIQUE,
        type TEXT NOT NULL,
        id TEXT NOT NULL,
        locale TEXT NOT NULL,
        expires_at TEXT NOT NULL
      );
      CREATE TABLE retention (
        id INTEGER PRIMARY KEY CHECK (id = 1),
        looked_at TEXT NOT NULL,
        held_until TEXT
      );
    `);
    const plain = connection.all('SELECT token, rowid FROM plain_tokens') as {
      token: string;
      rowid: number;
    }[];
    for (const { token, rowid } of plain)
      connection.run(
        `INSERT INTO preview_tokens (token_hash, type, id, locale, expires_at)
         SELECT ?, type, id, locale, expires_at FROM plain_tokens WHERE rowid = ?`,
        tokenHash(token),
        rowid,
      );
    connection.exec('DROP TABLE plain_tokens');
  },
  // Deleting a subscription deletes its address everywhere; a hash of its withdrawal link stays, for a second click.
  (connection) =>
    connection.exec(`
      ALTER TABLE subscriptions ADD COLUMN state TEXT NOT NULL DEFAULT 'unasked';
      ALTER TABLE subscriptions ADD COLUMN asked_at TEXT;
      ALTER TABLE subscriptions ADD COLUMN asked_times INTEGER NOT NULL DEFAULT 0;
      ALTER TABLE subscriptions ADD COLUMN confirmed_at TEXT;
      ALTER TABLE subscriptions ADD COLUMN consent TEXT;
      ALTER TABLE subscriptions ADD COLUMN consent_locale TEXT;
      CREATE TABLE newsletter_links (
        hash TEXT PRIMARY KEY,
        purpose TEXT NOT NULL,
        email TEXT COLLATE NOCASE,
        made_at TEXT NOT NULL,
        consent TEXT,
        locale TEXT
      );
      CREATE INDEX newsletter_links_by_email ON newsletter_links (email);
      CREATE TRIGGER links_of_deleted_subscriptions AFTER DELETE ON subscriptions BEGIN
        DELETE FROM newsletter_links WHERE email = OLD.email AND purpose = 'confirm';
        UPDATE newsletter_links SET email = NULL WHERE email = OLD.email;
        DELETE FROM mails WHERE visitor = OLD.email AND message IS NULL AND sent_at IS NULL;
      END;
    `),
  // Wishes have links and mails of their own, deleted with them; messages may be about an event.
  (connection) =>
    connection.exec(`
      ALTER TABLE messages ADD COLUMN event TEXT;
      CREATE TABLE wishes (
        id INTEGER PRIMARY KEY AUTOINCREMENT,
        made_at TEXT NOT NULL,
        locale TEXT NOT NULL,
        email TEXT NOT NULL COLLATE NOCASE,
        wish TEXT NOT NULL,
        work TEXT,
        creator TEXT,
        type TEXT,
        state TEXT NOT NULL,
        asked_at TEXT,
        asked_times INTEGER NOT NULL DEFAULT 0,
        confirmed_at TEXT,
        consent TEXT,
        consent_locale TEXT
      );
      CREATE INDEX wishes_by_email ON wishes (email);
      ALTER TABLE mails ADD COLUMN wish INTEGER;
      DROP TRIGGER links_of_deleted_subscriptions;
      DROP INDEX newsletter_links_by_email;
      ALTER TABLE newsletter_links RENAME TO mail_links;
      ALTER TABLE mail_links ADD COLUMN wish INTEGER;
      CREATE INDEX mail_links_by_email ON mail_links (email);
      CREATE TRIGGER links_of_deleted_subscriptions AFTER DELETE ON subscriptions BEGIN
        DELETE FROM mail_links WHERE email = OLD.email AND wish IS NULL AND purpose = 'confirm';
        UPDATE mail_links SET email = NULL WHERE email = OLD.email AND wish IS NULL;
        DELETE FROM mails
          WHERE visitor = OLD.email AND message IS NULL AND wish IS NULL AND sent_at IS NULL;
      END;
      CREATE TRIGGER links_of_deleted_wishes AFTER DELETE ON wishes BEGIN
        DELETE FROM mail_links WHERE wish = OLD.id AND purpose = 'confirm';
        UPDATE mail_links SET email = NULL WHERE wish = OLD.id;
        DELETE FROM mails WHERE wish = OLD.id AND sent_at IS NULL;
      END;
    `),
  addDeskPeople,
  addDeskMessages,
  mendDesk,
  addDeskItems,
  addDeskLists,
  addDeskPictures,
  addMissedTimes,
  addDeskRooms,
  addArrangements,
  addGivenLinks,
  addDiscarded,
  addNewsEnds,
  addThrownAway,
  addApprovals,
  addSuspected,
  foldPlainLetters,
  addRoomContents,
  addDraftsAtOnce,
];

const hasColumn = (connection: Connection, table: string, column: string): boolean =>
  connection.get('SELECT 1 FROM pragma_table_info(?) WHERE name = ?', table, column) !== undefined;
