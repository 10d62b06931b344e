import { once } from 'node:events';
import { connect } from 'node:net';
import { text } from 'node:stream/consumers';
import { openTestApi, type TestApi } from '../testing/test-api';

let api: TestApi;
let port: number;
beforeAll(async () => {
  api = await openTestApi();
  port = Number(new URL(await api.app.listen({ port: 0, host: '127.0.0.1' })).port);
});
afterAll(() => api.close());

/** Sends the bytes as they are, and gives what comes until the API hangs up. */
async function send(...lines: string[]): Promise<string> {
  const socket = connect(port, '127.0.0.1');
  await once(socket, 'connect');
  socket.write(lines.join('\r\n'));
  return text(socket);
}

test.each(['xchunked, chunked', 'gzip, chunked', 'chunked, chunked'])(
  'a body in the coding %s is refused, and the connection closed',
  async (coding) => {
    const head = ['POST /api/form/subscribe HTTP/1.1', 'Host: a', `Transfer-Encoding: ${coding}`];
    const answer = await send(...head, '', '0', '', '');
    expect(answer).toMatch(/^HTTP\/1.1 400 /);
  },
);

test.each([['Host: a', 'Host: b'], ['Host: a', 'host: a'], ['Host: a, b'], ['Host: a/b']])(
  'a request with %s is refused, and the connection closed',
  async (...hosts) => {
    const answer = await send('GET /api/site-settings?lang=en HTTP/1.1', ...hosts, '', '');
    expect(answer).toMatch(/^HTTP\/1.1 400 /);
  },
);

test('others are answered', async () => {
  const answer = await send(
    'GET /api/site-settings?lang=en HTTP/1.1',
    'Host: a:1',
    'Connection: close',
    '',
    '',
  );
  expect(answer).toMatch(/^HTTP\/1.1 200 /);
});
