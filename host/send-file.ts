import { negotiate } from '@fastify/accept-negotiator';
import { send } from '@fastify/send';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { ENCODING_SUFFIX, type CacheClass, type DeployedFile, type Encoding } from './manifest';
import { encodePath } from './request-path';

const CACHE_CONTROL: Record<CacheClass, string> = {
  immutable: 'public, max-age=31536000, immutable',
  revalidate: 'public, max-age=0, must-revalidate',
};

interface SendOptions {
  status?: number;
  /** In place of the file's own rule. Such an answer (an error, a preview) carries no ETag and no ranges. */
  cacheControl?: string;
}

/**
 * Answers with a file of the build in the best encoding the visitor takes: 200, 206 for a range, 304 for what the
 * visitor has already, 416 for a range outside the file.
 * @throws Error when the file has gone from the disk
 */
export async function sendFile(
  request: FastifyRequest,
  reply: FastifyReply,
  root: string,
  file: DeployedFile,
  { status, cacheControl }: SendOptions = {},
): Promise<FastifyReply> {
  const encoding = negotiate(request.headers['accept-encoding'] ?? '', file.encodings);
  const etag = cacheControl ? undefined : etagOf(file.hash, encoding);
  if (file.encodings.length > 0) reply.header('Vary', 'Accept-Encoding');
  reply.header('Cache-Control', cacheControl ?? CACHE_CONTROL[file.cache]);
  if (etag) reply.header('ETag', etag);
  if (etag && isHeld(request.headers['if-none-match'], etag)) return reply.code(304).send();

  const name = encodePath(`/${file.file}${encoding ? ENCODING_SUFFIX[encoding] : ''}`);
  const result = await send(request.raw, name, {
    root,
    acceptRanges: !cacheControl,
    dotfiles: 'allow',
    cacheControl: false,
    contentType: false,
    etag: false,
    lastModified: false,
  });
  if (result.statusCode === 416) {
    return reply
      .code(416)
      .headers({ 'Content-Range': result.headers['Content-Range'], 'Cache-Control': 'no-cache' })
      .send();
  }
  if (result.type !== 'file') throw new Error(`${file.file} is in the manifest but cannot be read`);
  if (encoding) reply.header('Content-Encoding', encoding);
  return reply
    .code(status ?? result.statusCode)
    .headers({ ...result.headers, 'Content-Type': file.type })
    .send(result.stream);
}

/** Strong, so each encoding has its own. */
const etagOf = (hash: string, encoding: Encoding | null): string =>
  `"${encoding ? `${hash}-${encoding}` : hash}"`;

const isHeld = (ifNoneMatch: string | undefined, etag: string): boolean =>
  ifNoneMatch?.split(',').some((tag) => tag.trim() === '*' || tag.trim().replace(/^W\//, '') === etag) ??
  false;
