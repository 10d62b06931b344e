import type { Connection } from '../connection';

/** When pieces of news go off the home page; `said` has the title and the addresses of each as JSON. */
export const addNewsEnds = (connection: Connection): void =>
  connection.exec(`
    CREATE TABLE desk_news_ends (
      news TEXT PRIMARY KEY,
      at TEXT NOT NULL,
      person INTEGER,
      name TEXT NOT NULL,
      said TEXT NOT NULL
    );
  `);
