import { createHash } from 'node:crypto';
import { createReadStream, createWriteStream } from 'node:fs';
import { mkdir, rm, utimes } from 'node:fs/promises';
import path from 'node:path';
import { text } from 'node:stream/consumers';
import { pipeline } from 'node:stream/promises';
import { extract as openExtract, type Header } from 'tar-stream';
import { matches } from '../../src/contract/check';
import {
  CATALOGUE_PREFIX,
  DATABASE_NAME,
  FILES_PREFIX,
  FORMAT,
  Manifest,
  MANIFEST_NAME,
  ROOM_PICTURES_PREFIX,
  type FileDigest,
} from './manifest';

export class UnusableBackup extends Error {
  override readonly name = 'UnusableBackup';
}

/** Codes for a name that is used for a file and for a folder. */
const CONTRADICTIONS = ['EEXIST', 'ENOTDIR', 'EISDIR'];

export interface Staging {
  catalogue: string;
  data: string;
  files: string;
}

/** @throws UnusableBackup when anything is damaged, missing or out of place; the folders are of no use then */
export async function unpack(file: string, staging: Staging): Promise<Manifest> {
  const extract = openExtract();
  const source = createReadStream(file);
  const read = pipeline(source, extract as unknown as NodeJS.WritableStream);
  read.catch(() => undefined);
  const digests = new Map<string, FileDigest>();
  const places = new Map<string, string>();
  let manifest: Manifest | undefined;
  try {
    for await (const entry of extract) {
      const bytes = entry as unknown as AsyncIterable<Buffer>;
      const { name } = entry.header;
      if (name === MANIFEST_NAME) manifest = parseManifest(await text(bytes));
      else {
        const place = placeOf(entry.header, staging);
        digests.set(name, await keep(bytes, entry.header, place));
        places.set(name, place);
      }
    }
    await read;
  } catch (error) {
    source.destroy();
    // Errors with a system call are about the disk, others about the archive.
    const { syscall, code = '', message } = error as NodeJS.ErrnoException;
    const isOfDisk = syscall && !CONTRADICTIONS.includes(code);
    if (isOfDisk || error instanceof UnusableBackup) throw error;
    throw new UnusableBackup(message, { cause: error });
  }
  if (!manifest) throw new UnusableBackup('its end is missing');
  check(manifest, digests);
  for (const [name, place] of places) if (!(name in manifest.files)) await rm(place);
  return manifest;
}

const ROOM_PICTURE = new RegExp(`^${ROOM_PICTURES_PREFIX}[\\w-]{22}/original\\.(jpg|png|webp)$`);

const STORED = new RegExp(
  `^${FILES_PREFIX}(originals/[0-9a-f]{64}|room-pictures/[\\w-]{22}/original\\.(jpg|png|webp))$`,
);

/** Refuses links and paths that leave the folders. */
function placeOf({ name, type }: Header, { catalogue, data, files }: Staging): string {
  if (name === DATABASE_NAME && type === 'file') return path.join(data, path.basename(DATABASE_NAME));
  if (ROOM_PICTURE.test(name) && type === 'file') return path.join(data, ...name.split('/').slice(1));
  if (STORED.test(name) && type === 'file') return path.join(files, ...name.split('/').slice(1));
  const parts = name.slice(CATALOGUE_PREFIX.length).split('/');
  const isPlain = parts.every((part) => !['', '.', '..'].includes(part) && !/[\\\0]/.test(part));
  if (!name.startsWith(CATALOGUE_PREFIX) || !isPlain || type !== 'file')
    throw new UnusableBackup(`it holds '${name}' (${type}), which no backup has`);
  return path.join(catalogue, ...parts);
}

async function keep(
  bytes: AsyncIterable<Buffer>,
  { mode, mtime }: Header,
  place: string,
): Promise<FileDigest> {
  const hash = createHash('sha256');
  let size = 0;
  await mkdir(path.dirname(place), { recursive: true });
  // A second copy of a file has a mode of its own.
  await rm(place, { force: true });
  await pipeline(
    bytes,
    async function* (chunks: AsyncIterable<Buffer>) {
      for await (const chunk of chunks) {
        hash.update(chunk);
        size += chunk.length;
        yield chunk;
      }
    },
    createWriteStream(place, { mode: mode & 0o777 }),
  );
  await utimes(place, mtime, mtime);
  return { size, sha256: hash.digest('hex') };
}

function parseManifest(json: string): Manifest {
  let found: unknown;
  try {
    found = JSON.parse(json);
  } catch {
    throw new UnusableBackup(`its ${MANIFEST_NAME} is damaged`);
  }
  const { format } = (found ?? {}) as { format?: unknown };
  if (typeof format === 'number' && format > FORMAT)
    throw new UnusableBackup('it was made by newer code than this, which is needed to restore it');
  if (!matches(Manifest, found) || !(DATABASE_NAME in found.files))
    throw new UnusableBackup(`its ${MANIFEST_NAME} is damaged`);
  return found;
}

function check({ files }: Manifest, digests: ReadonlyMap<string, FileDigest>): void {
  for (const [name, { size, sha256 }] of Object.entries(files)) {
    const found = digests.get(name);
    if (!found) throw new UnusableBackup(`${name} is missing in it`);
    if (found.size !== size || found.sha256 !== sha256) throw new UnusableBackup(`its ${name} is damaged`);
  }
}
