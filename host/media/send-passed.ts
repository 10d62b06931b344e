import { Readable } from 'node:stream';
import type { FastifyReply, FastifyRequest } from 'fastify';
import type { Encoding } from '../../src/release/manifest';
import { readByteRange, resolveByteRange } from '../requests/byte-range';
import { isRangeWanted } from '../requests/preconditions';
import type { ApiAnswer } from './forward';
import { factsOf } from './kept-file';
import type { MediaStore } from './media-store';
import { passBody } from './pass-body';

export function sendPassed(
  request: FastifyRequest,
  reply: FastifyReply,
  { statusCode, headers, stream }: ApiAnswer,
  store: MediaStore | undefined,
  encoding?: Encoding,
): FastifyReply {
  const size = Number(headers['content-length'] ?? 0);
  const packed = headers['content-encoding'] as Encoding | undefined;
  const isWhole = statusCode === 200 && size > 0 && [undefined, encoding].includes(packed);
  if (isWhole) reply.header('Accept-Ranges', 'bytes');
  if (!isWhole || request.method !== 'GET') return reply.send(stream);

  const wanted = isRangeWanted(request.headers, headers.etag)
    ? readByteRange(request.headers.range ?? '')
    : undefined;
  const range = wanted && resolveByteRange(wanted, size);
  if (range === 'outside') {
    stream.destroy();
    for (const name of ['Content-Type', 'Content-Length', 'Content-Disposition']) reply.removeHeader(name);
    return reply
      .code(416)
      .headers({ 'Content-Range': `bytes */${size}`, 'Cache-Control': 'no-cache' })
      .send();
  }
  const { first, last } = range ?? { first: 0, last: size - 1 };
  if (range) {
    reply
      .code(206)
      .headers({ 'Content-Range': `bytes ${first}-${last}/${size}`, 'Content-Length': last - first + 1 });
  }
  const facts = store && factsOf(request.sitePath, headers, encoding);
  const copy = facts && store.begin(facts);
  // At once, since the next byte of the API may be long in coming.
  reply.raw.once('close', () => {
    copy?.abandon();
    stream.destroy();
  });
  const passed = passBody(stream, { copy, from: first, to: last + 1 });
  return reply.send(Readable.from(passed, { objectMode: false }));
}
