import type { FastifyRequest, FastifyServerOptions } from 'fastify';
import type { LogLevel } from '../settings';

/** Logs nothing personal: no address, query, header, body or token. */
export function loggerOptions(level: LogLevel, pretty: boolean): FastifyServerOptions['logger'] {
  return {
    level,
    serializers: {
      req: ({ method, url }: FastifyRequest) => ({ method, path: pathOf(url) }),
      res: ({ statusCode }) => ({ statusCode }),
    },
    ...(pretty && {
      transport: {
        target: 'pino-pretty',
        options: { translateTime: 'SYS:HH:MM:ss', ignore: 'pid,hostname' },
      },
    }),
  };
}

const TOKEN =
  /(\/preview\/|\/desk\/invitation\/|^\/api\/room(?:s|-pictures)\/|^\/(?:\w\w\/)?(?:room|salon)\/).+/i;

const pathOf = (url: string) => url.split('?')[0]!.replace(TOKEN, '$1:token');
