import { DATABASE_NAME, type Manifest } from '../../api/backup/manifest';

export function manifestText({ files, items, schema }: Manifest): string {
  const count = Object.keys(files).filter((name) => name !== DATABASE_NAME).length;
  const database = `the database (schema ${schema})`;
  if (!items) return `${count} files of the catalogue, and ${database}`;
  const counts = Object.entries(items).map(([kind, number]) => `${kind} ${number}`);
  return `${database} with ${counts.join(', ')}; ${count} pictures and other files`;
}
