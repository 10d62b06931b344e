import { randomBytes } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import path from 'node:path';
import fastifyStatic from '@fastify/static';
import type { FastifyInstance, FastifyReply } from 'fastify';

/** What stands in the built page for the nonce of each answer (desk/vite.config.ts). */
const NONCE_PLACE = /__NONCE__/g;
const YEAR_S = 365 * 24 * 60 * 60;

/** @param site the origin whose previews are shown within the desk's pages */
const policy = (nonce: string, site: string): string =>
  [
    "default-src 'none'",
    "script-src 'self'",
    `style-src 'self' 'nonce-${nonce}'`,
    "img-src 'self' blob:",
    "font-src 'self'",
    "connect-src 'self'",
    `frame-src 'self' ${site}`,
    "form-action 'self'",
    "base-uri 'none'",
    "frame-ancestors 'none'",
  ].join('; ');

const NOT_BUILT = 'The desk is not built yet: npm run desk builds it.\n';

/** Serves the built application: its files for a year, its one page at every other address. */
export async function addPages(
  app: FastifyInstance,
  { folder, siteUrl }: { folder: string; siteUrl: string },
): Promise<void> {
  const files = path.join(folder, 'assets');
  await app.register(fastifyStatic, {
    // No folder of its own: it warns of one that is not there yet, as on every first start.
    serve: false,
    preCompressed: true,
    immutable: true,
    maxAge: YEAR_S * 1000,
    index: false,
    setHeaders: (reply) => void reply.setHeader('cross-origin-resource-policy', 'same-origin'),
  });
  const sendPage = async (reply: FastifyReply): Promise<FastifyReply> => {
    const page = await readFile(path.join(folder, 'index.html'), 'utf8').catch(() => undefined);
    reply.header('cache-control', 'no-store').header('cross-origin-resource-policy', 'same-origin');
    if (page === undefined) return reply.code(503).type('text/plain; charset=utf-8').send(NOT_BUILT);
    const nonce = randomBytes(16).toString('base64url');
    return reply
      .type('text/html; charset=utf-8')
      .headers({
        'content-security-policy': policy(nonce, new URL(siteUrl).origin),
        // An invitation is in the address.
        'referrer-policy': 'no-referrer',
        'x-robots-tag': 'noindex',
      })
      .send(page.replace(NONCE_PLACE, nonce));
  };
  app.get<{ Params: { '*': string } }>('/assets/*', ({ params }, reply) =>
    // Whoever keeps a file for others gives nobody the compressed one who cannot read it.
    reply.header('vary', 'Accept-Encoding').sendFile(params['*'], files),
  );
  app.get('', (_, reply) => sendPage(reply));
  app.get('/*', (_, reply) => sendPage(reply));
}
