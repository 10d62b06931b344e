import { CATALOGUE_PREFIX, type Manifest } from '../../api/backup/manifest';

/** What a backup holds, in words. */
export function manifestText({ files, schema }: Manifest): string {
  const count = Object.keys(files).filter((name) => name.startsWith(CATALOGUE_PREFIX)).length;
  return `${count} files of the catalogue, and the database (schema ${schema})`;
}
