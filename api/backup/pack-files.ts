import path from 'node:path';
import type { Pack } from 'tar-stream';
import type { Store } from '../../src/contract/server/store/store';
import { openReading } from '../storage/connection';
import { originalKey } from '../files/originals';
import { ROOM_PICTURES } from '../rooms/room-images';
import { FILES_PREFIX, type FileDigest } from './manifest';
import { packFile } from './pack-file';

export interface PackedFiles {
  files: Record<string, FileDigest>;
  /** How many the database names that the store does not have. */
  lacking: number;
}

/**
 * What a copy of the database names, after it was made: contents never change, and what has come since is of the next backup.
 * What is made of them is made again.
 */
export async function packFiles(pack: Pack, files: Store, copy: string): Promise<PackedFiles> {
  const packed: PackedFiles = { files: {}, lacking: 0 };
  const take = async (key: string): Promise<void> => {
    const file = path.join(files.place, key);
    const digest = await packFile(pack, { name: FILES_PREFIX + key, file });
    if (digest) packed.files[FILES_PREFIX + key] = digest;
    else packed.lacking += 1;
  };
  for (const hash of hashesNamedBy(copy)) await take(originalKey(hash));
  for await (const { key } of files.list(ROOM_PICTURES)) if (/\/original\.[a-z]+$/.test(key)) await take(key);
  return packed;
}

function hashesNamedBy(copy: string): string[] {
  const connection = openReading(copy);
  try {
    const tables = ['pictures', 'files', 'models'].map((name) => `SELECT hash FROM ${name}`);
    const rows = connection.all(`${tables.join(' UNION ')} ORDER BY 1`) as { hash: string }[];
    return rows.map(({ hash }) => hash);
  } finally {
    connection.close();
  }
}
