import { Readable } from 'node:stream';
import { setImmediate } from 'node:timers/promises';
import type { ReadableStream } from 'node:stream/web';
import type { Store } from '../../../src/contract/server/store/store';
import type { NewRow } from '../../files/file-queries';
import { streamOriginal } from '../../files/originals';
import { mediaName } from '../catalogue/folder-media';
import { fileOf } from '../../content/published/entry';
import { isBreathOver } from '../../lanes/in-breaths';
import { exportedText } from '../catalogue/export-folder';
import type { PublicItem } from '../catalogue/public-items';

const FOLDER = 'catalogue';
/** Bytes that are sent at once, at least. */
const PIECE = 64 * 1024;
/** What is public, a file an item, and all pictures, documents and models, as they are read: never all of it in memory. */
export async function filesZip(
  files: Store,
  rows: readonly NewRow[],
  items: readonly PublicItem[],
): Promise<Readable> {
  // Loaded with the first zip: most starts of the API see none.
  const { makeZip } = await import('client-zip');
  return Readable.from(inPieces(makeZip(entriesOf(files, rows, items)) as ReadableStream<Uint8Array>));
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

async function* entriesOf(files: Store, rows: readonly NewRow[], items: readonly PublicItem[]) {
  for (const { values, ...of } of items) {
    const updated = new Date(String(values['updated_at']));
    const lastModified = Number.isNaN(updated.getTime()) ? new Date() : updated;
    yield { name: `${FOLDER}/${fileOf(of)}`, lastModified, input: exportedText(of, values) };
  }
  for (const one of rows) {
    const { hash, at } = one.row;
    const input = await streamOriginal(files, hash);
    yield { name: `${FOLDER}/${mediaName(one)}`, lastModified: new Date(at), input };
  }
}
