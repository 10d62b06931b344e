import { constants, createBrotliCompress, createGzip } from 'node:zlib';
import { negotiate } from '@fastify/accept-negotiator';
import type { FastifyReply, FastifyRequest } from 'fastify';
import type { ApiAnswer } from '../media/forward';
import { RENDERED_ENCODINGS } from './compressed-answer';
import { addVary } from './vary';

/** Most of the gain for a fraction of the time. */
const BROTLI_QUALITY = 4;

const PACKERS: Record<string, () => ReturnType<typeof createGzip>> = {
  br: () => createBrotliCompress({ params: { [constants.BROTLI_PARAM_QUALITY]: BROTLI_QUALITY } }),
  gzip: () => createGzip(),
};

/** Passes JSON of the API on as the browser takes it: a room of many pieces is a tenth as long then. */
export function sendPacked(
  request: FastifyRequest,
  reply: FastifyReply,
  { statusCode, stream }: ApiAnswer,
): void {
  addVary(reply, 'Accept-Encoding');
  const encoding = negotiate(request.headers['accept-encoding'] ?? '', RENDERED_ENCODINGS);
  const packer = encoding && PACKERS[encoding]?.();
  if (!packer || statusCode !== 200 || request.method === 'HEAD' || reply.hasHeader('content-encoding')) {
    void reply.send(stream);
    return;
  }
  // A break of the API's answer breaks this one as well, rather than end it.
  stream.on('error', (error) => packer.destroy(error));
  void reply.removeHeader('content-length').header('Content-Encoding', encoding).send(stream.pipe(packer));
}
