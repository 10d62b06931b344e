import { statSync } from 'node:fs';
import type { Connection } from './connection';

/** A file of the database was deleted or replaced while it is open: what is written would be gone after the next start. */
export class DatabaseMoved extends Error {
  override readonly name = 'DatabaseMoved';
  constructor(file: string) {
    super(
      `${file} was deleted or replaced while the API has it open, so nothing is taken. Stop the API, put back what belongs ` +
        "there (docs/deploy.md, 'Backup'), and start it again.",
    );
  }
}

export interface Place {
  /** @throws DatabaseMoved when a path no longer leads to the file that is open */
  require(): void;
  /** Of a connection to it, which has to be closed by what is returned. */
  follow(connection: Connection): Connection;
}

/**
 * Compares the paths of a database with the files that are open, by device and inode, which nothing else gets while they are.
 * SQLite itself goes on writing into a file that has no name any more.
 */
export function keepPlace(file: string): Place {
  const main = identityOf(file);
  const beside = [`${file}-wal`, `${file}-shm`];
  const known = new Map<string, string>();
  let connections = 0;
  const moved = (): string | undefined =>
    !main || identityOf(file) !== main
      ? file
      : beside.find((one) => known.has(one) && known.get(one) !== identityOf(one));
  return {
    require() {
      const gone = moved();
      if (gone) throw new DatabaseMoved(gone);
      if (connections === 0) return;
      for (const one of beside) {
        const found = identityOf(one);
        if (found) known.set(one, found);
      }
    },
    follow(connection) {
      connections += 1;
      return {
        ...connection,
        close() {
          const wasInPlace = !moved();
          connection.close();
          connections -= 1;
          // SQLite removes log and index with the last connection, and makes others for the next.
          if (connections === 0 && wasInPlace) known.clear();
        },
      };
    },
  };
}

/** Opens nothing: closing any handle of a file would free the locks that SQLite has on it. */
function identityOf(file: string): string | undefined {
  const stats = statSync(file, { bigint: true, throwIfNoEntry: false });
  return stats && `${stats.dev}:${stats.ino}`;
}
