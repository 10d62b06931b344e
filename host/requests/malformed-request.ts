import { STATUS_CODES } from 'node:http';
import type { Socket } from 'node:net';
import type { FastifyInstance } from 'fastify';
import { isAmbiguous } from '../../src/contract/server/ambiguous-request';
import { sendErrorText } from '../answers/error-answer';
import { FILE_POLICY, SECURITY_HEADERS } from '../headers/content-security-policy';

/** Node's error codes; all others get 400. */
const STATUS: Record<string, number> = {
  ERR_HTTP_REQUEST_TIMEOUT: 408,
  HPE_CHUNK_EXTENSIONS_OVERFLOW: 413,
  HPE_HEADER_OVERFLOW: 431,
  HPE_INVALID_METHOD: 501,
};

/** Refuses requests that a proxy may read differently than Node (request smuggling). */
export function refuseAmbiguous(app: FastifyInstance): void {
  app.addHook('onRequest', async (request, reply) => {
    if (isAmbiguous(request.raw.rawHeaders)) return sendErrorText(reply.header('Connection', 'close'), 400);
  });
}

export function answerMalformedRequest({ code = '' }: NodeJS.ErrnoException, socket: Socket): void {
  if (code === 'ECONNRESET' || !socket.writable) {
    socket.destroy();
    return;
  }
  const status = STATUS[code] ?? 400;
  const text = STATUS_CODES[status] ?? '';
  const headers = {
    ...SECURITY_HEADERS,
    'Content-Security-Policy': FILE_POLICY,
    'Content-Type': 'text/plain; charset=utf-8',
    'Content-Length': text.length,
    Connection: 'close',
  };
  const lines = Object.entries(headers).map(([name, value]) => `${name}: ${value}`);
  socket.end([`HTTP/1.1 ${status} ${text}`, ...lines, '', text].join('\r\n'), () => socket.destroy());
}
