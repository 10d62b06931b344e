import type { FastifyBaseLogger } from 'fastify';

/** The part of the host's log that rendering writes to. */
export type SsrLog = Pick<FastifyBaseLogger, 'info' | 'warn' | 'error'>;
