import { createReadStream } from 'node:fs';
import { stat } from 'node:fs/promises';
import path from 'node:path';
import { Readable } from 'node:stream';
import type { ReadableStream } from 'node:stream/web';
import { listFiles } from '../../../api/backup/list-files';
import { partOf } from '../../../src/contract/server/write-whole';

const FOLDER = 'catalogue';
/** What is just being written. */
const isPart = (name: string): boolean => name.endsWith(partOf(''));

/** The catalogue's folder, file by file as it is read: never all of it in memory. @param root of the catalogue */
export async function filesZip(root: string): Promise<Readable> {
  const names = [...(await listFiles(root)).keys()].filter((name) => !isPart(name));
  // Loaded with the first zip: most starts of the API see none.
  const { makeZip } = await import('client-zip');
  return Readable.fromWeb(makeZip(entriesOf(root, names)) as ReadableStream);
}

async function* entriesOf(root: string, names: readonly string[]) {
  for (const name of names) {
    const file = path.join(root, name);
    const facts = await stat(file).catch(() => undefined);
    // Deleted since it was listed.
    if (!facts?.isFile()) continue;
    yield { name: `${FOLDER}/${name}`, lastModified: facts.mtime, input: createReadStream(file) };
  }
}
