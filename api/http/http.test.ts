import { once } from 'node:events';
import { connect } from 'node:net';
import { text } from 'node:stream/consumers';
import Fastify from 'fastify';
import { loggerOptions } from './logger';
import { markFailed, queueMail } from '../mail/mail-queries';
import { openTestApi, type TestApi } from '../testing/test-api';

let api: TestApi;
beforeAll(async () => {
  api = await openTestApi();
});
afterAll(() => api.close());

describe('health route', () => {
  const HOUR_MS = 60 * 60 * 1000;
  const MAIL = { kind: 'message', visitor: 'ada@example.org', subject: 'A', text: 'A' };

  beforeEach(() => api.afresh());

  const health = async (of = api) => {
    const answer = await of.app.inject('/healthz');
    expect([answer.statusCode, answer.headers['cache-control']]).toEqual([200, 'no-store']);
    return answer.json();
  };
  const queue = (queuedAt: number) => api.database.write((to) => queueMail(to, MAIL, queuedAt));

  it('says that nothing waits', async () => {
    expect(await health()).toEqual({
      status: 'ok',
      forms: 'kept',
      mails: { waiting: 0, waitingSince: null, givenUp: 0 },
    });
  });

  it.each([
    [HOUR_MS / 2, 'ok'],
    [HOUR_MS * 2, 'degraded'],
  ])('says how many mails wait and since when; the oldest for %d ms: %s', async (age, status) => {
    const oldest = Date.now() - age;
    await queue(Date.now());
    await queue(oldest);
    const mails = { waiting: 2, waitingSince: new Date(oldest).toISOString(), givenUp: 0 };
    expect(await health()).toEqual({ status, forms: 'kept', mails });
  });

  it('names mails that were given up', async () => {
    const now = Date.now();
    await queue(now);
    await api.database.write(async (to) => {
      const { id } = (await to.get("UPDATE mails SET claim = 'it' RETURNING id")) as { id: number };
      await markFailed(to, { id, content: MAIL }, { by: 'it', code: 'EDNS', dueAt: undefined, now });
    });
    expect(await health()).toEqual({
      status: 'degraded',
      forms: 'kept',
      mails: { waiting: 0, waitingSince: null, givenUp: 1 },
    });
  });

  it('says that forms are refused while the disk is full, with the answer of one that is in rotation', async () => {
    const full = Object.assign(new Error('database or disk is full'), { rawCode: 13 });
    // One that has not tried yet.
    const own = await openTestApi();
    jest.spyOn(own.database, 'write').mockRejectedValue(full);
    const said = await health(own);
    await own.close();
    expect(said).toMatchObject({ status: 'degraded', forms: 'refused', mails: { waiting: 0 } });
  });
});

it('has schemas that can be compiled, each of which is once its route is called', async () => {
  // With Fastify's own compilers, which compile all of them at the start.
  await (await openTestApi({ desk: { schemaController: {} } })).close();
});

describe('ambiguous requests', () => {
  let port: number;
  beforeAll(async () => {
    port = Number(new URL(await api.app.listen({ port: 0, host: '127.0.0.1' })).port);
  });

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
});

describe('logger', () => {
  it('says nothing of the visitor, and no token', async () => {
    const lines: string[] = [];
    const stream = { write: (line: string) => void lines.push(line) };
    const app = Fastify({ logger: { ...(loggerOptions('info', false) as object), stream } });
    const answer = async () => 'x';
    app.get('/*', answer);
    app.post('/*', answer);
    const visit = (url: string, method: 'GET' | 'POST' = 'GET') =>
      app.inject({
        method,
        url,
        remoteAddress: '203.0.113.7',
        headers: { referer: 'https://a.example/secret' },
      });
    await visit('/api/works?email=ada@example.org');
    await visit('/api/preview/secret?lang=fr');
    await visit('/fr/preview/secret');
    await visit('/api/rooms/secret/answer', 'POST');
    await visit('/api/room-pictures/secret-960.webp');
    await visit('/fr/salon/secret');
    await visit('/desk/api/rooms/12');
    await visit('/api/newsletter/withdraw?token=secret', 'POST');
    const paths = lines.map((line) => (JSON.parse(line) as { req?: { path: string } }).req?.path);
    expect(paths.filter(Boolean)).toEqual([
      '/api/works',
      '/api/preview/:token',
      '/fr/preview/:token',
      '/api/rooms/:token',
      '/api/room-pictures/:token',
      '/fr/salon/:token',
      '/desk/api/rooms/12',
      '/api/newsletter/withdraw',
    ]);
    expect(lines.join('')).not.toMatch(/203\.0|example|secret/);
  });
});
