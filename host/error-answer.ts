import type { FastifyReply, FastifyRequest } from 'fastify';
import { LOCALES, localeOfPath } from '../src/i18n/locales';
import type { Deploy } from './deploy';
import { sendFile } from './send-file';

/** What an answer that went wrong may already carry about the file it was to be. */
const FILE_HEADERS = ['ETag', 'Content-Encoding', 'Content-Length', 'Content-Range', 'Accept-Ranges'];

/**
 * Answers with the site's page for an error, in the language of the address. What is not a page (a script, a picture)
 * and what the build has no page for gets a line of text: a browser must never take HTML for a script.
 */
export async function sendErrorPage(
  request: FastifyRequest,
  reply: FastifyReply,
  { manifest, root }: Deploy,
  status: 404 | 500,
): Promise<FastifyReply> {
  const { prefix } = LOCALES[localeOfPath(request.sitePath)];
  const page =
    manifest.errorPages[`${prefix && `/${prefix}`}/${status}.html`] ?? manifest.errorPages[`/${status}.html`];
  if (!page || isAsset(request.sitePath)) return sendErrorText(reply, status);
  return sendFile(request, dropFileHeaders(reply), root, page, { status, cacheControl: 'no-cache' });
}

/** Answers with the bare words of a status. */
export const sendErrorText = (reply: FastifyReply, status: ErrorStatus): FastifyReply =>
  dropFileHeaders(reply)
    .code(status)
    .header('Cache-Control', 'no-cache')
    .type('text/plain; charset=utf-8')
    .send(ERROR_TEXT[status]);

/** Answers in the error shape of the API's contract. */
export const sendErrorJson = (reply: FastifyReply, status: number, message: string): FastifyReply =>
  reply.code(status).header('Cache-Control', 'no-store').send({ error: { message } });

const ERROR_TEXT = {
  400: 'Bad request',
  404: 'Not found',
  405: 'Method not allowed',
  500: 'Server error',
};

type ErrorStatus = keyof typeof ERROR_TEXT;

function dropFileHeaders(reply: FastifyReply): FastifyReply {
  for (const header of FILE_HEADERS) reply.removeHeader(header);
  return reply;
}

const isAsset = (path: string): boolean => /\.(?!html$)\w+$/.test(path);
