/** Neither engine's own booleans: SQLite has none. */
export type Flag = 0 | 1;
