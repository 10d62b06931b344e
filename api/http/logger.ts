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

const pathOf = (url: string) => url.split('?')[0]!.replace(/(\/(preview|desk\/invitation)\/).+/, '$1:token');
