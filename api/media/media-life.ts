import type { FastifyReply, FastifyRequest } from 'fastify';

const IMMUTABLE = 'public, max-age=31536000, immutable';

/** An address stands for one content, so the ETag is made of it. */
export const withLife = (reply: FastifyReply, address: string) =>
  reply.headers({ etag: `"${address}"`, 'cache-control': IMMUTABLE });

export const isKnown = ({ headers }: FastifyRequest, address: string): boolean =>
  (headers['if-none-match'] ?? '')
    .split(',')
    .some((one) => one.trim().replace(/^W\//, '') === `"${address}"`);
