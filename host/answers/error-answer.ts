import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { negotiate } from '@fastify/accept-negotiator';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { isbot } from 'isbot';
import { translator } from '../../src/i18n/i18n';
import { LOCALES, localeOfPath } from '../../src/i18n/locales';
import type { Deploy } from '../releases/current-release';
import type { DeployedFile, Encoding } from '../../src/release/manifest';
import { withNotFound } from '../../src/release/not-found-mark';
import { isDataPath } from '../../src/release/page-data';
import { notFoundText } from '../../src/routes/not-found-text';
import { addVary, packed, RENDERED_ENCODINGS } from './compressed-answer';
import { readKept, sendFile } from './send-file';

const FILE_HEADERS = ['ETag', 'Content-Encoding', 'Content-Length', 'Content-Range', 'Accept-Ranges'];

const PAGES = { 400: '400.html', 404: '404.html', 500: '500.html', 503: '500.html' };

const RETRY_AFTER = 5;

/** Scripts, pictures and robots get a line of text: a browser must never take HTML for a script. */
export async function sendErrorPage(
  request: FastifyRequest,
  reply: FastifyReply,
  { manifest, root }: Deploy,
  status: keyof typeof PAGES,
): Promise<FastifyReply> {
  const { prefix } = LOCALES[localeOfPath(request.sitePath)];
  const name = PAGES[status];
  const page = manifest.errorPages[`${prefix && `/${prefix}`}/${name}`] ?? manifest.errorPages[`/${name}`];
  if (!page || isAsset(request.sitePath)) return sendErrorText(reply, status);
  if (status < 500) {
    addVary(reply, 'User-Agent');
    if (isbot(request.headers['user-agent'])) return sendErrorText(reply, status);
  }
  dropFileHeaders(reply);
  if (status === 404) return sendNotFound(request, reply, { root, page });
  return sendFile(request, reply, root, page, { status, cacheControl: cacheRule(status) });
}

/** Names the path, which a browser without scripts does not. */
async function sendNotFound(
  request: FastifyRequest,
  reply: FastifyReply,
  { root, page }: { root: string; page: DeployedFile },
): Promise<FastifyReply> {
  const html = (await readKept(root, page.file, page)) ?? (await readFile(path.join(root, page.file)));
  const body = withNotFound(
    String(html),
    notFoundText(encodeURI(request.sitePath), translator(localeOfPath(request.sitePath))),
  );
  const encoding = negotiate(request.headers['accept-encoding'] ?? '', RENDERED_ENCODINGS);
  if (encoding) reply.header('Content-Encoding', encoding);
  addVary(reply, 'Accept-Encoding');
  reply.inlineScripts = page.scripts ?? [];
  return reply
    .code(404)
    .header('Cache-Control', cacheRule(404))
    .type(page.type)
    .send(encoding ? await packed(body, encoding as Encoding) : body);
}

/** Page data is answered with 500, the only status for which Gatsby shows the error page. */
export async function sendUnavailable(
  request: FastifyRequest,
  reply: FastifyReply,
  deploy: Deploy,
): Promise<FastifyReply> {
  reply.header('Retry-After', RETRY_AFTER);
  if (isDataPath(request.sitePath)) return sendErrorText(reply, 500);
  return sendErrorPage(request, reply, deploy, 503);
}

export const sendErrorText = (reply: FastifyReply, status: ErrorStatus): FastifyReply =>
  dropFileHeaders(reply)
    .code(status)
    .header('Cache-Control', cacheRule(status))
    .type('text/plain; charset=utf-8')
    .send(ERROR_TEXT[status]);

export const sendErrorJson = (reply: FastifyReply, status: number, message: string): FastifyReply =>
  reply.code(status).header('Cache-Control', 'no-store').send({ error: { message } });

const ERROR_TEXT = {
  400: 'Bad request',
  404: 'Not found',
  405: 'Method not allowed',
  413: 'Content too large',
  414: 'Address too long',
  415: 'Content of an unknown type',
  500: 'Server error',
  503: 'Not available at the moment',
};

type ErrorStatus = keyof typeof ERROR_TEXT;

export const isErrorStatus = (status: number): status is ErrorStatus => status in ERROR_TEXT;

const cacheRule = (status: ErrorStatus): string => (status >= 500 ? 'no-store' : 'no-cache');

function dropFileHeaders(reply: FastifyReply): FastifyReply {
  for (const header of FILE_HEADERS) reply.removeHeader(header);
  return reply;
}

/** What other sites, and old ones, call their pages. */
const PAGE_NAME = /\.(html?|php|aspx?|jsp)$/i;

const isAsset = (path: string): boolean => /\.\w+$/.test(path) && !PAGE_NAME.test(path);
