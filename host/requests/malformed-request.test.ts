import { STATUS_CODES } from 'node:http';
import type { Socket } from 'node:net';
import { Duplex } from 'node:stream';
import { answerMalformedRequest } from './malformed-request';

/** A connection that keeps what is written to it. */
function openConnection() {
  const written: Buffer[] = [];
  const socket = new Duplex({
    read: () => undefined,
    write(chunk: Buffer, _, done) {
      written.push(chunk);
      done();
    },
  });
  const closed = new Promise<string>((resolve) =>
    socket.on('close', () => resolve(Buffer.concat(written).toString())),
  );
  return { socket: socket as Socket, closed };
}

const fault = (code: string): NodeJS.ErrnoException => Object.assign(new Error(code), { code });

it.each([
  ['HPE_INVALID_METHOD', 501],
  ['HPE_HEADER_OVERFLOW', 431],
  ['HPE_CHUNK_EXTENSIONS_OVERFLOW', 413],
  ['ERR_HTTP_REQUEST_TIMEOUT', 408],
  ['HPE_INVALID_HEADER_TOKEN', 400],
])('answers %s with %d, and hangs up', async (code, status) => {
  const { socket, closed } = openConnection();
  answerMalformedRequest(fault(code), socket);
  const [head = '', body] = (await closed).split('\r\n\r\n');
  const lines = head.split('\r\n');
  expect(lines[0]).toBe(`HTTP/1.1 ${status} ${STATUS_CODES[status]}`);
  expect(lines).toEqual(
    expect.arrayContaining([
      'X-Content-Type-Options: nosniff',
      "Content-Security-Policy: default-src 'none'; frame-ancestors 'none'",
      `Content-Length: ${body?.length}`,
      'Connection: close',
    ]),
  );
});

it('says nothing to a visitor who has left', async () => {
  const reset = openConnection();
  answerMalformedRequest(fault('ECONNRESET'), reset.socket);
  expect(await reset.closed).toBe('');
  const ended = openConnection();
  ended.socket.end();
  answerMalformedRequest(fault('HPE_INVALID_METHOD'), ended.socket);
  expect(await ended.closed).toBe('');
});
