import { createHash } from 'node:crypto';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import { negotiate } from '@fastify/accept-negotiator';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { inlineScriptHashes } from './headers/inline-scripts';
import type { Encoding } from './manifest';
import { judgeConditions } from './preconditions';
import type { SsrAnswer } from './ssr/ssr-answer';
import { addVary } from './vary';

const brotli = promisify(brotliCompress);
/** While a visitor waits: most of the gain for a fraction of the time that the build takes. */
const BROTLI_QUALITY = 4;

const COMPRESS: Record<Encoding, (text: string) => Promise<Buffer>> = {
  br: (text) => brotli(text, { params: { [constants.BROTLI_PARAM_QUALITY]: BROTLI_QUALITY } }),
  gzip: promisify<string, Buffer>(gzip),
};
const ENCODINGS = Object.keys(COMPRESS) as Encoding[];

/**
 * Answers with what the function has rendered, compressed as the visitor takes it: 200, 304 for what the visitor has
 * already, 412 for a condition that does not hold.
 * @param cacheControl for an answer of the function that says nothing of it
 */
export async function sendRendered(
  request: FastifyRequest,
  reply: FastifyReply,
  { status, headers, body }: SsrAnswer,
  cacheControl: string,
): Promise<FastifyReply> {
  const encoding = negotiate(request.headers['accept-encoding'] ?? '', ENCODINGS) as Encoding | null;
  const etag = etagOf(body, encoding);
  const type = headers['content-type'] ?? 'text/html; charset=utf-8';
  // For 304 as well: it renews the headers that a cache has.
  if (type.startsWith('text/html')) reply.inlineScripts = inlineScriptHashes(body);
  addVary(reply, 'Accept-Encoding');
  reply.headers({
    'Content-Type': type,
    'Cache-Control': headers['cache-control'] ?? cacheControl,
    ETag: etag,
  });
  const verdict = judgeConditions(request.headers, etag);
  if (verdict === 'not-modified') return reply.code(304).send();
  if (verdict === 'failed') return reply.removeHeader('Content-Type').code(412).send();

  if (encoding) reply.header('Content-Encoding', encoding);
  return reply.code(status).send(encoding ? await COMPRESS[encoding](body) : body);
}

/** Strong, so each encoding has its own. */
function etagOf(body: string, encoding: Encoding | null): string {
  const hash = createHash('sha256').update(body).digest('base64url').slice(0, 22);
  return `"${encoding ? `${hash}-${encoding}` : hash}"`;
}
