import { EventEmitter, once } from 'node:events';
import { type Server, STATUS_CODES } from 'node:http';
import { connect, type Socket } from 'node:net';
import { Duplex } from 'node:stream';
import { until } from '../../tests/until';
import { type RunningHost, startHost } from '../start-host';
import { makeDeploy } from '../testing/make-deploy';
import { isRangeWanted, judgeConditions, readByteRange, writeByteRange } from './preconditions';
import { answerMalformedRequest } from './malformed-request';
import { decodePath, encodePath, queryOf, toOriginForm } from './request-path';
import { boundUnfinished } from './unfinished-requests';

describe('byte range', () => {
  const SIZE = 10;
  const rewrite = (range: string): string | undefined => {
    const read = readByteRange(range);
    return read && writeByteRange(read, SIZE);
  };

  it.each([
    ['bytes=0-0', 'bytes=0-0'],
    ['bytes=2-4', 'bytes=2-4'],
    ['Bytes= 2-4 ', 'bytes=2-4'],
    ['bytes=2-', 'bytes=2-'],
    ['bytes=2-99', 'bytes=2-99'],
    ['bytes=99-', 'bytes=99-'],
    ['bytes=-3', 'bytes=7-'],
    ['bytes=-10', 'bytes=0-'],
    ['bytes=-99', 'bytes=0-'],
    ['bytes=-0', 'bytes=10-'],
    [`bytes=${'9'.repeat(30)}-`, `bytes=${Number.MAX_SAFE_INTEGER}-`],
    [`bytes=0-${'9'.repeat(400)}`, `bytes=0-${Number.MAX_SAFE_INTEGER}`],
  ])('takes %s for %s', (range, written) => {
    expect(rewrite(range)).toBe(written);
  });

  it.each([
    'bytes=0-1,4-5',
    'bytes=0-1,',
    'bytes=4-2',
    'bytes=-',
    'bytes=',
    'bytes=a-b',
    'bytes=0x1-2',
    'bytes=1.5-2',
    'bytes=--1',
    'bytes=1-2-3',
    'items=0-1',
    '0-1',
    '',
  ])('lets %s go unheeded', (range) => {
    expect(rewrite(range)).toBeUndefined();
  });
});

describe('malformed request', () => {
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
});

describe('preconditions', () => {
  const ETAG = '"abc"';

  it.each([
    [{}, 'send'],
    [{ 'if-none-match': '"abc"' }, 'not-modified'],
    [{ 'if-none-match': 'W/"abc"' }, 'not-modified'],
    [{ 'if-none-match': '"x", W/"y" ,"abc"' }, 'not-modified'],
    [{ 'if-none-match': '"x,y","abc"' }, 'not-modified'],
    [{ 'if-none-match': ' * ' }, 'not-modified'],
    [{ 'if-none-match': '"abcd", "ab"' }, 'send'],
    [{ 'if-none-match': '"x,"abc",y"' }, 'send'],
    [{ 'if-none-match': 'abc' }, 'send'],
    [{ 'if-none-match': '' }, 'send'],
    [{ 'if-match': '"abc"' }, 'send'],
    [{ 'if-match': '"x", "abc"' }, 'send'],
    [{ 'if-match': '*' }, 'send'],
    [{ 'if-match': 'W/"abc"' }, 'failed'],
    [{ 'if-match': '"x"' }, 'failed'],
    [{ 'if-match': '' }, 'failed'],
    [{ 'if-match': '"x"', 'if-none-match': '"abc"' }, 'failed'],
    [{ 'if-match': '"abc"', 'if-none-match': '"abc"' }, 'not-modified'],
    [{ 'if-modified-since': 'Tue, 01 Jan 2030 00:00:00 GMT' }, 'send'],
    [{ 'if-unmodified-since': 'Mon, 01 Jan 1990 00:00:00 GMT' }, 'send'],
  ])('judges %j of what has an ETag: %s', (headers, verdict) => {
    expect(judgeConditions(headers, ETAG)).toBe(verdict);
  });

  it.each([
    [{ 'if-none-match': '*' }, 'not-modified'],
    [{ 'if-none-match': '"abc"' }, 'send'],
    [{ 'if-match': '*' }, 'send'],
    [{ 'if-match': '"abc"' }, 'failed'],
  ])('judges %j of what has none: %s', (headers, verdict) => {
    expect(judgeConditions(headers, undefined)).toBe(verdict);
  });

  it.each([
    [{}, false],
    [{ range: 'bytes=0-1' }, true],
    [{ range: 'bytes=0-1', 'if-range': '"abc"' }, true],
    [{ range: 'bytes=0-1', 'if-range': 'W/"abc"' }, false],
    [{ range: 'bytes=0-1', 'if-range': '"x"' }, false],
    [{ range: 'bytes=0-1', 'if-range': '"abc", "x"' }, false],
    [{ range: 'bytes=0-1', 'if-range': 'Tue, 01 Jan 2030 00:00:00 GMT' }, false],
    [{ 'if-range': '"abc"' }, false],
  ])('sees in %j whether a part is wanted: %s', (headers, wanted) => {
    expect(isRangeWanted(headers, ETAG)).toBe(wanted);
  });
});

describe('request path', () => {
  it.each([
    ['/', '/'],
    ['/about?x=/../y', '/about'],
    ['/fr/cr%C3%A9ateurs', '/fr/créateurs'],
    ['/works/50%25', '/works/50%'],
    ['/works/%252e%252e', '/works/%2e%2e'],
    ['/works/..a', '/works/..a'],
    ['/about/', '/about/'],
  ])('reads %s', (target, path) => {
    expect(decodePath(target)).toBe(path);
  });

  it.each([
    '',
    '*',
    'http://x/',
    '/%zz',
    '/%C3',
    '/..',
    '/a/../b',
    '/%2e%2e/b',
    '/./b',
    '/a%2fb',
    '/a%5cb',
    '/%00',
    '/a%0d%0ab',
    '/a\\b',
    '/about#top',
    // Overlong forms of '/', '.' and NUL, half a surrogate pair, and a byte that begins nothing.
    '/a%C0%AFb',
    '/%C0%AE%C0%AE/b',
    '/%C0%80',
    '/%ED%A0%80',
    '/%FF',
  ])('refuses %s', (target) => {
    expect(decodePath(target)).toBeUndefined();
  });

  it('writes a path as an address', () => {
    expect(encodePath('/fr/créateurs/50%')).toBe('/fr/cr%C3%A9ateurs/50%25');
  });

  it('keeps the query as it stands', () => {
    expect(queryOf('/a?b=%20?c')).toBe('?b=%20?c');
    expect(queryOf('/a')).toBe('');
  });

  it.each([
    ['/about?x=1', '/about?x=1'],
    ['http://gallery.example/about?x=1', '/about?x=1'],
    ['HTTPS://other.example:8000//x', '//x'],
    ['http://gallery.example', '/'],
    ['http://gallery.example?x=http://a/b', '/?x=http://a/b'],
    ['//gallery.example/about', '//gallery.example/about'],
    ['ftp://gallery.example/about', 'ftp://gallery.example/about'],
    ['http:///about', 'http:///about'],
    ['*', '*'],
    ['', ''],
  ])('takes %s for the path %s', (target, path) => {
    expect(toOriginForm(target)).toBe(path);
  });
});

describe('unfinished requests', () => {
  /** ms; short, since a test waits for them. */
  const LIMITS = { headersMs: 1000, maxUnfinished: 5, graceMs: 200 };

  let host: RunningHost | undefined;
  let sockets: Socket[];
  beforeEach(() => {
    sockets = [];
  });
  afterEach(async () => {
    for (const socket of sockets) socket.destroy();
    await host?.close();
  });

  async function start(limits: Partial<typeof LIMITS>): Promise<void> {
    host = await startHost({
      port: 0,
      host: '127.0.0.1',
      deployDir: await makeDeploy(),
      apiUrl: 'http://127.0.0.1:9',
      logLevel: 'silent',
      limits: { ...LIMITS, ...limits },
    });
  }

  async function open(bytes: string): Promise<Socket> {
    const socket = connect(Number(new URL(host?.url ?? '').port), '127.0.0.1');
    sockets.push(socket);
    socket.on('error', () => {}).resume();
    await once(socket, 'connect');
    if (bytes) socket.write(bytes);
    return socket;
  }
  const openMany = (count: number, bytes: string) =>
    Promise.all(Array.from({ length: count }, () => open(bytes)));
  const left = (some: Socket[]): number =>
    some.filter(({ readableEnded, closed }) => !readableEnded && !closed).length;

  const HALF = 'GET /about HTTP/1.1\r\nHost: a\r\nX-Slow: ';
  const WHOLE = 'GET /about HTTP/1.1\r\nHost: a\r\n\r\n';

  it.each([
    ['that never says anything', ''],
    ['whose headers never end', HALF],
    ['whose second headers never end', WHOLE + HALF],
  ])('hangs up on a client %s', async (_, bytes) => {
    await start({});
    const socket = await open(bytes);
    await until(() => left([socket]) === 0);
  });

  it('hangs up on who sends one header after the other', async () => {
    await start({});
    const socket = await open(HALF);
    const drip = setInterval(() => socket.write('x\r\nX-Slow: '), 50);
    await until(() => left([socket]) === 0);
    clearInterval(drip);
  });

  it('lets one client keep few such connections open, and closes the oldest first', async () => {
    await start({ headersMs: 60_000 });
    const first = await openMany(5, HALF);
    const later = await openMany(15, HALF);
    await until(() => left(sockets) === 5);
    expect(left(first)).toBe(0);
    expect(left(later)).toBe(5);
    const answer = await fetch(`${host?.url}/about`);
    expect(await answer.text()).toBe('<h1>About</h1>');
  });

  it('leaves connections alone that were used', async () => {
    await start({ headersMs: 60_000 });
    const used = await openMany(10, WHOLE);
    await Promise.all(used.map((socket) => once(socket, 'data')));
    const slow = await openMany(20, HALF);
    await until(() => left(slow) === 5);
    expect(left(used)).toBe(10);
  });

  it('leaves other clients alone, and takes all of an IPv6 network for one', async () => {
    const server = new EventEmitter();
    boundUnfinished(server as Server, { maxUnfinished: 2, graceMs: 10 });
    const from = (remoteAddress: string) => {
      const socket = Object.assign(new Duplex({ read: () => {} }), { remoteAddress });
      server.emit('connection', socket);
      return socket;
    };
    const others = ['203.0.113.7', '2001:db8:0:2::1'].map(from);
    const one = ['2001:db8:0:1::1', '2001:db8:0:1::2', '2001:db8:0:1:ffff::', '2001:db8:0:1::1'].map(from);
    await until(() => one.filter(({ destroyed }) => destroyed).length === 2);
    expect(one.map(({ destroyed }) => destroyed)).toEqual([true, true, false, false]);
    expect(others.map(({ destroyed }) => destroyed)).toEqual([false, false]);
    // Each from a network of its own within one /48, which may have five times as many.
    const wide = Array.from({ length: 13 }, (_, nth) => from(`2001:db8:7:${nth}::1`));
    await until(() => wide.filter(({ destroyed }) => destroyed).length === 3);
    expect(wide.slice(0, 3).map(({ destroyed }) => destroyed)).toEqual([true, true, true]);
    expect(others.map(({ destroyed }) => destroyed)).toEqual([false, false]);
  });

  it('keep no host from closing', async () => {
    await start({ headersMs: 60_000 });
    for (const bytes of ['', HALF]) await open(bytes);
    // They are with the host before what is answered.
    expect((await fetch(`${host?.url}/about`)).status).toBe(200);
    await host?.close();
    await until(() => left(sockets) === 0);
    host = undefined;
  });

  it('takes no client for slow that comes with many connections at once', async () => {
    await start({ headersMs: 60_000, graceMs: 30_000 });
    const many = await openMany(50, '');
    const answers = many.map((socket) => once(socket, 'data'));
    for (const socket of many) socket.write(WHOLE);
    for (const [answer] of (await Promise.all(answers)) as [Buffer][])
      expect(answer.toString()).toMatch(/^HTTP\/1.1 200 /);
  });
});

describe('hostile requests', () => {
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

    it.each(['/%252e%252e/manifest.json', '/..;/manifest.json', '/about/..a'])(
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
});
