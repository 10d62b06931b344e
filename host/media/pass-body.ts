import type { Readable } from 'node:stream';
import type { Copy } from './copy';

interface PassOptions {
  copy: Copy | undefined;
  from: number;
  to: number;
}

/** Passes a range on, while the copy gets the whole body. */
export async function* passBody(body: Readable, { copy, from, to }: PassOptions): AsyncGenerator<Buffer> {
  let at = 0;
  for await (const chunk of body as AsyncIterable<Buffer>) {
    copy?.write(chunk);
    const part = chunk.subarray(Math.max(0, from - at), Math.max(0, to - at));
    at += chunk.length;
    if (part.length > 0) yield part;
    if (at >= to && !copy) return;
  }
  copy?.end();
}
