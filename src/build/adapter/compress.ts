import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import type { Encoding } from '../../release/manifest';

const brotli = promisify(brotliCompress);
const gzipped = promisify(gzip);

/** Bytes below which the headers weigh more than what is saved. */
const MIN_BYTES = 512;
/** Brotli's best does about 1 MB a second; 5 does 80 MB and comes within a tenth; 7 would win 1 % for four times as long. */
const BEST = 11;
const QUICK = 5;
/** Bytes above which even a file compressed once is not worth the best quality's time. */
const MAX_BYTES_AT_BEST = 256 * 1024;

/** A window of Brotli is smaller than its power of two by so many bytes (RFC 7932, section 9.1). */
const WINDOW_MARGIN = 16;
const SMALLEST_WINDOW = 16;

/**
 * The compressed forms of a text, those that are smaller than the text.
 * @param thoroughly at the best quality: for what is compressed once; pages are at every change of the code
 */
export async function compress(content: Buffer, thoroughly: boolean): Promise<[Encoding, Buffer][]> {
  if (content.length < MIN_BYTES) return [];
  const quality = thoroughly && content.length < MAX_BYTES_AT_BEST ? BEST : QUICK;
  const params = {
    [constants.BROTLI_PARAM_MODE]: constants.BROTLI_MODE_TEXT,
    [constants.BROTLI_PARAM_QUALITY]: quality,
    [constants.BROTLI_PARAM_SIZE_HINT]: content.length,
    // Its window of 4 MB would be taken for every page, and keep the garbage collector busy.
    [constants.BROTLI_PARAM_LGWIN]: windowFor(content.length),
  };
  const forms: [Encoding, Buffer][] = [
    ['br', await brotli(content, { params })],
    ['gzip', await gzipped(content)],
  ];
  return forms.filter(([, form]) => form.length < content.length);
}

/** The power of two of the smallest window of Brotli that a text goes into whole. */
const windowFor = (bytes: number): number =>
  Math.min(
    constants.BROTLI_MAX_WINDOW_BITS,
    Math.max(SMALLEST_WINDOW, Math.ceil(Math.log2(bytes + WINDOW_MARGIN))),
  );
