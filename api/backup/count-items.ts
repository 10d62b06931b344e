import { FOLDERS } from '../catalogue-files/kinds';
import { openReading } from '../storage/connection';
import type { Manifest } from './manifest';

/** Items of a database by their kind; undefined in one of a server that kept them, or their pictures, as files. */
export function countItems(file: string): Manifest['items'] {
  const connection = openReading(file);
  try {
    const tables = connection.all(
      "SELECT name FROM sqlite_master WHERE type = 'table' AND name IN ('items', 'pictures')",
    );
    if (tables.length < 2) return undefined;
    const rows = connection.all('SELECT kind, count(*) AS count FROM items GROUP BY kind') as {
      kind: string;
      count: number;
    }[];
    return Object.fromEntries(
      [...FOLDERS, 'pages'].map((kind) => [kind, rows.find((row) => row.kind === kind)?.count ?? 0]),
    );
  } finally {
    connection.close();
  }
}
