import { buffer } from 'node:stream/consumers';
import { fromBufferPromise } from 'yauzl';

export interface ReadFile {
  name: string;
  date: Date;
  content: Buffer;
}

/** The files in a zip file, read by a package that did not write it; throws for one that is broken. */
export async function readZip(zip: Buffer): Promise<ReadFile[]> {
  const opened = await fromBufferPromise(zip, { lazyEntries: true });
  const files: ReadFile[] = [];
  for await (const entry of opened.eachEntry()) {
    files.push({
      name: entry.fileName,
      date: entry.getLastModDate(),
      content: await buffer(await opened.openReadStreamPromise(entry)),
    });
  }
  return files;
}
