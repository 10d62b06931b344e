import { readFileSync } from 'node:fs';
import path from 'node:path';

/** Schemas from before Kysely's migrations, by SQLite's `user_version`, each with a few rows. */
export const FORMER_SCHEMAS = [20, 21, 22, 23, 24, 25] as const;

export const formerSchema = (version: (typeof FORMER_SCHEMAS)[number]): string =>
  readFileSync(path.join(__dirname, 'former-schemas', `${version}.sql`), 'utf8');
