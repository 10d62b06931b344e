import { negotiate } from '@fastify/accept-negotiator';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { scriptsOf, type PageScripts } from '../pages/known-scripts';
import type { Encoding, Manifest } from '../../src/release/manifest';
import { judgeConditions } from '../requests/preconditions';
import { formsOf, RENDERED_ENCODINGS } from './compressed-answer';
import type { SsrAnswer } from '../ssr/ssr-answer';
import { tellModels } from './tell-models';
import { addVary } from './vary';

/** @param answer the renderer's own object, not a copy: its encodings are cached by identity */
export async function sendRendered(
  request: FastifyRequest,
  reply: FastifyReply,
  answer: SsrAnswer,
  { manifest, page, cacheControl }: { manifest: Manifest; page: string; cacheControl: string },
): Promise<FastifyReply> {
  const forms = formsOf(answer);
  const encoding = negotiate(request.headers['accept-encoding'] ?? '', RENDERED_ENCODINGS) as Encoding | null;
  const etag = etagOf(forms.hash, encoding);
  const type = answer.headers['content-type'] ?? 'text/html; charset=utf-8';
  if (type.startsWith('text/html')) {
    const scripts = scriptsOf(answer, manifest, page);
    tellModels(reply, scripts.shown);
    allowScripts(request, reply, scripts);
  }
  addVary(reply, 'Accept-Encoding');
  reply.headers({ 'Content-Type': type, 'Cache-Control': cacheControl, ETag: etag });
  const verdict = judgeConditions(request.headers, etag);
  if (verdict === 'not-modified') return reply.code(304).send();
  if (verdict === 'failed') return reply.removeHeader('Content-Type').code(412).send();

  if (encoding) reply.header('Content-Encoding', encoding);
  return reply.code(answer.status).send(encoding ? await forms.encoded(encoding) : answer.body);
}

function allowScripts(request: FastifyRequest, reply: FastifyReply, { known, unknown }: PageScripts): void {
  reply.inlineScripts = known;
  if (unknown.length === 0) return;
  request.log.warn(
    `${request.sitePath} has scripts that no page of the release has, which browsers do not run: ${unknown.join(' ')}`,
  );
}

const etagOf = (hash: string, encoding: Encoding | null): string =>
  `"${encoding ? `${hash}-${encoding}` : hash}"`;
