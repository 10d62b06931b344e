-- With wishes, and the event that a message is about.
CREATE TABLE messages (
  id INTEGER PRIMARY KEY, received_at TEXT NOT NULL, locale TEXT NOT NULL, name TEXT NOT NULL,
  email TEXT NOT NULL, phone TEXT, message TEXT NOT NULL, inquiry_by TEXT NOT NULL, work TEXT, works TEXT, event TEXT
);
CREATE TABLE subscriptions (
  email TEXT PRIMARY KEY COLLATE NOCASE, subscribed_at TEXT NOT NULL, locale TEXT NOT NULL, name TEXT,
  is_professional INTEGER NOT NULL, state TEXT NOT NULL DEFAULT 'unasked', asked_at TEXT,
  asked_times INTEGER NOT NULL DEFAULT 0, confirmed_at TEXT, consent TEXT, consent_locale TEXT
);
CREATE TABLE wishes (
  id INTEGER PRIMARY KEY AUTOINCREMENT, made_at TEXT NOT NULL, locale TEXT NOT NULL, email TEXT NOT NULL COLLATE NOCASE,
  wish TEXT NOT NULL, work TEXT, creator TEXT, type TEXT, state TEXT NOT NULL, asked_at TEXT,
  asked_times INTEGER NOT NULL DEFAULT 0, confirmed_at TEXT, consent TEXT, consent_locale TEXT
);
CREATE INDEX wishes_by_email ON wishes (email);
CREATE TABLE mail_links (
  hash TEXT PRIMARY KEY, purpose TEXT NOT NULL, email TEXT COLLATE NOCASE, made_at TEXT NOT NULL, consent TEXT, locale TEXT,
  wish INTEGER
);
CREATE INDEX mail_links_by_email ON mail_links (email);
CREATE TABLE preview_tokens (
  number INTEGER PRIMARY KEY AUTOINCREMENT, token_hash TEXT NOT NULL UNIQUE, type TEXT NOT NULL, id TEXT NOT NULL,
  locale TEXT NOT NULL, expires_at TEXT NOT NULL
);
CREATE TABLE mails (
  id INTEGER PRIMARY KEY AUTOINCREMENT, kind TEXT NOT NULL, message INTEGER, visitor TEXT COLLATE NOCASE, content TEXT,
  message_id TEXT, queued_at TEXT NOT NULL, tried_since TEXT NOT NULL, due_at TEXT NOT NULL,
  tries INTEGER NOT NULL DEFAULT 0, last_error TEXT, claim TEXT, claimed_until TEXT, sent_at TEXT, given_up_at TEXT,
  wish INTEGER
);
CREATE INDEX mails_by_state ON mails (sent_at, due_at);
CREATE TRIGGER mails_of_deleted_messages AFTER DELETE ON messages
  BEGIN DELETE FROM mails WHERE message = OLD.id; END;
CREATE TRIGGER links_of_deleted_subscriptions AFTER DELETE ON subscriptions BEGIN
  DELETE FROM mail_links WHERE email = OLD.email AND wish IS NULL AND purpose = 'confirm';
  UPDATE mail_links SET email = NULL WHERE email = OLD.email AND wish IS NULL;
  DELETE FROM mails WHERE visitor = OLD.email AND message IS NULL AND wish IS NULL AND sent_at IS NULL;
END;
CREATE TRIGGER links_of_deleted_wishes AFTER DELETE ON wishes BEGIN
  DELETE FROM mail_links WHERE wish = OLD.id AND purpose = 'confirm';
  UPDATE mail_links SET email = NULL WHERE wish = OLD.id;
  DELETE FROM mails WHERE wish = OLD.id AND sent_at IS NULL;
END;
CREATE TABLE posts (
  key TEXT PRIMARY KEY, contents TEXT NOT NULL, kept_at TEXT NOT NULL, visitor TEXT
);
CREATE INDEX posts_by_time ON posts (kept_at);
CREATE TABLE retention (
  id INTEGER PRIMARY KEY CHECK (id = 1), looked_at TEXT NOT NULL, held_until TEXT
);
INSERT INTO messages (received_at, locale, name, email, message, inquiry_by, work)
  VALUES ('2026-01-01T00:00:00Z', 'en', 'Zoé', 'zoe@example.org', 'An old one', 'email', 'lamp');
INSERT INTO subscriptions (email, subscribed_at, locale, name, is_professional)
  VALUES ('zoe@example.org', '2026-01-01T00:00:00Z', 'fr', 'Zoé', 1);
INSERT INTO wishes (made_at, locale, email, wish, work, state)
  VALUES ('2026-01-01T00:00:00Z', 'fr', 'zoe@example.org', 'Une lampe semblable', 'lamp', 'confirmed');
PRAGMA user_version = 7;
