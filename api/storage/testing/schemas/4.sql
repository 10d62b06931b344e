-- With what was posted, too.
CREATE TABLE messages (
  id INTEGER PRIMARY KEY, received_at TEXT NOT NULL, locale TEXT NOT NULL, name TEXT NOT NULL,
  email TEXT NOT NULL, phone TEXT, message TEXT NOT NULL, inquiry_by TEXT NOT NULL, work TEXT, works TEXT
);
CREATE TABLE subscriptions (
  email TEXT PRIMARY KEY COLLATE NOCASE, subscribed_at TEXT NOT NULL, locale TEXT NOT NULL, name TEXT,
  is_professional INTEGER NOT NULL
);
CREATE TABLE preview_tokens (
  token TEXT PRIMARY KEY, type TEXT NOT NULL, id TEXT NOT NULL, locale TEXT NOT NULL, expires_at TEXT NOT NULL
);
CREATE TABLE mails (
  id INTEGER PRIMARY KEY AUTOINCREMENT, kind TEXT NOT NULL, message INTEGER, visitor TEXT COLLATE NOCASE, content TEXT,
  message_id TEXT, queued_at TEXT NOT NULL, tried_since TEXT NOT NULL, due_at TEXT NOT NULL,
  tries INTEGER NOT NULL DEFAULT 0, last_error TEXT, claim TEXT, claimed_until TEXT, sent_at TEXT, given_up_at TEXT
);
CREATE INDEX mails_by_state ON mails (sent_at, due_at);
CREATE TRIGGER mails_of_deleted_messages AFTER DELETE ON messages
  BEGIN DELETE FROM mails WHERE message = OLD.id; END;
CREATE TABLE posts (key TEXT PRIMARY KEY, contents TEXT NOT NULL, kept_at TEXT NOT NULL);
CREATE INDEX posts_by_time ON posts (kept_at);
INSERT INTO messages (received_at, locale, name, email, message, inquiry_by, work)
  VALUES ('2026-01-01T00:00:00Z', 'en', 'Zoé', 'zoe@example.org', 'An old one', 'email', 'lamp');
INSERT INTO subscriptions VALUES ('zoe@example.org', '2026-01-01T00:00:00Z', 'fr', 'Zoé', 1);
INSERT INTO mails (kind, message, visitor, content, queued_at, tried_since, due_at, tries, last_error)
  VALUES ('message', 1, 'zoe@example.org', '{}', '2026-01-01T00:00:00Z', '2026-01-01T00:00:00Z', '2026-01-01T00:05:00Z', 2, 'EDNS');
INSERT INTO posts VALUES ('a key', 'a hash', '2026-01-01T00:00:00Z');
PRAGMA user_version = 4;
