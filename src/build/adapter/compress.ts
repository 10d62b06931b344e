import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import type { Encoding } from '../../release/manifest';

const brotli = promisify(brotliCompress);
const gzipped = promisify(gzip);

/** Bytes below which the headers outweigh the saving. */
const MIN_BYTES = 512;
/** Brotli 11 does 1 MB a second; 5 does 80 and comes within a tenth; 7 wins 1 % for four times as long. */
const BEST = 11;
const QUICK = 5;
/** Bytes. Above it the best quality takes too long even for a file that is compressed once. */
const MAX_BYTES_AT_BEST = 256 * 1024;

/** Bytes by which a window is smaller than its power of two (RFC 7932, section 9.1). */
const WINDOW_MARGIN = 16;
const SMALLEST_WINDOW = 16;

/** `thoroughly`: at the best quality, for files compressed once. */
export async function compress(content: Buffer, thoroughly: boolean): Promise<[Encoding, Buffer][]> {
  if (content.length < MIN_BYTES) return [];
  const quality = thoroughly && content.length < MAX_BYTES_AT_BEST ? BEST : QUICK;
  const params = {
    [constants.BROTLI_PARAM_MODE]: constants.BROTLI_MODE_TEXT,
    [constants.BROTLI_PARAM_QUALITY]: quality,
    [constants.BROTLI_PARAM_SIZE_HINT]: content.length,
    // The default window of 4 MB for every page would keep the garbage collector busy.
    [constants.BROTLI_PARAM_LGWIN]: windowFor(content.length),
  };
  const forms: [Encoding, Buffer][] = [
    ['br', await brotli(content, { params })],
    ['gzip', await gzipped(content)],
  ];
  return forms.filter(([, form]) => form.length < content.length);
}

const windowFor = (bytes: number): number =>
  Math.min(
    constants.BROTLI_MAX_WINDOW_BITS,
    Math.max(SMALLEST_WINDOW, Math.ceil(Math.log2(bytes + WINDOW_MARGIN))),
  );
