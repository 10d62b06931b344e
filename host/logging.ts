import type { FastifyInstance, FastifyServerOptions } from 'fastify';

export const LOG_LEVELS = ['trace', 'debug', 'info', 'warn', 'error', 'fatal', 'silent'] as const;
export type LogLevel = (typeof LOG_LEVELS)[number];

export const loggerOptions = (level: LogLevel): FastifyServerOptions['logger'] => ({
  level,
  ...(process.stdout.isTTY && {
    transport: { target: 'pino-pretty', options: { translateTime: 'HH:MM:ss', ignore: 'pid,hostname' } },
  }),
});

/** Logs no network address, query, or token of a preview or a room. */
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

const TOKEN = /(\/preview\/|^\/api\/room(?:s|-pictures)\/|^\/(?:\w\w\/)?(?:room|salon)\/).+/i;

const withoutToken = (path: string): string => path.replace(TOKEN, '$1:id');
