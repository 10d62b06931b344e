import type { Readable } from 'node:stream';
import type { Copy } from './copy';

interface PassOptions {
  /** Takes the whole body beside; undefined where it is not to be kept. */
  copy: Copy | undefined;
  /** The first byte that is passed on, and the one after the last. */
  from: number;
  to: number;
}

/** Passes a body on, or a part of it, and gives a copy all of it. */
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
