import type { FastifyInstance, FastifyServerOptions } from 'fastify';

export const LOG_LEVELS = ['trace', 'debug', 'info', 'warn', 'error', 'fatal', 'silent'] as const;
export type LogLevel = (typeof LOG_LEVELS)[number];

/** Readable lines in a terminal, JSON elsewhere. */
export const loggerOptions = (level: LogLevel): FastifyServerOptions['logger'] => ({
  level,
  ...(process.stdout.isTTY && {
    transport: { target: 'pino-pretty', options: { translateTime: 'HH:MM:ss', ignore: 'pid,hostname' } },
  }),
});

/** One line per answer, without what tells of the visitor: no network address, no query, no preview token. */
export function logAnswers(app: FastifyInstance): void {
  app.addHook('onResponse', async (request, reply) => {
    const route = request.routeOptions.url;
    request.log.info({
      method: request.method,
      path: route && route !== '/*' ? route : withoutToken(request.loggedPath),
      status: reply.statusCode,
      ms: Math.round(reply.elapsedTime),
    });
  });
}

/** A preview is for those who were given its address. */
const withoutToken = (path: string): string => path.replace(/(\/preview\/).+/, '$1:id');
