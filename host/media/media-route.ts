import type { IncomingHttpHeaders } from 'node:http';
import { Readable } from 'node:stream';
import { negotiate } from '@fastify/accept-negotiator';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { Encoding } from '../../src/release/manifest';
import { addVary } from '../answers/compressed-answer';
import { sendFile } from '../answers/send-file';
import type { HostMetrics } from '../metrics/host-metrics';
import type { CurrentDeploy } from '../releases/current-release';
import { isRangeWanted, readByteRange, resolveByteRange } from '../requests/preconditions';
import { encodePath, queryOf } from '../requests/request-path';
import { asFile, factsOf, type KeptFacts } from './kept-file';
import type { Copy, MediaStore } from './media-store';

interface MediaOptions {
  apiUrl: string;
  apiTimeout: number;
  currentDeploy: CurrentDeploy;
  store: MediaStore | undefined;
  metrics: HostMetrics;
  forward: Forward;
}

/** Not passed to the API: the host needs the whole file to keep it, and cuts the range itself. */
const OWN = ['range', 'if-range'];

/** From the release, the store or the API. A media address never changes its content. */
export function addMediaRoute(
  app: FastifyInstance,
  { apiUrl, apiTimeout, currentDeploy, store, metrics, forward }: MediaOptions,
): void {
  const confirm = store && createConfirmations({ store, apiUrl, apiTimeout });
  const passOn = (request: FastifyRequest, reply: FastifyReply): Promise<FastifyReply> => {
    const encoding = encodingOf(request);
    metrics.mediaAnswered('api');
    return forward(request, reply, {
      without: OWN,
      encoding,
      onResponse: (answer) =>
        sendPassed(request, reply, answer, isNamed(request) ? store : undefined, encoding),
    });
  };
  app.get('/media/*', async (request, reply) => {
    const { manifest, root } = await currentDeploy();
    if (isForOthers(request)) reply.header('Access-Control-Allow-Origin', '*');
    const copy = manifest.files[request.sitePath];
    if (copy) {
      metrics.mediaAnswered('release');
      return sendFile(request, reply, root, copy);
    }
    const encoding = encodingOf(request);
    const kept = isNamed(request) ? await store?.find({ address: request.sitePath, encoding }) : undefined;
    if (!store || !kept) return passOn(request, reply);
    confirm?.(kept);
    if (isPacked(request)) addVary(reply, 'Accept-Encoding');
    if (kept.encoding) reply.header('Content-Encoding', kept.encoding);
    if (kept.disposition) reply.header('Content-Disposition', kept.disposition);
    try {
      const answer = await sendFile(request, reply, store.dir, asFile(kept));
      metrics.mediaAnswered('store');
      return answer;
    } catch {
      reply.removeHeader('Content-Encoding');
      return passOn(request, reply);
    }
  });
}

/** The API has it in these forms; whatever else is below /media is packed in itself. */
const PACKED = /^\/media\/models\/[^/]+\/web\.glb$/;
const ENCODINGS: Encoding[] = ['br', 'gzip'];
const isPacked = ({ sitePath }: FastifyRequest): boolean => PACKED.test(sitePath);

const encodingOf = (request: FastifyRequest): Encoding | undefined => {
  const wanted = isPacked(request) && negotiate(request.headers['accept-encoding'] ?? '', ENCODINGS);
  return wanted || undefined;
};

/** Android's Scene Viewer takes it, which is none of the site's pages. */
const isForOthers = ({ sitePath }: FastifyRequest): boolean => sitePath.endsWith('/plain.glb');

/** Addresses with a query are not kept: any number of them would name the same file and crowd out others. */
const isNamed = (request: FastifyRequest): boolean => queryOf(request.raw.url ?? '') === '';

function sendPassed(
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

interface PassOptions {
  copy: Copy | undefined;
  from: number;
  to: number;
}

/** Passes a range on, while the copy gets the whole body. */
async function* passBody(body: Readable, { copy, from, to }: PassOptions): AsyncGenerator<Buffer> {
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

interface ConfirmationOptions {
  store: MediaStore;
  apiUrl: string;
  apiTimeout: number;
}

/** ms between two questions about the same file. */
const GOOD_FOR = 60 * 60 * 1000;
/** Only these withdraw a file; an API that is down answers neither. */
const GONE = [404, 410];

/** Asks the API after a kept file was sent, so a withdrawn file is sent once more at most. */
function createConfirmations({ store, apiUrl, apiTimeout }: ConfirmationOptions): (facts: KeptFacts) => void {
  const confirmed = new WeakMap<KeptFacts, number>();
  return (facts) => {
    const now = performance.now();
    if (now - (confirmed.get(facts) ?? -Infinity) < GOOD_FOR) return;
    confirmed.set(facts, now);
    const ask = async (): Promise<void> => {
      const { status } = await fetch(apiUrl + encodePath(facts.address), {
        method: 'HEAD',
        redirect: 'manual',
        signal: AbortSignal.timeout(apiTimeout),
      });
      if (GONE.includes(status)) store.forget(facts);
      else await store.touch(facts);
    };
    ask().catch(() => store.touch(facts));
  };
}

/** The headers have come; status and headers are set on the reply already. */
export interface ApiAnswer {
  statusCode: number;
  headers: IncomingHttpHeaders;
  stream: Readable;
}

interface ForwardOptions {
  without?: readonly string[];
  encoding?: Encoding | undefined;
  /** The call takes no place: the API holds it. */
  isHeld?: boolean;
  /** Replaces the sending of the body. */
  onResponse?: (answer: ApiAnswer) => void;
}

export type Forward = (
  request: FastifyRequest,
  reply: FastifyReply,
  options?: ForwardOptions,
) => Promise<FastifyReply>;
