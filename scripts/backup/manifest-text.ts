import { CATALOGUE_PREFIX, type Manifest } from '../../api/backup/manifest';

export function manifestText({ files, schema }: Manifest): string {
  const count = Object.keys(files).filter((name) => name.startsWith(CATALOGUE_PREFIX)).length;
  return `${count} files of the catalogue, and the database (schema ${schema})`;
}
