import { mkdir, mkdtemp, readFile, realpath, rm, utimes, writeFile } from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import type { FastifyInstance } from 'fastify';
import {
  HOOK_SIGNATURE_HEADER,
  HOOK_TIMESTAMP_HEADER,
  signHook,
} from '../../src/contract/hook/hook-signature';
import type { RebuildStatus } from '../../src/contract/hook/rebuild';
import { gatherTags, writeTags } from '../../src/release/page-tags';
import { until } from '../../tests/until';
import { currentLink } from '../releases/release-folders';
import { buildHost } from '../server';
import { openTellingApi, type TellingApi } from '../testing/sample-function';
import { buildRelease } from './build/build-release';
import { leftOvers, type Phase, phaseOf, settled } from './testing/after-kill';
import { openStandInSite, type StandInSite } from './testing/killable-site';
import { makeStandIn, type Moment, PAGE_OF_EDITS, type StandIn } from './testing/stand-in';

describe('killed host', () => {
  const GRACE_MS = 500;

  const withSite = async (test: (site: StandInSite) => Promise<void>): Promise<void> => {
    const site = await openStandInSite();
    try {
      await site.start();
      await test(site);
    } finally {
      await site.close();
    }
  };

  /** Starts the host again, some time after it was killed, and sees that every edit is served as it was built. */
  async function expectAllReleased(site: StandInSite): Promise<void> {
    // The lock of the build that was killed counts for nothing after 10 s, which nobody has to wait for here.
    await utimes(path.join(site.deployDir, 'build.lock'), 1, 1).catch(() => undefined);
    await site.start();
    await settled(site, GRACE_MS);
    expect(await site.lacking()).toEqual([]);
    await until(
      () => leftOvers(site.deployDir),
      (names) => names.length === 0,
    );
  }

  describe.each<[string, Moment, Phase]>([
    ['when its build has read it', 'read', 'being built'],
    ['when its release is written', 'written', 'being built'],
    ['right before its release is served', 'prepared', 'its folder there, not served yet'],
  ])('a host that is killed', (words, moment, phase) => {
    it.concurrent(`${words} does so again, and the edit is served`, () =>
      withSite(async (site) => {
        const held = await site.hold(moment);
        await site.edit();
        await held.reached();
        await site.kill();
        expect(await phaseOf(site)).toBe(phase);
        await held.release();
        await expectAllReleased(site);
      }),
    );
  });

  describe('a host that is killed', () => {
    it.concurrent('right after it has accepted an edit builds it', () =>
      withSite(async (site) => {
        await site.edit();
        await site.kill();
        expect(await phaseOf(site)).toBe('noted, no build yet');
        await expectAllReleased(site);
      }),
    );

    it.concurrent('while a second edit waits for the build of the first one to end builds that as well', () =>
      withSite(async (site) => {
        const held = await site.hold('read');
        await site.edit();
        await held.reached();
        await site.edit();
        await held.release();
        await until(site.lacking, (edits) => edits.length === 1);
        await site.kill();
        expect(await site.lacking()).toHaveLength(1);
        await expectAllReleased(site);
      }),
    );

    it.concurrent('when the release is served, but still asked for, has nothing left to do', () =>
      withSite(async (site) => {
        const note = path.join(site.deployDir, 'rebuild-asked.json');
        await site.edit();
        const asked = await readFile(note);
        await settled(site, GRACE_MS);
        await site.kill();
        await writeFile(note, asked);
        expect(await phaseOf(site)).toBe('served, still noted');
        await expectAllReleased(site);
      }),
    );
  });
});

describe('clock set back', () => {
  const SECRET = 'a-secret-that-both-know';
  const TODAY = Date.parse('2026-03-02T12:00:00Z');
  const DAY = 86_400_000;
  /** No build begins by itself during a test. */
  const NEVER = 600_000;

  let folder: string;
  let deployDir: string;
  let standIn: StandIn;
  let api: TellingApi;
  let app: FastifyInstance | undefined;

  /** Sets the clock of this machine, by which host and caller go; timers go on as ever. */
  const setClock = (now: number): void => void jest.setSystemTime(now);
  const siteDir = (): string => path.join(folder, 'site');

  beforeEach(async () => {
    jest.useFakeTimers({
      now: TODAY,
      doNotFake: [
        ...([
          'hrtime',
          'nextTick',
          'performance',
          'queueMicrotask',
          'setImmediate',
          'clearImmediate',
        ] as const),
        ...(['setInterval', 'clearInterval', 'setTimeout', 'clearTimeout'] as const),
      ],
    });
    folder = await mkdtemp(path.join(os.tmpdir(), 'clock-'));
    deployDir = path.join(folder, 'deploy');
    await mkdir(siteDir());
    standIn = await makeStandIn(siteDir());
    api = await openTellingApi(() => ({}));
    await build();
  });
  afterEach(async () => {
    jest.useRealTimers();
    await app?.close();
    await api.close();
    await rm(folder, { recursive: true, force: true, maxRetries: 5 });
  });

  const build = () =>
    buildRelease({
      siteDir: siteDir(),
      deployDir,
      env: process.env,
      signal: new AbortController().signal,
      output: () => {},
      script: standIn.script,
    });

  async function start({ quietMs = NEVER } = {}): Promise<void> {
    await app?.close();
    app = await buildHost({
      deployDir,
      apiUrl: api.url,
      logLevel: 'silent',
      rebuildSecret: SECRET,
      builds: true,
      rebuildQuietMs: quietMs,
      siteDir: siteDir(),
      buildScript: standIn.script,
    });
  }

  function signed(body: string): Record<string, string> {
    const timestamp = String(Math.floor(Date.now() / 1000));
    return { [HOOK_TIMESTAMP_HEADER]: timestamp, [HOOK_SIGNATURE_HEADER]: signHook(SECRET, timestamp, body) };
  }

  async function edit(edits: string[], body: object): Promise<number> {
    await standIn.write(edits);
    const payload = JSON.stringify(body);
    const answer = await app?.inject({
      method: 'POST',
      url: '/hooks/rebuild',
      payload,
      headers: signed(payload),
    });
    return answer?.statusCode ?? 0;
  }
  const status = async (): Promise<RebuildStatus | undefined> =>
    (await app?.inject({ url: '/hooks/status', headers: signed('') }))?.json<{ data: RebuildStatus }>().data;
  const shown = async (): Promise<unknown> =>
    JSON.parse(await readFile(path.join(currentLink(deployDir), PAGE_OF_EDITS), 'utf8'));

  const builtAt = (page: string) =>
    readFile(path.join(currentLink(deployDir), 'static', page, 'index.html'), 'utf8');

  const WORK = { changed: [{ kind: 'work', slugs: ['lamp'] }] };

  it('shows what depends on the day live from the first request of a late start, and has it built', async () => {
    const gathered = gatherTags();
    gathered.add('/works/lamp', ['day']);
    gathered.add('/about', ['en/site-settings']);
    await writeTags(await realpath(currentLink(deployDir)), gathered.done());
    setClock(TODAY + 70 * DAY);
    await start();
    const shownLive = async (url: string) => (await app!.inject({ url })).body !== (await builtAt(url));
    expect([await shownLive('/works/lamp'), await shownLive('/about')]).toEqual([true, false]);
    expect(await status()).toMatchObject({ live: 0, state: 'gathering' });
    await start({ quietMs: 1 });
    await until(async () => (await status())?.state === 'idle');
    expect(await status()).toMatchObject({ lastBuild: { outcome: 'released' } });
    expect(await shownLive('/works/lamp')).toBe(false);
  });

  it('shows an edit of a clock that was set back a day while the host ran', async () => {
    await start();
    setClock(TODAY - DAY);
    expect(await edit(['lamp'], WORK)).toBe(202);
    expect(await status()).toMatchObject({ live: 1 });
  });

  it('shows it across a restart, and builds it, and then serves it as built', async () => {
    setClock(TODAY - DAY);
    await start();
    expect(await edit(['lamp'], WORK)).toBe(202);
    await start({ quietMs: 1 });
    expect(await status()).toMatchObject({ live: 1 });
    await until(async () => (await status())?.state === 'idle');
    expect(await shown()).toEqual(['lamp']);
    expect(await status()).toMatchObject({ live: 0, lastBuild: { outcome: 'released' } });
  });

  it('builds what was asked for right before the host was ended, though no page is shown live for it', async () => {
    setClock(TODAY - DAY);
    await start();
    expect(await edit(['settings'], {})).toBe(202);
    setClock(TODAY - 2 * DAY);
    await start({ quietMs: 1 });
    await until(async () => (await status())?.state === 'idle');
    expect(await shown()).toEqual(['settings']);
  });

  it('goes on showing what came while a release was built that the clock was set back in', async () => {
    await start();
    await edit(['chair'], { changed: [{ kind: 'work', slugs: ['chair'] }] });
    const held = await standIn.hold('read');
    const building = build();
    await held.reached();
    setClock(TODAY - DAY);
    await edit(['chair', 'lamp'], WORK);
    await held.release();
    await building;
    expect(await shown()).toEqual(['chair']);
    expect(await status()).toMatchObject({ live: 1 });
    await start();
    expect(await status()).toMatchObject({ live: 1 });
  });

  it('takes no edit for built that came before a clock was set right', async () => {
    setClock(TODAY + 365 * DAY);
    await build();
    await start();
    setClock(TODAY);
    expect(await edit(['lamp'], WORK)).toBe(202);
    expect(await status()).toMatchObject({ live: 1 });
    await build();
    expect(await shown()).toEqual(['lamp']);
    expect(await status()).toMatchObject({ live: 0 });
  });
});
