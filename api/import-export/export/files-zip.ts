import { createReadStream } from 'node:fs';
import { stat } from 'node:fs/promises';
import path from 'node:path';
import { Readable } from 'node:stream';
import { setImmediate } from 'node:timers/promises';
import type { ReadableStream } from 'node:stream/web';
import { listFiles } from '../../backup/list-files';
import { SHELVES } from '../../content/contract/item';
import { fileOf } from '../../content/published/entry';
import { isBreathOver } from '../../lanes/in-breaths';
import { partOf } from '../../../src/contract/server/write-whole';
import { exportedText } from '../catalogue/export-folder';
import type { PublicItem } from '../catalogue/public-items';

const FOLDER = 'catalogue';
/** Bytes that are sent at once, at least. */
const PIECE = 64 * 1024;
/** What is just being written. */
const isPart = (name: string): boolean => name.endsWith(partOf(''));

/** The folder may have files of items as they were when they were brought in. */
const isOfItem = (name: string): boolean =>
  SHELVES.some((shelf) => name === `${shelf}.yaml` || new RegExp(`^${shelf}/[^/]+\\.yaml$`).test(name));

/**
 * What is public, a file an item, and pictures, documents and models as they are read: never all of it in memory.
 * @param root of the catalogue
 */
export async function filesZip(root: string, items: readonly PublicItem[]): Promise<Readable> {
  const names = [...(await listFiles(root)).keys()].filter((name) => !isPart(name) && !isOfItem(name));
  // Loaded with the first zip: most starts of the API see none.
  const { makeZip } = await import('client-zip');
  return Readable.from(inPieces(makeZip(entriesOf(root, names, items)) as ReadableStream<Uint8Array>));
}

/** Three small pieces for each file, and one more at the end, are sent as few; others are answered between. */
async function* inPieces(zip: ReadableStream<Uint8Array>): AsyncGenerator<Buffer> {
  let parts: Uint8Array[] = [];
  let size = 0;
  let since = performance.now();
  for await (const part of zip) {
    parts.push(part);
    size += part.length;
    if (size >= PIECE) {
      yield Buffer.concat(parts);
      parts = [];
      size = 0;
    }
    if (isBreathOver(since)) {
      await setImmediate();
      since = performance.now();
    }
  }
  if (size > 0) yield Buffer.concat(parts);
}

async function* entriesOf(root: string, names: readonly string[], items: readonly PublicItem[]) {
  for (const { values, ...of } of items) {
    const updated = new Date(String(values['updated_at']));
    const lastModified = Number.isNaN(updated.getTime()) ? new Date() : updated;
    yield { name: `${FOLDER}/${fileOf(of)}`, lastModified, input: exportedText(of, values) };
  }
  for (const name of names) {
    const file = path.join(root, name);
    const facts = await stat(file).catch(() => undefined);
    // Deleted since it was listed.
    if (!facts?.isFile()) continue;
    yield { name: `${FOLDER}/${name}`, lastModified: facts.mtime, input: createReadStream(file) };
  }
}
