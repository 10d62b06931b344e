import type { FastifyBaseLogger } from 'fastify';

export type SsrLog = Pick<FastifyBaseLogger, 'info' | 'warn' | 'error'>;
