import type { Connection } from '../connection';

/**
 * A room is found by the hash of its link; prices are JSON. It is deleted with all that belongs to it, while answers stay
 * messages. Previews of a session show rooms as their clients see them, and end with it.
 */
export function addDeskRooms(connection: Connection): void {
  connection.exec(`
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
      folded TEXT NOT NULL DEFAULT ''
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
      seconds INTEGER NOT NULL DEFAULT 0
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
    ALTER TABLE messages ADD COLUMN room INTEGER;
    CREATE INDEX messages_by_room ON messages (room);
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
  `);
}
