import { createHash } from 'node:crypto';
import { open, type FileHandle } from 'node:fs/promises';
import { pipeline } from 'node:stream/promises';
import { setTimeout as delay } from 'node:timers/promises';
import type { Pack } from 'tar-stream';
import type { FileDigest } from './manifest';

const CHUNK_BYTES = 256 * 1024;
/** ms after which a write is sure to change the file's time, which systems count in steps. */
const SETTLED_MS = 20;
const TRIES = 100;

interface PackedFile {
  name: string;
  file: string;
  mode?: number;
}

/** A file that changes meanwhile is packed again, and the last copy counts. @throws Error when it never stops */
export async function packFile(pack: Pack, packed: PackedFile): Promise<FileDigest | undefined> {
  for (let tries = 0; tries < TRIES; tries += 1) {
    const handle = await open(packed.file).catch((error: NodeJS.ErrnoException) => {
      if (error.code !== 'ENOENT') throw error;
    });
    if (!handle) return undefined;
    try {
      const digest = await packOnce(pack, handle, packed);
      if (digest) return digest;
    } finally {
      await handle.close();
    }
    await delay(SETTLED_MS);
  }
  throw new Error(`${packed.file} is written to all the time: try again when it is left alone.`);
}

async function packOnce(
  pack: Pack,
  handle: FileHandle,
  { name, mode }: PackedFile,
): Promise<FileDigest | undefined> {
  const { size, mtime, mtimeMs, mode: own } = await handle.stat();
  const age = Date.now() - mtimeMs;
  if (age >= 0 && age < SETTLED_MS) return undefined;
  const hash = createHash('sha256');
  const entry = pack.entry({ name, size, mtime, mode: mode ?? own & 0o777 });
  await pipeline(bytesOf(handle, size, hash), entry as unknown as NodeJS.WritableStream);
  const after = await handle.stat();
  if (after.mtimeMs !== mtimeMs || after.size !== size) return undefined;
  return { size, sha256: hash.digest('hex') };
}

/** Yields exactly `size` bytes, as announced to the archive: zeros where the file has become shorter. */
async function* bytesOf(handle: FileHandle, size: number, hash: { update(chunk: Buffer): unknown }) {
  for (let at = 0; at < size; ) {
    const chunk = Buffer.alloc(Math.min(CHUNK_BYTES, size - at));
    const { bytesRead } = await handle.read(chunk, 0, chunk.length, at);
    const bytes = bytesRead > 0 ? chunk.subarray(0, bytesRead) : chunk;
    hash.update(bytes);
    yield bytes;
    at += bytes.length;
  }
}
