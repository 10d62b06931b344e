import type { GalleryDatabase } from './database';
import type { DatabaseLog, EngineOptions } from './engine';
import { openPostgres } from './postgres/open-postgres';
import { openSqlite } from './sqlite/open-sqlite';

/** ms; less than a form waits for its answer. */
const PATIENCE_MS = 5000;

export interface DatabaseSettings {
  /** The folder of SQLite's file. */
  dataDir: string;
  /** `postgres://…`; '' or none is SQLite. */
  databaseUrl?: string;
  patienceMs?: number;
  log?: DatabaseLog;
  now?: EngineOptions['now'];
  /** A command brings no database up to date that servers of before may have open: PostgreSQL keeps nobody out. */
  isCommand?: boolean;
}

/** Opens the database, and brings its tables up to date. @throws Error in one sentence that says what to do */
export function openDatabase({
  dataDir,
  databaseUrl,
  patienceMs = PATIENCE_MS,
  log = () => {},
  now,
  isCommand = false,
}: DatabaseSettings): Promise<GalleryDatabase> {
  return databaseUrl
    ? openPostgres(databaseUrl, { patienceMs, log, isCommand })
    : openSqlite(dataDir, { patienceMs, log, now });
}
