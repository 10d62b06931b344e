import { readdir } from 'node:fs/promises';
import path from 'node:path';
import type { Pack } from 'tar-stream';
import { roomPictureFolder } from '../rooms/room-images';
import { ROOM_PICTURES_PREFIX, type FileDigest } from './manifest';
import { packFile } from './pack-file';

/** After the database, which names them; one that is removed meanwhile is left out. */
export async function packRoomPictures(pack: Pack, dataDir: string): Promise<Record<string, FileDigest>> {
  const folder = roomPictureFolder(dataDir);
  const files: Record<string, FileDigest> = {};
  for (const name of await readdir(folder).catch(() => []))
    for (const file of await readdir(path.join(folder, name)).catch(() => [])) {
      if (!file.startsWith('original.')) continue;
      const entry = `${ROOM_PICTURES_PREFIX}${name}/${file}`;
      const digest = await packFile(pack, { name: entry, file: path.join(folder, name, file), mode: 0o600 });
      if (digest) files[entry] = digest;
    }
  return files;
}
