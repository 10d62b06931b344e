import { mkdir, mkdtemp, readdir, rm, writeFile } from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import Fastify, { type FastifyInstance } from 'fastify';
import {
  HOOK_SIGNATURE_HEADER,
  HOOK_TIMESTAMP_HEADER,
  HOOK_TOLERANCE_S,
  signHook,
} from '../../src/contract/hook/hook-signature';
import type { RebuildStatus } from '../../src/contract/hook/rebuild';
import { addHookRoutes, createSignatureCheck } from './hook-routes';
import { type AskedBuild, openOutstandingRequest } from './rebuilds';
import { createRebuildQueue, type EndedBuild } from './rebuild-queue';
import { holdBuilds } from './testing/held-builds';

describe('rebuild queue', () => {
  const QUIET = 2000;

  let held: ReturnType<typeof holdBuilds>;
  const onEnd = jest.fn<void, [EndedBuild, number]>();
  const open = (timeLimit?: number) =>
    createRebuildQueue({ build: held.build, quietMs: QUIET, onEnd, timeLimit });
  const pause = (ms = QUIET) => jest.advanceTimersByTimeAsync(ms);

  beforeEach(() => {
    jest.useFakeTimers();
    held = holdBuilds();
    onEnd.mockClear();
  });
  afterEach(() => jest.useRealTimers());

  it('has nothing to do at first', async () => {
    const queue = open();
    await pause();
    expect([queue.state(), queue.lastBuild(), held.begun]).toEqual(['idle', undefined, []]);
  });

  it('makes one build of a flood of requests', async () => {
    const queue = open();
    for (let i = 0; i < 500; i++) queue.request();
    expect(queue.state()).toBe('gathering');
    await pause(QUIET - 1);
    expect(held.begun).toHaveLength(0);
    await pause(1);
    expect(queue.state()).toBe('building');
    await held.last().release('1');
    await pause(10 * QUIET);
    expect(held.begun).toHaveLength(1);
    expect(queue.state()).toBe('idle');
  });

  it.each([
    ['', 0],
    [', also where the clock is set back', -86_400_000],
  ])('waits for a pause of the requests, but not for ever%s', async (_, set) => {
    const queue = open();
    for (let i = 0; i < 19; i++) {
      queue.request();
      await pause(QUIET / 2);
      if (i === 5) jest.setSystemTime(Date.now() + set);
    }
    expect(held.begun).toHaveLength(0);
    queue.request();
    await pause(QUIET / 2);
    expect(held.begun).toHaveLength(1);
  });

  it('makes exactly one more for what is asked while one runs', async () => {
    const queue = open();
    queue.request();
    await pause();
    for (let i = 0; i < 500; i++) queue.request();
    await pause(5 * QUIET);
    expect(held.begun).toHaveLength(1);
    await held.last().release('1');
    expect(queue.state()).toBe('gathering');
    await pause();
    expect(held.begun).toHaveLength(2);
    await held.last().release('2');
    await pause(10 * QUIET);
    expect(held.begun).toHaveLength(2);
  });

  describe('force', () => {
    it('sticks to the next build, whatever else asks for it, and to no other', async () => {
      const queue = open();
      queue.request({ force: true });
      queue.request();
      await pause();
      await held.last().release('1');
      queue.request();
      await pause();
      expect(held.begun.map(({ force }) => force)).toEqual([true, false]);
    });

    it('sticks to the build after the one that runs', async () => {
      const queue = open();
      queue.request();
      await pause();
      queue.request({ force: true });
      queue.request({ force: false });
      await held.last().release('1');
      await pause();
      expect(held.begun.map(({ force }) => force)).toEqual([false, true]);
    });
  });

  describe('what is known of the last build', () => {
    it('is the release that it made', async () => {
      jest.setSystemTime(new Date('2026-01-02T03:04:05.000Z'));
      const queue = open();
      queue.request();
      await pause();
      await pause(60_000);
      await held.last().release('1');
      expect(queue.lastBuild()).toEqual({
        startedAt: '2026-01-02T03:04:07.000Z',
        endedAt: '2026-01-02T03:05:07.000Z',
        outcome: 'released',
        release: '1',
      });
      expect(onEnd).toHaveBeenCalledWith(queue.lastBuild(), 60);
    });

    it('is how long it took, also where the clock was set back meanwhile', async () => {
      const queue = open();
      queue.request();
      await pause();
      jest.setSystemTime(Date.now() - 86_400_000);
      await pause(60_000);
      await held.last().release('1');
      expect(onEnd).toHaveBeenCalledWith(queue.lastBuild(), 60);
    });

    it('is why it failed; the next one is begun all the same', async () => {
      const queue = open();
      queue.request();
      await pause();
      queue.request();
      await held.last().fail(new Error('no space left'));
      expect(queue.lastBuild()).toMatchObject({ outcome: 'failed', reason: 'no space left' });
      expect(onEnd).toHaveBeenCalledWith(queue.lastBuild(), 0);
      await pause();
      await held.last().release('2');
      expect(queue.lastBuild()).toMatchObject({ outcome: 'released', release: '2' });
    });
  });

  describe('what is outstanding', () => {
    it('is what is gathered, what is built and what is asked for meanwhile, until it is released', async () => {
      const queue = open();
      expect(queue.outstanding()).toBeUndefined();
      queue.request();
      expect(queue.outstanding()).toEqual({ force: false });
      await pause();
      expect(queue.outstanding()).toEqual({ force: false });
      queue.request({ force: true });
      expect(queue.outstanding()).toEqual({ force: true });
      await held.last().release('1');
      expect(queue.outstanding()).toEqual({ force: true });
      await pause();
      await held.last().release('2');
      expect(queue.outstanding()).toBeUndefined();
    });

    it('is no force that a build has used', async () => {
      const queue = open();
      queue.request({ force: true });
      await pause();
      queue.request();
      expect(queue.outstanding()).toEqual({ force: true });
      await held.last().release('1');
      expect(queue.outstanding()).toEqual({ force: false });
    });

    it('is still known after closing', async () => {
      const queue = open();
      queue.request({ force: true });
      await pause();
      await queue.close();
      expect(queue.outstanding()).toEqual({ force: true });
    });
  });

  it('ends a build that hangs', async () => {
    const queue = open(60_000);
    queue.request();
    await pause();
    await pause(60_000);
    expect(queue.state()).toBe('idle');
    expect(queue.lastBuild()).toMatchObject({
      outcome: 'failed',
      reason: 'The build was ended: it took more than 1 minutes.',
    });
  });

  describe('closing', () => {
    it('ends the build that runs, and begins none', async () => {
      const queue = open();
      queue.request();
      await pause();
      queue.request();
      await queue.close();
      expect(held.last().signal.aborted).toBe(true);
      expect(queue.lastBuild()).toMatchObject({ outcome: 'failed' });
      queue.request();
      await pause(10 * QUIET);
      expect(held.begun).toHaveLength(1);
    });

    it('drops what is being gathered', async () => {
      const queue = open();
      queue.request();
      await queue.close();
      await pause(10 * QUIET);
      expect(held.begun).toHaveLength(0);
    });
  });
});

describe('rebuild queue retries', () => {
  const QUIET = 2000;
  const MINUTE = 60_000;
  /** Why a build fails that is not to be tried again. */
  const REFUSED = new Error('far fewer pages');

  let held: ReturnType<typeof holdBuilds>;
  const open = () =>
    createRebuildQueue({ build: held.build, quietMs: QUIET, mayRetry: (error) => error !== REFUSED });
  const pause = (ms = QUIET) => jest.advanceTimersByTimeAsync(ms);

  beforeEach(() => {
    jest.useFakeTimers();
    held = holdBuilds();
  });
  afterEach(() => jest.useRealTimers());

  describe('a build that failed', () => {
    const failed = async (options?: { force: boolean }, error: unknown = new Error('no space left')) => {
      const queue = open();
      queue.request(options);
      await pause();
      await held.last().fail(error);
      return queue;
    };
    /** min until the next try. */
    const untilRetry = ({ retryAt }: ReturnType<typeof open>) =>
      (Date.parse(retryAt() ?? '') - Date.now()) / MINUTE;

    it('is tried again by itself, with growing pauses, until it is released', async () => {
      const queue = await failed();
      for (const [i, minutes] of [1, 2, 5, 15, 30, 30].entries()) {
        expect(untilRetry(queue)).toBe(minutes);
        expect(queue.state()).toBe('idle');
        await pause(minutes * MINUTE - 1);
        expect(held.begun).toHaveLength(i + 1);
        await pause(1 + QUIET);
        expect(held.begun).toHaveLength(i + 2);
        expect(queue.retryAt()).toBeUndefined();
        await held.last().fail(new Error('no space left'));
      }
      await pause(30 * MINUTE + QUIET);
      await held.last().release('1');
      expect(queue.retryAt()).toBeUndefined();
      const count = held.begun.length;
      await pause(100 * MINUTE);
      expect(held.begun).toHaveLength(count);
      // The next failure starts from the shortest pause.
      queue.request();
      await pause();
      await held.last().fail(new Error('no space left'));
      expect(untilRetry(queue)).toBe(1);
    });

    it('is tried again with the force it had', async () => {
      const queue = await failed({ force: true });
      expect(queue.outstanding()).toEqual({ force: true });
      await pause(MINUTE + QUIET);
      expect(held.begun.map(({ force }) => force)).toEqual([true, true]);
    });

    it('gives way to a new request, its force included', async () => {
      const queue = await failed({ force: true });
      queue.request();
      expect(queue.retryAt()).toBeUndefined();
      expect(queue.outstanding()).toEqual({ force: false });
      await pause();
      await held.last().release('1');
      await pause(100 * MINUTE);
      expect(held.begun.map(({ force }) => force)).toEqual([true, false]);
    });

    it('gives way to what was asked for while it ran', async () => {
      const queue = open();
      queue.request({ force: true });
      await pause();
      queue.request();
      await held.last().fail(new Error('no space left'));
      expect([queue.retryAt(), queue.state()]).toEqual([undefined, 'gathering']);
      await pause();
      await held.last().release('1');
      await pause(100 * MINUTE);
      expect(held.begun.map(({ force }) => force)).toEqual([true, false]);
    });

    it('is left to a person where the same again would not mend it', async () => {
      const queue = await failed(undefined, REFUSED);
      expect([queue.retryAt(), queue.outstanding()]).toEqual([undefined, undefined]);
      await pause(100 * MINUTE);
      expect(held.begun).toHaveLength(1);
      queue.request({ force: true });
      await pause();
      expect(held.last().force).toBe(true);
    });

    it('is not tried again by a host that closes', async () => {
      const queue = await failed();
      await queue.close();
      await pause(100 * MINUTE);
      expect(held.begun).toHaveLength(1);
    });
  });
});

describe('seen signatures', () => {
  const SECRET = 'secret';
  const START = 1_800_000_000;

  let seconds: number;
  /** How far the clock was set on or back. */
  let set: number;
  function open() {
    const clocks = { now: () => (seconds + set) * 1000, steady: () => seconds * 1000 };
    const refusalOf = createSignatureCheck(SECRET, clocks);
    return (...call: Parameters<typeof refusalOf>): boolean => !refusalOf(...call);
  }
  const signed = (timestamp: number, body = '') => ({
    timestamp: String(timestamp),
    signature: signHook(SECRET, String(timestamp), body),
  });
  const EMPTY = Buffer.alloc(0);
  beforeEach(() => {
    seconds = START;
    set = 0;
  });

  it('lets a signature pass once', () => {
    const passes = open();
    const headers = signed(START);
    expect([passes(headers, EMPTY), passes(headers, EMPTY), passes(signed(START + 1), EMPTY)]).toEqual([
      true,
      false,
      true,
    ]);
  });

  it('lets a harmless call pass again, and uses its signature up for any other', () => {
    const passes = open();
    const headers = signed(START);
    expect([passes(headers, EMPTY, true), passes(headers, EMPTY, true)]).toEqual([true, true]);
    expect(passes(headers, EMPTY)).toBe(false);
  });

  it('never lets it pass again, from the first moment it may pass to the last', () => {
    const passes = open();
    const headers = signed(START + HOOK_TOLERANCE_S);
    expect(passes(headers, EMPTY)).toBe(true);
    for (seconds = START; seconds <= START + 2 * HOOK_TOLERANCE_S + 2; seconds++) {
      expect(passes(headers, EMPTY)).toBe(false);
    }
  });

  it.each([
    [0, true],
    [1, true],
    [2, false],
    [HOOK_TOLERANCE_S, false],
  ])('passes signed %s s before the start: %s', (age, does) => {
    const passes = open();
    expect(passes(signed(START - age), EMPTY)).toBe(does);
    expect(passes(signed(START - age, 'poll'), Buffer.from('poll'), true)).toBe(true);
  });

  it('lets older signatures pass once it has run for long enough', () => {
    const passes = open();
    seconds = START + HOOK_TOLERANCE_S;
    expect(passes(signed(START), EMPTY)).toBe(true);
  });

  it('does not use up what did not pass', () => {
    const passes = open();
    const headers = signed(START, 'body');
    expect([passes(headers, Buffer.from('other')), passes(headers, Buffer.from('body'))]).toEqual([
      false,
      true,
    ]);
  });

  it('lets no signature pass again while the clock is set on and back', () => {
    const passes = open();
    const headers = signed(START);
    expect(passes(headers, EMPTY)).toBe(true);
    set = 86_400;
    expect(passes(signed(START + set, 'next'), Buffer.from('next'))).toBe(true);
    set = 0;
    expect(passes(headers, EMPTY)).toBe(false);
  });

  it.each([-86_400, 86_400])('lets calls pass whose clock was set with ours by %s s', (by) => {
    const passes = open();
    set = by;
    expect(passes(signed(START + by), EMPTY)).toBe(true);
  });
});

describe('outstanding request', () => {
  const MARK = { log: 'a-log', number: 3 };

  let dir: string;
  let now: AskedBuild | undefined;
  beforeEach(async () => {
    dir = await mkdtemp(path.join(os.tmpdir(), 'deploy-'));
    now = undefined;
  });
  afterEach(() => rm(dir, { recursive: true }));
  const open = () => openOutstandingRequest(dir, () => now);

  it('is known to the next host until there is none', async () => {
    const [{ save }, next] = [open(), open()];
    expect(await next.read()).toBeUndefined();
    now = { mark: MARK, force: true };
    await save();
    expect(await next.read()).toEqual({ mark: MARK, force: true });
    now = { mark: MARK, force: false };
    await save();
    expect(await next.read()).toEqual({ mark: MARK, force: false });
    now = undefined;
    await save();
    await save();
    expect(await next.read()).toBeUndefined();
  });

  it('is what it was last, however often it changes at the same time', async () => {
    const { save, read } = open();
    const saved: Promise<void>[] = [];
    for (let i = 0; i < 50; i++) {
      now = i % 2 ? { mark: MARK, force: i === 49 } : undefined;
      saved.push(save());
      if (i % 10 === 0) await read();
    }
    await Promise.all(saved);
    expect(await read()).toEqual({ mark: MARK, force: true });
    expect(await readdir(dir)).toEqual(['rebuild-asked.json']);
  });

  it('can be written down after it once could not', async () => {
    const { save, read } = open();
    now = { mark: MARK, force: false };
    const inTheWay = path.join(dir, 'rebuild-asked.json.next');
    await mkdir(inTheWay);
    await expect(save()).rejects.toThrow('EISDIR');
    await rm(inTheWay, { recursive: true });
    await save();
    expect(await read()).toEqual(now);
  });

  it('leaves no part of a file that a host was killed over', async () => {
    await writeFile(path.join(dir, 'rebuild-asked.json.next'), '{"mark"');
    await open().save();
    expect(await readdir(dir)).toEqual([]);
  });

  it.each(['', '{"mark"', '{"at":"2026-01-02T03:04:05.006Z","force":false}', 'null'])(
    'is not known, but is there, where the file holds %j: what was asked for is not to be lost',
    async (text) => {
      await writeFile(path.join(dir, 'rebuild-asked.json'), text);
      expect(await open().read()).toBe('unknown');
    },
  );
});

describe('hook routes', () => {
  const SECRET = 'a-long-secret';
  const NOW = 1_800_000_000;
  const STATUS: RebuildStatus = {
    builds: true,
    state: 'building',
    release: { id: '20260102T030405006Z', startedAt: '2026-01-02T03:04:05.006Z' },
    live: 2,
  };

  const accept = jest.fn();
  /** s since 1970. */
  let clock: number;
  /** s of a clock that nobody sets. */
  let steady: number;
  let logged: string[];
  let app: FastifyInstance;
  function start(): FastifyInstance {
    const stream = { write: (line: string) => void logged.push((JSON.parse(line) as { msg: string }).msg) };
    const started = Fastify({ logger: { level: 'warn', stream } });
    started.removeAllContentTypeParsers();
    started.addContentTypeParser('*', { parseAs: 'buffer' }, (_, body, done) => done(null, body));
    const releases = { list: jest.fn(), stop: jest.fn(), goBack: jest.fn() };
    const rebuilds = { accept, status: () => Promise.resolve(STATUS), releases };
    addHookRoutes(started, {
      secret: SECRET,
      rebuilds,
      clocks: { now: () => clock * 1000, steady: () => steady * 1000 },
    });
    return started;
  }
  beforeEach(async () => {
    accept.mockReset().mockResolvedValue('gathering');
    // The host has run for a while.
    logged = [];
    clock = NOW - 3600;
    steady = 0;
    app = start();
    clock = NOW;
    steady = 3600;
  });
  afterEach(() => app.close());

  const headersFor = (body: string, timestamp: string | number = NOW, secret = SECRET) => ({
    [HOOK_TIMESTAMP_HEADER]: String(timestamp),
    [HOOK_SIGNATURE_HEADER]: signHook(secret, String(timestamp), body),
  });
  const post = (body: string, headers: Record<string, string> = headersFor(body)) =>
    app.inject({
      method: 'POST',
      url: '/hooks/rebuild',
      payload: body,
      headers: { 'content-type': 'application/json', ...headers },
    });
  const getStatus = (headers: Record<string, string> = headersFor('')) =>
    app.inject({ url: '/hooks/status', headers });

  const CHANGED = [{ kind: 'work', slugs: ['lamp', 'lampe'] }];

  describe('a rebuild', () => {
    it.each([
      ['of what was changed', JSON.stringify({ changed: CHANGED }), { changed: CHANGED }],
      ['by force', '{"force":true}', { force: true }],
      ['without a word', '', {}],
      ['of things with accents', '{"changed":[{"kind":"page","slugs":["à-propos"]}]}', expect.anything()],
    ])('%s is accepted', async (_, body, request) => {
      const answer = await post(body);
      expect(answer.statusCode).toBe(202);
      expect(answer.json()).toEqual({ data: { state: 'gathering' } });
      expect(answer.headers['cache-control']).toBe('no-store');
      expect(accept.mock.calls).toEqual([[request]]);
    });

    it.each(['text/plain', 'application/octet-stream', undefined])('is accepted as %s', async (type) => {
      const headers = { ...headersFor('{}'), ...(type && { 'content-type': type }) };
      const answer = await app.inject({ method: 'POST', url: '/hooks/rebuild', payload: '{}', headers });
      expect(answer.statusCode).toBe(202);
    });

    it('may name as much as the contract allows', async () => {
      const slugs = Array.from({ length: 1000 }, (_, i) => `a-rather-long-slug-of-a-work-${i}`);
      const body = JSON.stringify({ changed: Array(20).fill({ kind: 'work', slugs }) });
      expect(body.length).toBeGreaterThan(500_000);
      expect((await post(body)).statusCode).toBe(202);
    });

    it.each([
      ['{', 'body'],
      ['[]', 'body'],
      ['"force"', 'body'],
      ['{"force":"yes"}', 'force'],
      ['{"changed":[{"kind":"lamp","slugs":["x"]}]}', 'changed.0.kind'],
      ['{"change":[]}', 'change'],
    ])('%s is refused by the name of what is wrong', async (body, field) => {
      const answer = await post(body);
      expect(answer.statusCode).toBe(422);
      expect(answer.json()).toEqual({
        error: { message: expect.stringContaining('"changed"'), errors: { [field]: expect.any(String) } },
      });
      expect(accept).not.toHaveBeenCalled();
    });

    it('is refused when it is larger than the contract allows', async () => {
      const answer = await post(' '.repeat(1024 * 1024 + 1));
      expect(answer.statusCode).toBe(413);
      expect(answer.json()).toEqual({ error: { message: expect.any(String) } });
    });

    it('that cannot be noted is not accepted', async () => {
      accept.mockRejectedValue(new Error('ENOSPC: /srv/deploy'));
      const answer = await post('{}');
      expect(answer.statusCode).toBe(500);
      expect(answer.json().error.message).toContain('Send it again');
      expect(answer.body).not.toContain('/srv');
    });
  });

  describe('a call', () => {
    const right = headersFor('{}');
    it.each<[string, Record<string, string>]>([
      ['without signature', {}],
      ['without timestamp', { [HOOK_SIGNATURE_HEADER]: right[HOOK_SIGNATURE_HEADER] ?? '' }],
      ['with a signature alone of another moment', { ...right, [HOOK_TIMESTAMP_HEADER]: String(NOW + 1) }],
      ['signed with another secret', headersFor('{}', NOW, 'guess')],
      ['signed for another body', headersFor('{"force":true}')],
      ['with a timestamp that is none', headersFor('{}', 'now')],
      ['with an empty signature', { ...right, [HOOK_SIGNATURE_HEADER]: '' }],
    ])('%s is refused', async (_, headers) => {
      const answer = await post('{}', headers);
      expect(answer.statusCode).toBe(401);
      expect(answer.json()).toEqual({ error: { message: expect.stringContaining('REBUILD_SECRET') } });
      expect(accept).not.toHaveBeenCalled();
    });

    it('that is malformed says nothing of that to who cannot sign', async () => {
      expect((await post('{', headersFor('{', NOW, 'guess'))).statusCode).toBe(401);
    });

    it.each([NOW - 300, NOW + 300])('signed at %s is accepted', async (timestamp) => {
      expect((await post('{}', headersFor('{}', timestamp))).statusCode).toBe(202);
    });

    it('from before the host was started is refused: it may have been used by then', async () => {
      expect((await post('{}', headersFor('{}'))).statusCode).toBe(202);
      await app.close();
      clock = NOW + 2;
      steady += 2;
      app = start();
      const again = await post('{}', headersFor('{}', NOW));
      expect(again.statusCode).toBe(401);
      expect(accept).toHaveBeenCalledTimes(1);
    });

    it.each([
      ['a minute more than allowed behind', -361, '6 minutes behind'],
      ['ahead', 301, '5 minutes ahead'],
      ['an hour ahead', 3600, '1 hour ahead'],
      ['days behind', -200_000, '2 days behind'],
    ])('by a clock that is %s is refused, which answer and log name', async (_, seconds, apart) => {
      const answer = await post('{}', headersFor('{}', NOW + seconds));
      expect(answer.statusCode).toBe(401);
      expect(answer.json()).toEqual({ error: { message: expect.stringContaining(apart) } });
      expect(answer.json().error.message).toContain('Set both clocks right');
      expect(logged).toEqual([expect.stringContaining(apart)]);
      expect(accept).not.toHaveBeenCalled();
    });

    it('by such a clock is named in the log once, until one passes', async () => {
      const ahead = () => post('{}', headersFor('{}', clock + 4000));
      await ahead();
      clock += 1;
      await ahead();
      expect(logged).toHaveLength(1);
      expect((await getStatus(headersFor('', clock))).statusCode).toBe(200);
      await ahead();
      expect(logged).toHaveLength(2);
    });

    it('that nobody has signed says nothing of clocks, neither in its answer nor in the log', async () => {
      const answer = await post('{}', headersFor('{}', NOW - 4000, 'guess'));
      expect(answer.body).not.toContain('clocks');
      expect(logged).toEqual([]);
    });

    it('is accepted where both clocks were set back after the start', async () => {
      clock = NOW - 86_400;
      expect((await post('{}', headersFor('{}', clock))).statusCode).toBe(202);
    });

    it('is accepted once', async () => {
      const answers = await Promise.all([post('{}'), post('{}'), post('{}')]);
      expect(answers.map(({ statusCode }) => statusCode).sort()).toEqual([202, 401, 401]);
      expect(accept).toHaveBeenCalledTimes(1);
    });
  });

  describe('the status', () => {
    it('is told to who can sign, as often as asked', async () => {
      const answer = await getStatus();
      expect(answer.statusCode).toBe(200);
      expect(answer.json()).toEqual({ data: STATUS });
      expect(answer.headers['cache-control']).toBe('no-store');
      expect((await getStatus()).statusCode).toBe(200);
    });

    it('is told to nobody else', async () => {
      for (const headers of [{}, headersFor('', NOW, 'guess'), headersFor('', NOW - 301)]) {
        const answer = await getStatus(headers);
        expect(answer.statusCode).toBe(401);
        expect(answer.body).not.toContain(STATUS.release.id);
      }
    });
  });
});
