-- With what searches take for plain letters.
CREATE TABLE messages (
  id INTEGER PRIMARY KEY AUTOINCREMENT, received_at TEXT NOT NULL, locale TEXT NOT NULL, name TEXT NOT NULL,
  email TEXT NOT NULL, phone TEXT, message TEXT NOT NULL, inquiry_by TEXT NOT NULL, work TEXT, works TEXT, event TEXT,
  state TEXT NOT NULL DEFAULT 'new', answered_at TEXT, answered_by TEXT, answering INTEGER, folded TEXT NOT NULL DEFAULT '', room INTEGER,
  arrangement TEXT, is_suspected INTEGER NOT NULL DEFAULT 0
);
CREATE INDEX messages_by_state ON messages (state, received_at, id);
CREATE INDEX messages_by_time ON messages (received_at, id);
CREATE INDEX messages_by_email ON messages (email COLLATE NOCASE);
CREATE INDEX messages_by_room ON messages (room);
CREATE TABLE subscriptions (
  email TEXT PRIMARY KEY COLLATE NOCASE, subscribed_at TEXT NOT NULL, locale TEXT NOT NULL, name TEXT,
  is_professional INTEGER NOT NULL, state TEXT NOT NULL DEFAULT 'unasked', asked_at TEXT,
  asked_times INTEGER NOT NULL DEFAULT 0, confirmed_at TEXT, consent TEXT, consent_locale TEXT,
  folded TEXT NOT NULL DEFAULT '', is_suspected INTEGER NOT NULL DEFAULT 0
);
CREATE INDEX subscriptions_by_time ON subscriptions (subscribed_at, email);
CREATE TABLE wishes (
  id INTEGER PRIMARY KEY AUTOINCREMENT, made_at TEXT NOT NULL, locale TEXT NOT NULL, email TEXT NOT NULL COLLATE NOCASE,
  wish TEXT NOT NULL, work TEXT, creator TEXT, type TEXT, state TEXT NOT NULL, asked_at TEXT,
  asked_times INTEGER NOT NULL DEFAULT 0, confirmed_at TEXT, consent TEXT, consent_locale TEXT,
  folded TEXT NOT NULL DEFAULT '', is_suspected INTEGER NOT NULL DEFAULT 0
);
CREATE INDEX wishes_by_email ON wishes (email);
CREATE TABLE mail_links (
  hash TEXT PRIMARY KEY, purpose TEXT NOT NULL, email TEXT COLLATE NOCASE, made_at TEXT NOT NULL, consent TEXT, locale TEXT,
  wish INTEGER
);
CREATE INDEX mail_links_by_email ON mail_links (email);
CREATE TABLE preview_tokens (
  number INTEGER PRIMARY KEY AUTOINCREMENT, token_hash TEXT NOT NULL UNIQUE, type TEXT NOT NULL, id TEXT NOT NULL,
  locale TEXT NOT NULL, expires_at TEXT NOT NULL, session INTEGER, given_by TEXT
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
  DELETE FROM mails WHERE visitor = OLD.email AND kind = 'newsletter' AND sent_at IS NULL;
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
CREATE TABLE desk_people (
  id INTEGER PRIMARY KEY AUTOINCREMENT,
  email TEXT NOT NULL UNIQUE COLLATE NOCASE,
  name TEXT NOT NULL,
  may TEXT NOT NULL,
  language TEXT NOT NULL,
  letter_keys INTEGER NOT NULL DEFAULT 1,
  password TEXT,
  invited_at TEXT NOT NULL,
  joined_at TEXT,
  seen_at TEXT
);
CREATE TABLE desk_passkeys (
  id TEXT PRIMARY KEY,
  person INTEGER NOT NULL,
  public_key TEXT NOT NULL,
  counter INTEGER NOT NULL,
  transports TEXT NOT NULL,
  device TEXT NOT NULL,
  made_at TEXT NOT NULL
);
CREATE INDEX desk_passkeys_by_person ON desk_passkeys (person);
CREATE TABLE desk_links (
  hash TEXT PRIMARY KEY,
  purpose TEXT NOT NULL,
  person INTEGER,
  invited_by TEXT,
  expires_at TEXT NOT NULL
);
CREATE INDEX desk_links_by_person ON desk_links (person);
CREATE TABLE desk_sessions (
  number INTEGER PRIMARY KEY AUTOINCREMENT,
  hash TEXT NOT NULL UNIQUE,
  person INTEGER NOT NULL,
  device TEXT NOT NULL,
  began_at TEXT NOT NULL,
  seen_at TEXT NOT NULL,
  confirmed_at TEXT
);
CREATE INDEX desk_sessions_by_person ON desk_sessions (person);
CREATE TABLE desk_log (
  id INTEGER PRIMARY KEY AUTOINCREMENT,
  at TEXT NOT NULL,
  person INTEGER,
  name TEXT NOT NULL,
  what TEXT NOT NULL,
  about TEXT
);
CREATE INDEX desk_log_by_time ON desk_log (at);
CREATE TRIGGER previews_of_ended_sessions AFTER DELETE ON desk_sessions
  BEGIN DELETE FROM preview_tokens WHERE session = OLD.number; END;
CREATE TRIGGER ways_in_of_deleted_people AFTER DELETE ON desk_people BEGIN
  DELETE FROM desk_passkeys WHERE person = OLD.id;
  DELETE FROM desk_links WHERE person = OLD.id;
  DELETE FROM desk_sessions WHERE person = OLD.id;
  DELETE FROM mails WHERE visitor = OLD.email AND kind = 'desk' AND sent_at IS NULL;
END;
CREATE TABLE desk_notes (
  id INTEGER PRIMARY KEY AUTOINCREMENT, message INTEGER NOT NULL, at TEXT NOT NULL, person INTEGER, name TEXT NOT NULL,
  note TEXT NOT NULL
);
CREATE INDEX desk_notes_by_message ON desk_notes (message);
CREATE TRIGGER notes_of_deleted_messages AFTER DELETE ON messages
  BEGIN DELETE FROM desk_notes WHERE message = OLD.id; END;
CREATE TABLE desk_templates (
  version INTEGER PRIMARY KEY AUTOINCREMENT, at TEXT NOT NULL, name TEXT NOT NULL, templates TEXT NOT NULL
);
CREATE TABLE wishes_told (wish INTEGER NOT NULL, work TEXT NOT NULL, at TEXT NOT NULL, PRIMARY KEY (wish, work));
CREATE TRIGGER told_of_deleted_wishes AFTER DELETE ON wishes
  BEGIN DELETE FROM wishes_told WHERE wish = OLD.id; END;
CREATE TABLE desk_drafts (
  shelf TEXT NOT NULL,
  item TEXT NOT NULL,
  number INTEGER NOT NULL,
  changes TEXT NOT NULL,
  person INTEGER,
  name TEXT NOT NULL,
  at TEXT NOT NULL,
  PRIMARY KEY (shelf, item)
);
CREATE TABLE desk_versions (
  number INTEGER PRIMARY KEY AUTOINCREMENT,
  shelf TEXT NOT NULL,
  item TEXT NOT NULL,
  at TEXT NOT NULL,
  person INTEGER,
  name TEXT,
  act TEXT NOT NULL,
  before TEXT,
  after TEXT
);
CREATE INDEX desk_versions_by_item ON desk_versions (shelf, item, number);
CREATE TABLE desk_writing (
  shelf TEXT NOT NULL,
  item TEXT NOT NULL,
  act TEXT NOT NULL,
  before TEXT,
  after TEXT,
  draft INTEGER,
  PRIMARY KEY (shelf, item)
);
CREATE TABLE desk_schedules (
  shelf TEXT NOT NULL,
  item TEXT NOT NULL,
  act TEXT NOT NULL,
  at TEXT NOT NULL,
  person INTEGER,
  name TEXT NOT NULL,
  draft INTEGER,
  unseen TEXT,
  PRIMARY KEY (shelf, item)
);
CREATE INDEX desk_schedules_by_time ON desk_schedules (at);
CREATE TABLE desk_lists (
  number INTEGER PRIMARY KEY AUTOINCREMENT,
  name TEXT NOT NULL,
  at TEXT NOT NULL,
  person INTEGER,
  by TEXT NOT NULL,
  taken_back_at TEXT,
  taken_back_by TEXT
);
CREATE TABLE desk_list_items (
  list INTEGER NOT NULL,
  shelf TEXT NOT NULL,
  item TEXT NOT NULL,
  is_new INTEGER NOT NULL,
  draft INTEGER NOT NULL,
  before TEXT,
  pictures TEXT,
  PRIMARY KEY (list, shelf, item)
);
CREATE TRIGGER items_of_deleted_lists AFTER DELETE ON desk_lists
  BEGIN DELETE FROM desk_list_items WHERE list = OLD.number; END;
CREATE TABLE former_pictures (
  name TEXT PRIMARY KEY,
  file TEXT NOT NULL,
  hd INTEGER NOT NULL,
  facts TEXT NOT NULL
);
CREATE TABLE desk_replaced_pictures (
  file TEXT PRIMARY KEY,
  was TEXT NOT NULL,
  at TEXT NOT NULL,
  name TEXT
);
CREATE TABLE desk_read_again (
  shelf TEXT NOT NULL,
  item TEXT NOT NULL,
  file TEXT NOT NULL,
  alt TEXT NOT NULL,
  PRIMARY KEY (shelf, item, file)
);
CREATE TABLE desk_news_ends (
  news TEXT PRIMARY KEY, at TEXT NOT NULL, person INTEGER, name TEXT NOT NULL, said TEXT NOT NULL
);
CREATE TABLE desk_clock (
  id INTEGER PRIMARY KEY CHECK (id = 1), trusted_at TEXT NOT NULL, looked_at TEXT NOT NULL, held_until TEXT
);
CREATE TABLE desk_thrown_away (
  number INTEGER PRIMARY KEY AUTOINCREMENT, kind TEXT NOT NULL, shelf TEXT NOT NULL, item TEXT NOT NULL, changes TEXT NOT NULL,
  draft INTEGER NOT NULL, person INTEGER, name TEXT NOT NULL, at TEXT NOT NULL, schedule TEXT, thrown_by TEXT NOT NULL,
  thrown_at TEXT NOT NULL
);
CREATE INDEX desk_thrown_away_by_item ON desk_thrown_away (shelf, item);
CREATE TABLE desk_missed_times (
  shelf TEXT NOT NULL,
  item TEXT NOT NULL,
  act TEXT NOT NULL,
  at TEXT NOT NULL,
  person INTEGER,
  name TEXT NOT NULL,
  why TEXT NOT NULL,
  PRIMARY KEY (shelf, item)
);
CREATE TABLE rooms (
  id INTEGER PRIMARY KEY AUTOINCREMENT,
  token_hash TEXT UNIQUE,
  locale TEXT NOT NULL,
  client TEXT NOT NULL,
  email TEXT COLLATE NOCASE,
  title TEXT NOT NULL,
  letter TEXT NOT NULL DEFAULT '',
  conditions TEXT NOT NULL DEFAULT '',
  code TEXT,
  is_counted INTEGER NOT NULL DEFAULT 1,
  valid_until TEXT NOT NULL,
  made_at TEXT NOT NULL,
  made_by TEXT NOT NULL,
  changed_at TEXT NOT NULL,
  changed_by TEXT NOT NULL,
  number INTEGER NOT NULL DEFAULT 1,
  given_at TEXT,
  withdrawn_at TEXT,
  openings INTEGER NOT NULL DEFAULT 0,
  opened_at TEXT,
  seen_at TEXT,
  outcome TEXT,
  folded TEXT NOT NULL DEFAULT '',
  arrangement TEXT, shown TEXT
);
CREATE INDEX rooms_by_time ON rooms (made_at, id);
CREATE TABLE room_pieces (
  id INTEGER PRIMARY KEY AUTOINCREMENT,
  room INTEGER NOT NULL,
  position INTEGER NOT NULL,
  work TEXT NOT NULL,
  title TEXT NOT NULL,
  note TEXT NOT NULL DEFAULT '',
  price TEXT,
  seconds INTEGER NOT NULL DEFAULT 0, content TEXT
);
CREATE INDEX room_pieces_by_room ON room_pieces (room, position);
CREATE TABLE room_pictures (
  id INTEGER PRIMARY KEY AUTOINCREMENT,
  room INTEGER NOT NULL,
  piece INTEGER,
  name TEXT NOT NULL UNIQUE,
  extension TEXT NOT NULL,
  alt TEXT NOT NULL DEFAULT '',
  width INTEGER NOT NULL,
  height INTEGER NOT NULL,
  color TEXT NOT NULL
);
CREATE INDEX room_pictures_by_room ON room_pictures (room, id);
CREATE TABLE room_previews (
  token_hash TEXT PRIMARY KEY,
  room INTEGER NOT NULL,
  session INTEGER NOT NULL,
  expires_at TEXT NOT NULL
);
CREATE TRIGGER parts_of_deleted_rooms AFTER DELETE ON rooms BEGIN
  DELETE FROM room_pieces WHERE room = OLD.id;
  DELETE FROM room_pictures WHERE room = OLD.id;
  DELETE FROM room_previews WHERE room = OLD.id;
  UPDATE messages SET room = NULL WHERE room = OLD.id;
END;
CREATE TRIGGER pictures_of_deleted_pieces AFTER DELETE ON room_pieces
  BEGIN DELETE FROM room_pictures WHERE piece = OLD.id; END;
CREATE TRIGGER room_previews_of_ended_sessions AFTER DELETE ON desk_sessions
  BEGIN DELETE FROM room_previews WHERE session = OLD.number; END;
CREATE TABLE desk_discarded (
  shelf TEXT NOT NULL, item TEXT NOT NULL, path TEXT NOT NULL, name TEXT NOT NULL, at TEXT NOT NULL,
  PRIMARY KEY (shelf, item, path)
);
INSERT INTO messages (received_at, locale, name, email, message, inquiry_by, work)
  VALUES ('2026-01-01T00:00:00Z', 'en', 'Zoé', 'zoe@example.org', 'An old one', 'email', 'lamp');
INSERT INTO subscriptions (email, subscribed_at, locale, name, is_professional)
  VALUES ('zoe@example.org', '2026-01-01T00:00:00Z', 'fr', 'Zoé', 1);
INSERT INTO wishes (made_at, locale, email, wish, work, state)
  VALUES ('2026-01-01T00:00:00Z', 'fr', 'zoe@example.org', 'Une lampe semblable', 'lamp', 'confirmed');
INSERT INTO desk_people (email, name, may, language, invited_at) VALUES ('ada@example.org', 'Ada', 'everything', 'en', '2026-01-01T00:00:00Z');
INSERT INTO rooms (token_hash, locale, client, title, valid_until, made_at, made_by, changed_at, changed_by)
  VALUES ('a hash', 'fr', 'Zoé', 'Trois lampes', '2027-01-01T00:00:00Z', '2026-01-01T00:00:00Z', 'Ada', '2026-01-01T00:00:00Z', 'Ada');
PRAGMA user_version = 24;
