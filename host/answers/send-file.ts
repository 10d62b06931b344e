import { readFile, stat } from 'node:fs/promises';
import type { IncomingMessage } from 'node:http';
import path from 'node:path';
import { negotiate } from '@fastify/accept-negotiator';
import { send } from '@fastify/send';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { LRUCache } from 'lru-cache';
import { MODEL_TYPE } from '../../src/contract/models/model-type';
import {
  type CacheClass,
  type DeployedFile,
  type Encoding,
  ENCODING_SUFFIX,
} from '../../src/release/manifest';
import type { ShownModels } from '../../src/release/models-mark';
import { isRangeWanted, judgeConditions, readByteRange, writeByteRange } from '../requests/preconditions';
import { encodePath } from '../requests/request-path';
import { addVary } from './compressed-answer';

const CACHE_CONTROL: Record<CacheClass, string> = {
  immutable: 'public, max-age=31536000, immutable',
  revalidate: 'public, max-age=0, must-revalidate',
};

interface SendOptions {
  status?: number;
  /** Replaces the file's own rule; used for errors and previews, which get no ETag and no ranges. */
  cacheControl?: string;
}

/** Answers 200, 206, 304, 412 or 416. @throws Error when the file has gone from the disk */
export async function sendFile(
  request: FastifyRequest,
  reply: FastifyReply,
  root: string,
  file: DeployedFile,
  { status, cacheControl }: SendOptions = {},
): Promise<FastifyReply> {
  const encoding = negotiate(request.headers['accept-encoding'] ?? '', file.encodings);
  const etag = cacheControl ? undefined : etagOf(file.hash, encoding);
  // Also for 304, which renews the headers in a cache, among them the policy that depends on the type.
  reply.type(file.type);
  if (file.type.startsWith('text/html')) {
    reply.inlineScripts = file.scripts ?? [];
    tellModels(reply, file);
  }
  if (file.encodings.length > 0) addVary(reply, 'Accept-Encoding');
  reply.header('Cache-Control', cacheControl ?? CACHE_CONTROL[file.cache]);
  if (etag) reply.header('ETag', etag);
  const verdict = status === undefined ? judgeConditions(request.headers, etag) : 'send';
  if (verdict === 'not-modified') return reply.code(304).send();
  if (verdict === 'failed') return sendNothing(reply, 412);

  const name = file.file + (encoding ? ENCODING_SUFFIX[encoding] : '');
  const range = etag && (await wantedRange(request, etag, path.join(root, name)));
  const whole = range ? undefined : await readKept(root, name, file);
  if (whole) {
    if (encoding) reply.header('Content-Encoding', encoding);
    if (etag) reply.header('Accept-Ranges', 'bytes');
    return reply.code(status ?? 200).send(whole);
  }
  const result = await send(
    { method: request.method, headers: range ? { range } : {} } as IncomingMessage,
    encodePath(`/${name}`),
    {
      root,
      acceptRanges: etag !== undefined,
      dotfiles: 'allow',
      cacheControl: false,
      contentType: false,
      etag: false,
      lastModified: false,
    },
  );
  if (result.statusCode === 416) {
    return sendNothing(reply.header('Content-Range', result.headers['Content-Range']), 416);
  }
  if (result.type !== 'file') throw new Error(`${file.file} is in the manifest but cannot be read`);
  if (encoding) reply.header('Content-Encoding', encoding);
  return reply
    .code(status ?? result.statusCode)
    .headers(result.headers)
    .send(result.stream);
}

async function wantedRange(
  { method, headers }: FastifyRequest,
  etag: string,
  file: string,
): Promise<string | undefined> {
  if (method !== 'GET' || !isRangeWanted(headers, etag)) return undefined;
  const range = readByteRange(headers.range ?? '');
  return range && writeByteRange(range, 'suffix' in range ? (await stat(file)).size : 0);
}

const sendNothing = (reply: FastifyReply, status: 412 | 416): FastifyReply =>
  reply.removeHeader('Content-Type').code(status).header('Cache-Control', 'no-cache').send();

/** Strong, so each encoding has its own. */
const etagOf = (hash: string, encoding: Encoding | null): string =>
  `"${encoding ? `${hash}-${encoding}` : hash}"`;

/** Bytes of one file, uncompressed: pages, scripts and small pictures. Larger ones are streamed from the disk. */
const LARGEST = 512 * 1024;
/** Bytes of all files: more than the pages, scripts and styles that a release is asked for most. */
const MOST = 32 * 1024 * 1024;

/** By place and content, so that a file which is made anew is read anew. */
const kept = new LRUCache<string, Buffer>({ maxSize: MOST, sizeCalculation: ({ length }) => length + 1 });

/**
 * A small file whole, from memory where it was asked for before: opening, reading and closing it for each answer takes longer than
 * all the rest of the answer does.
 *
 * @param name below `root`: the file's own name, or that of a compressed copy
 * @returns undefined for a large file
 * @throws Error when the file has gone from the disk
 */
export async function readKept(root: string, name: string, file: DeployedFile): Promise<Buffer | undefined> {
  if (file.bytes > LARGEST) return undefined;
  const key = `${file.hash} ${path.join(root, name)}`;
  const known = kept.get(key);
  if (known) return known;
  const content = await readFile(path.join(root, name));
  kept.set(key, content);
  return content;
}

/** That a page shows models, which opens its policy; and its own model, for machines that read no HTML (RFC 8288). */
export function tellModels(reply: FastifyReply, shown: ShownModels): void {
  reply.shown = shown;
  if (shown.model) reply.header('Link', `<${shown.model}>; rel="alternate"; type="${MODEL_TYPE}"`);
}
