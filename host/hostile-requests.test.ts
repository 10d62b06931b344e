import { connect } from 'node:net';
import { startHost, type RunningHost } from './start-host';
import { makeDeploy } from './testing/make-deploy';

/** Over a real connection: libraries tidy up what they send, and some of it they refuse to send at all. */
let host: RunningHost;
beforeAll(async () => {
  host = await startHost({
    port: 0,
    host: '127.0.0.1',
    deployDir: await makeDeploy(),
    apiUrl: 'http://127.0.0.1:9',
    logLevel: 'silent',
  });
});
afterAll(() => host.close());

interface Answer {
  status: number;
  headers: Record<string, string>;
  body: string;
}

/** Sends the bytes as they are, one for each character, and gives what comes until the host hangs up. */
function send(bytes: string): Promise<Answer> {
  const { hostname, port } = new URL(host.url);
  return new Promise((resolve, reject) => {
    const socket = connect(Number(port), hostname);
    const chunks: Buffer[] = [];
    socket.on('data', (chunk) => chunks.push(chunk));
    socket.on('error', reject);
    socket.on('close', () => resolve(readAnswer(Buffer.concat(chunks).toString())));
    socket.write(bytes, 'latin1');
  });
}

function readAnswer(text: string): Answer {
  const [head = '', body = ''] = text.split('\r\n\r\n', 2);
  const [first = '', ...lines] = head.split('\r\n');
  const headers = lines.map((line): [string, string] => {
    const [name = '', ...value] = line.split(': ');
    return [name.toLowerCase(), value.join(': ')];
  });
  return { status: Number(first.split(' ')[1]), headers: Object.fromEntries(headers), body };
}

const ask = (method: string, target: string, ...headers: string[]): Promise<Answer> =>
  send(
    [`${method} ${target} HTTP/1.1`, 'Host: gallery.example', 'Connection: close', ...headers, '', ''].join(
      '\r\n',
    ),
  );

const statusOf = async (target: string): Promise<number> => (await ask('GET', target)).status;

describe('paths that lead elsewhere', () => {
  it.each([
    '/../manifest.json',
    '/..',
    '/about/../../manifest.json',
    '/./about',
    '/%2e%2e/manifest.json',
    '/%2E./manifest.json',
    '/about/%2e%2e%2fmanifest.json',
    '/..%2fmanifest.json',
    '/..%5cmanifest.json',
    '/..\\manifest.json',
    '/\\evil.example',
    '/a%2Fb',
    '/media/../api/works',
    '/media/%2e%2e/api/works',
    '/api/preview/%2e%2e%2fworks',
  ])('%s is refused', async (target) => {
    expect(await statusOf(target)).toBe(400);
  });

  it.each(['/%252e%252e/manifest.json', '/..;/manifest.json', '/...', '/about/..a'])(
    '%s is nothing',
    async (target) => {
      expect(await statusOf(target)).toBe(404);
    },
  );
});

describe('malformed addresses', () => {
  it.each([
    ['a null byte', '/about%00'],
    ['a null byte before a harmless ending', '/manifest.json%00.html'],
    ['a line end', '/about%0d%0aSet-Cookie:%20a=b'],
    ['half an escape', '/about%'],
    ['an escape of no digits', '/%zz'],
    ['an overlong slash', '/about%C0%AF'],
    ['overlong dots', '/%C0%AE%C0%AE/manifest.json'],
    ['half a surrogate pair', '/%ED%A0%80'],
    ['a byte of no character', '/%FF'],
    ['a fragment', '/about#top'],
    ['no slash', 'about'],
    ['another scheme', 'ftp://gallery.example/about'],
    ['an address without a host', 'http:///about'],
    ['a raw null byte', '/about\0'],
    ['nothing', ''],
    ['an asterisk', '*'],
  ])('with %s are refused', async (_, target) => {
    const answer = await ask('GET', target);
    expect(answer.status).toBe(400);
    expect(answer.body).toMatch(/^(bad request|<h1>Bad<\/h1>)$/i);
    expect(answer.headers).not.toHaveProperty('set-cookie');
  });

  it('that are too long are refused, and shorter ones are not', async () => {
    expect(await statusOf(`/about?${'x'.repeat(7_990)}`)).toBe(200);
    expect(await statusOf(`/about?${'x'.repeat(8_000)}`)).toBe(414);
    expect(await statusOf(`/${'x'.repeat(8_000)}`)).toBe(414);
    expect(await statusOf(`/media/${'x'.repeat(8_000)}`)).toBe(414);
    expect(await statusOf(`/${'x'.repeat(20_000)}`)).toBe(431);
  });
});

describe('addresses of other sites', () => {
  it.each([
    '//evil.example',
    '//evil.example/',
    '//evil.example/about/',
    '//evil.example/index.html',
    '///evil.example/',
    '/%20//evil.example/',
    'http://evil.example//evil.example/',
  ])('%s is nothing, and leads nowhere', async (target) => {
    const answer = await ask('GET', target);
    expect(answer.status).toBe(404);
    expect(answer.headers).not.toHaveProperty('location');
  });

  it('stand for the path in them, as if a proxy were asked', async () => {
    const about = await ask('GET', 'http://evil.example/about');
    expect([about.status, about.body]).toEqual([200, '<h1>About</h1>']);
    expect((await ask('GET', 'http://evil.example')).body).toBe('<h1>Home</h1>');
    expect(await statusOf('http://evil.example/../manifest.json')).toBe(400);
    const slash = await ask('GET', 'https://evil.example/about/?to=//evil.example');
    expect([slash.status, slash.headers.location]).toEqual([308, '/about?to=//evil.example']);
  });

  it('in Host change nothing', async () => {
    const answer = await send('GET /about/ HTTP/1.1\r\nHost: evil.example\r\nConnection: close\r\n\r\n');
    expect(answer.headers.location).toBe('/about');
  });
});

describe('methods', () => {
  it.each(['POST', 'PUT', 'PATCH', 'DELETE', 'OPTIONS', 'TRACE', 'PROPFIND', 'PURGE'])(
    '%s is not for pages',
    async (method) => {
      const answer = await ask(method, '/about', 'Content-Length: 0');
      expect([answer.status, answer.headers.allow]).toEqual([405, 'GET, HEAD']);
      expect((await ask(method, '/nothing', 'Content-Length: 0')).status).toBe(404);
    },
  );

  it.each(['BREW', 'get', 'GETT'])('%s is none', async (method) => {
    expect((await ask(method, '/about')).status).toBe(501);
  });

  it('HEAD gives the headers alone', async () => {
    const answer = await ask('HEAD', '/about');
    expect(answer).toMatchObject({ status: 200, headers: { 'content-length': '14' }, body: '' });
  });

  it('OPTIONS of everything says what there is', async () => {
    const answer = await ask('OPTIONS', '*');
    expect([answer.status, answer.headers.allow, answer.body]).toEqual([204, 'GET, HEAD, POST', '']);
  });

  it('a body for a page is refused with its method, and a large one for its size', async () => {
    const post = (body: string) =>
      send(
        `POST /about HTTP/1.1\r\nHost: x\r\nConnection: close\r\nContent-Length: ${body.length}\r\n\r\n${body}`,
      );
    expect((await post('a=b')).status).toBe(405);
    expect((await post('x'.repeat(40_000))).status).toBe(413);
  });
});

describe('what is no request', () => {
  it.each([
    ['words', 'HELLO\r\n\r\n', 501],
    ['a header without a name', 'GET /about HTTP/1.1\r\nHost: x\r\n: y\r\n\r\n', 400],
    ['a header with a space in its name', 'GET /about HTTP/1.1\r\nHost: x\r\na b: y\r\n\r\n', 400],
    ['no host', 'GET /about HTTP/1.1\r\n\r\n', 400],
    [
      'two lengths',
      'POST /about HTTP/1.1\r\nHost: x\r\nContent-Length: 1\r\nTransfer-Encoding: chunked\r\n\r\n0\r\n\r\n',
      400,
    ],
    ['a length of no number', 'POST /about HTTP/1.1\r\nHost: x\r\nContent-Length: x\r\n\r\n', 400],
    ['headers without end', `GET /about HTTP/1.1\r\nHost: x\r\nX: ${'x'.repeat(20_000)}\r\n\r\n`, 431],
  ])('%s is answered, and the connection closed', async (_, bytes, status) => {
    const answer = await send(bytes);
    expect(answer.status).toBe(status);
    expect(answer.headers.connection).toBe('close');
  });

  it('has the security headers all the same', async () => {
    expect((await send('HELLO\r\n\r\n')).headers).toMatchObject({
      'content-security-policy': "default-src 'none'; frame-ancestors 'none'",
      'x-content-type-options': 'nosniff',
      'content-type': 'text/plain; charset=utf-8',
    });
  });

  it('leaves the host as it was', async () => {
    await send('\0\0\0\0\r\n\r\n');
    expect(await statusOf('/about')).toBe(200);
  });
});

describe('what a proxy may have read as another request', () => {
  const post = (coding: string) =>
    send(
      `POST /about HTTP/1.1\r\nHost: x\r\nTransfer-Encoding: ${coding}\r\n\r\n0\r\n\r\nGET /about HTTP/1.1\r\nHost: x\r\n\r\n`,
    );
  it.each([
    'xchunked, chunked',
    'identity, chunked',
    'gzip, chunked',
    'chunked, chunked',
    'xchunked',
    'chunked\r\nTransfer-Encoding: chunked',
  ])('by Transfer-Encoding: %s is refused, and the connection closed', async (coding) => {
    const answer = await post(coding);
    expect([answer.status, answer.headers.connection]).toEqual([400, 'close']);
    expect(answer.body).not.toContain('About');
  });

  it.each(['a\r\nHost: b', 'a\r\nhost: a', 'a, b', 'a b', 'a/b', 'a@b', 'a:b', '[::1', 'a?b'])(
    'by Host: %s is refused, and the connection closed',
    async (host) => {
      const answer = await send(`GET /about HTTP/1.1\r\nHost: ${host}\r\n\r\n`);
      expect([answer.status, answer.headers.connection]).toEqual([400, 'close']);
      expect(answer.headers['content-security-policy']).toBe("default-src 'none'; frame-ancestors 'none'");
    },
  );

  it.each([
    'a',
    'A.example',
    'a_b.example:8000',
    '127.0.0.1:80',
    '[::1]',
    '[2001:db8::1]:8000',
    'xn--caf-dma.example',
    '',
  ])('is not one with Host: %s', async (host) => {
    const answer = await send(`GET /about HTTP/1.1\r\nHost: ${host}\r\nConnection: close\r\n\r\n`);
    expect(answer.status).toBe(200);
  });

  it('is not one that is sent in parts', async () => {
    const answer = await send(
      'POST /about HTTP/1.1\r\nHost: x\r\nConnection: close\r\nTransfer-Encoding: Chunked\r\n\r\n3\r\na=b\r\n0\r\n\r\n',
    );
    expect(answer.status).toBe(405);
  });
});

it('serves visitors without a Host of HTTP 1.0', async () => {
  expect((await send('GET /about HTTP/1.0\r\n\r\n')).body).toBe('<h1>About</h1>');
});
