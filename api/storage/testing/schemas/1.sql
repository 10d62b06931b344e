-- Counted, and left between two steps: the process ended once the first was committed.
CREATE TABLE messages (
  id INTEGER PRIMARY KEY, received_at TEXT NOT NULL, locale TEXT NOT NULL, name TEXT NOT NULL,
  email TEXT NOT NULL, phone TEXT, message TEXT NOT NULL, inquiry_by TEXT NOT NULL, work TEXT
);
CREATE TABLE subscriptions (
  email TEXT PRIMARY KEY COLLATE NOCASE, subscribed_at TEXT NOT NULL, locale TEXT NOT NULL, name TEXT,
  is_professional INTEGER NOT NULL
);
CREATE TABLE preview_tokens (
  token TEXT PRIMARY KEY, type TEXT NOT NULL, id TEXT NOT NULL, locale TEXT NOT NULL, expires_at TEXT NOT NULL
);
INSERT INTO messages (received_at, locale, name, email, message, inquiry_by, work)
  VALUES ('2026-01-01T00:00:00Z', 'en', 'Zoé', 'zoe@example.org', 'An old one', 'email', 'lamp');
INSERT INTO subscriptions VALUES ('zoe@example.org', '2026-01-01T00:00:00Z', 'fr', 'Zoé', 1);
PRAGMA user_version = 1;
