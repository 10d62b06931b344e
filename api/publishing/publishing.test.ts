import { once } from 'node:events';
import { mkdtemp, readdir, rm, writeFile } from 'node:fs/promises';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { setImmediate } from 'node:timers/promises';
import sharp from 'sharp';
import { HOOK_BOUNDS } from '../../src/contract/hook/changes';
import type { RebuildRequest } from '../../src/contract/hook/rebuild';
import { until } from '../../tests/until';
import type { Catalogue } from '../loading/catalogue';
import { settingsFrom } from '../settings';
import { type FollowedSample, followSample } from '../testing/followed-sample';
import { startTestHook, type TestHook } from '../testing/hook-server';
import { type Changes, type SampleCatalogue, writeSampleCatalogue } from '../testing/sample-catalogue';
import { SAMPLE_FILES } from '../testing/sample-files';
import { sampleGlb } from '../testing/sample-glb';
import { followPrints, type Prints } from './prints';
import { openPublisher, type Publisher } from './publisher';
import { openPublishers } from './publishers';
import { openRebuildHook } from './rebuild-hook';
import { expectFollowed, plain, printedAnew, SHOWN_EVERYWHERE } from './testing/followed-variants';
import { openAnnounced } from './told-state';

describe('publishers', () => {
  const SECRET = '9f2c71d0b6e84a35c17d';
  const GREETING = 'a word of sixteen letters';

  let sample: SampleCatalogue;
  let [one, other]: TestHook[] = [];
  let publisher: Publisher | undefined;
  let after: (changes: Changes) => Promise<Catalogue>;
  const log = { info: jest.fn(), warn: jest.fn(), error: jest.fn() };

  beforeEach(async () => {
    jest.clearAllMocks();
    sample = await writeSampleCatalogue();
    [one, other] = [await startTestHook(SECRET), await startTestHook(SECRET)];
    after = (await followSample(sample)).load;
  });
  afterEach(async () => {
    await publisher?.close();
    await Promise.all([one?.close(), other?.close()]);
    await sample.remove();
  });

  async function open(): Promise<Publisher> {
    const REBUILD_HOOK_URL = [one, other].map((hook) => hook!.url).join(', ');
    const settings = settingsFrom({ REBUILD_HOOK_URL, REBUILD_SECRET: SECRET, API_DATA_DIR: sample.dataDir });
    return (publisher = await openPublishers(settings, log));
  }
  const lamp = (en: string) => ({
    'works/lamp.yaml': { ...SAMPLE_FILES['works/lamp.yaml'], edition: { en, fr: en } },
  });
  const told = { changed: [{ kind: 'work', slugs: ['lamp', 'lampe'] }] };
  const files = async () => (await readdir(sample.dataDir)).filter((name) => name.startsWith('announced'));

  it('tells each host, and holds none up for one that is down', async () => {
    const { take } = await open();
    take(await after({}));
    await until(async () => (await files()).length === 2);
    other!.answers.push(503, 503);
    take(await after(lamp('Steel')));
    await until(() => one!.calls.length === 1 && other!.calls.length === 3);
    expect([one!.calls, other!.calls]).toMatchObject([[told], [told, told, told]]);
    expect(log.warn).toHaveBeenCalledWith(expect.stringContaining(`127.0.0.1:${other!.port} was not told`));
  });

  it('knows after a restart what each host was told of', async () => {
    const first = await open();
    first.take(await after({}));
    await until(async () => (await files()).length === 2);
    await other!.close();
    first.take(await after(lamp('Steel')));
    await until(() => one!.calls.length === 1);
    await until(() => log.warn.mock.calls.length > 0);
    await first.close();
    other = await startTestHook(SECRET, other!.port);
    (await open()).take(await after({}));
    await until(() => other!.calls.length === 1);
    expect([one!.calls, other.calls]).toMatchObject([[told], [told]]);
  });

  it('says a word to all of them', async () => {
    const { take, greet } = await open();
    take(await after({}));
    greet(GREETING);
    await until(() => one!.calls.length === 1 && other!.calls.length === 1);
    expect([one!.calls, other!.calls]).toEqual([[{ greeting: GREETING }], [{ greeting: GREETING }]]);
  });
});

describe('rebuild hook', () => {
  const SECRET = 'the secret of this test';
  const REQUEST = { changed: [{ kind: 'work' as const, slugs: ['lampe-étoile'] }] };
  const never = new AbortController().signal;

  let server: TestHook;
  beforeEach(async () => (server = await startTestHook(SECRET)));
  afterEach(() => server.close());

  test('a call is signed, and so is each of many equal ones in one second', async () => {
    const call = openRebuildHook({ url: server.url, secret: SECRET });
    for (let calls = 0; calls < 5; calls += 1) await call(REQUEST, never);
    expect(server.calls).toEqual(Array(5).fill(REQUEST));
  });

  test('the largest request of all is one that a host takes', () => {
    const slugs = Array.from({ length: HOOK_BOUNDS.slugs.max }, () => 'é'.repeat(200));
    expect(Buffer.byteLength(JSON.stringify({ changed: [{ kind: 'work', slugs }] }))).toBeLessThan(
      HOOK_BOUNDS.bodyBytes,
    );
  });

  test.each([
    [401, /REBUILD_SECRET must be the same/],
    [404, /set REBUILD_SECRET for the host/],
    [413, /same version/],
    [422, /same version/],
    [500, /answers 500: see the log/],
    [307, /answers 307/],
  ])('%i is refused with what to do about it', async (status, message) => {
    server.answers = [status];
    const failure = openRebuildHook({ url: server.url, secret: SECRET })(REQUEST, never);
    await expect(failure).rejects.toMatchObject({
      name: 'HookFailure',
      message: expect.stringMatching(message),
    });
    expect(server.calls).toHaveLength(1);
  });

  test('another secret is told from a host without a hook', async () => {
    const failure = openRebuildHook({ url: server.url, secret: 'another secret' })(REQUEST, never);
    await expect(failure).rejects.toThrow(/401/);
  });

  test('what a host says of its refusal is told as well: a clock may be wrong', async () => {
    const message = "the caller's clock is more than 1 day behind this host's";
    const host = createServer((_, response) =>
      response.writeHead(401).end(JSON.stringify({ error: { message } })),
    );
    await once(host.listen(0, '127.0.0.1'), 'listening');
    const url = `http://127.0.0.1:${(host.address() as AddressInfo).port}`;
    await expect(openRebuildHook({ url, secret: SECRET })(REQUEST, never)).rejects.toThrow(message);
    host.close();
  });

  test('a host that does not answer is not waited for', async () => {
    server.answers = ['silence'];
    const failure = openRebuildHook({ url: server.url, secret: SECRET, timeoutMs: 50 })(REQUEST, never);
    await expect(failure).rejects.toThrow(/has not answered within 0\.05 s/);
  });

  test('a host that is down, and a name that nobody has, are told by their code', async () => {
    await server.close();
    await expect(openRebuildHook({ url: server.url, secret: SECRET })(REQUEST, never)).rejects.toThrow(
      /cannot be reached \(ECONNREFUSED\): start it/,
    );
    await expect(
      openRebuildHook({ url: 'http://nobody.invalid/hooks/rebuild', secret: SECRET })(REQUEST, never),
    ).rejects.toThrow(/cannot be reached \(E[A-Z_]+\)/);
    server = await startTestHook(SECRET);
  });

  test('a call can be ended', async () => {
    server.answers = ['silence'];
    const ending = new AbortController();
    const called = server.nextCall();
    const failure = openRebuildHook({ url: server.url, secret: SECRET })(REQUEST, ending.signal);
    await called;
    ending.abort();
    await expect(failure).rejects.toMatchObject({ name: 'HookFailure' });
  });
});

describe('told state', () => {
  let folder: string;
  let file: string;
  beforeEach(async () => {
    folder = await mkdtemp(path.join(tmpdir(), 'gallery-announced-'));
    file = path.join(folder, 'data', 'announced.json');
  });
  afterEach(() => rm(folder, { recursive: true, force: true }));

  const onUnsaved = jest.fn();
  const open = () => openAnnounced(file, onUnsaved);

  const OLD: Prints = new Map([
    ['work/lamp', { slugs: ['lamp', 'lampe'], print: 'a' }],
    ['work/stool', { slugs: ['tabouret'], print: 'b' }],
    ['page/home', { slugs: ['home'], print: 'c' }],
  ]);
  const NEW: Prints = new Map([
    ['work/lamp', { slugs: ['tall-lamp', 'lampe'], print: 'aa' }],
    ['work/chair', { slugs: ['chair', 'chaise'], print: 'd' }],
    ['page/home', { slugs: ['home'], print: 'c' }],
  ]);
  const DIFFERENCES = [
    { key: 'work/lamp', slugs: ['lamp', 'lampe', 'tall-lamp'] },
    { key: 'work/stool', slugs: ['tabouret'] },
    { key: 'work/chair', slugs: ['chair', 'chaise'] },
  ];

  test('what is changed, removed and added differs, by its old and new slugs, also over a restart', async () => {
    const announced = await open();
    await announced.settle(OLD.keys(), OLD);
    expect(announced.differences(OLD)).toEqual([]);
    expect(announced.differences(NEW)).toEqual(DIFFERENCES);
    const reopened = await open();
    expect(reopened.isKnown()).toBe(true);
    expect(reopened.differences(NEW)).toEqual(DIFFERENCES);
    expect(onUnsaved).not.toHaveBeenCalled();
  });

  test('only what was settled no longer differs', async () => {
    const announced = await open();
    await announced.settle(OLD.keys(), OLD);
    await announced.settle(['work/lamp', 'work/stool'], NEW);
    expect((await open()).differences(NEW)).toEqual([DIFFERENCES[2]]);
  });

  test('what is in doubt differs from whatever comes, with every slug it had, until it is settled', async () => {
    const announced = await open();
    await announced.settle(OLD.keys(), OLD);
    await announced.doubt(announced.differences(NEW));
    const inDoubt = [
      { key: 'work/lamp', slugs: ['lamp', 'lampe', 'tall-lamp'] },
      { key: 'work/stool', slugs: ['tabouret'] },
      { key: 'work/chair', slugs: ['chair', 'chaise'] },
    ];
    const reopened = await open();
    expect(reopened.differences(OLD)).toEqual(expect.arrayContaining(inDoubt));
    await reopened.settle(
      inDoubt.map(({ key }) => key as 'work/lamp'),
      OLD,
    );
    expect(reopened.differences(OLD)).toEqual([]);
  });

  test.each(['{"work/lamp": 1}', '{', '[]'])('a file that holds %s says nothing', async (content) => {
    await rm(path.dirname(file), { recursive: true, force: true });
    const elsewhere = path.join(folder, 'announced.json');
    await writeFile(elsewhere, content);
    const announced = await openAnnounced(elsewhere, onUnsaved);
    expect(announced.isKnown()).toBe(false);
  });

  test('nothing half written is left', async () => {
    await (await open()).settle(OLD.keys(), OLD);
    expect(await readdir(path.dirname(file))).toEqual(['announced.json']);
  });

  test('a folder that cannot be written is told of, and does not hold up anything', async () => {
    await writeFile(path.dirname(file), 'a file in its place');
    const announced = await open();
    await announced.settle(OLD.keys(), OLD);
    expect(onUnsaved).toHaveBeenCalledTimes(1);
    expect(announced.differences(NEW)).toEqual(DIFFERENCES);
  });
});

describe('prints', () => {
  const FILES = SHOWN_EVERYWHERE;

  let sample: SampleCatalogue;
  let followed: FollowedSample;
  beforeEach(async () => {
    sample = await writeSampleCatalogue(FILES as Changes);
    followed = await followSample(sample);
  });
  afterEach(() => sample.remove());

  test('following a catalogue finds what every tenth change of a field of a file changes', async () => {
    expect(await expectFollowed(followed, 10)).toBeGreaterThan(40);
  });

  /** The keys whose print is another one after a change, removals included. */
  async function changedBy(change: () => Promise<Changes | void>): Promise<string[]> {
    const prints = followPrints();
    const before = await prints.of(await followed.load());
    const changes = await change();
    const catalogue = await followed.load(changes ?? {});
    const after = await prints.of(catalogue);
    expect(plain(after)).toEqual(plain(await printedAnew(catalogue)));
    return [...new Set([...before.keys(), ...after.keys()])]
      .filter((key) => before.get(key)?.print !== after.get(key)?.print)
      .sort();
  }
  const lists = (...tags: string[]) => tags.map((tag) => `answer/${tag}`);
  const write = (changes: Changes) => async () => changes;
  const changed = (file: string, fields: object) => write({ [file]: { ...FILES[file], ...fields } });

  test('a new title is shown wherever the work is', async () => {
    const title = { en: 'Taller lamp', fr: 'Grande lampe' };
    expect(await changedBy(changed('works/lamp.yaml', { title }))).toEqual([
      ...lists('en/works', 'en/works?type=lighting'),
      'creator/jeanne',
      'event/late',
      'press/article',
      'work/chair',
      'work/lamp',
    ]);
  });

  test('a work that is named since the edit before shows what is changed in it', async () => {
    const title = { en: 'Taller lamp', fr: 'Grande lampe' };
    await changedBy(changed('works/lamp.yaml', { title }));
    await changedBy(changed('works/chair.yaml', { title, related: ['stool'] }));
    expect(await changedBy(changed('works/stool.yaml', { title: { fr: 'Haut tabouret' } }))).toContain(
      'work/chair',
    );
  });

  test('what only the work’s own page tells changes that alone', async () => {
    expect(await changedBy(changed('works/lamp.yaml', { edition: { en: 'Studio', fr: 'Atelier' } }))).toEqual(
      ['work/lamp'],
    );
  });

  test('a creator’s life is on no work, the name is', async () => {
    expect(
      await changedBy(changed('creators/ida.yaml', { nationality: { en: 'French', fr: 'Française' } })),
    ).toEqual(['creator/ida']);
  });

  test('an article is on the works and creators that it cites, until it cites them no more', async () => {
    const title = { en: 'One article', fr: 'Un seul article' };
    expect(await changedBy(changed('press/article.yaml', { title }))).toEqual([
      ...lists('en/press', 'fr/press'),
      'creator/jeanne',
      'press/article',
      'work/lamp',
    ]);
    const cited_works = ['chair'];
    expect(await changedBy(changed('press/article.yaml', { title, cited_works }))).toEqual([
      'press/article',
      'work/chair',
      'work/lamp',
    ]);
  });

  test('another place among the works changes the lists, and its creators', async () => {
    expect(await changedBy(changed('works/stool.yaml', { position: 1 }))).toEqual([
      ...lists('fr/works', 'fr/works?type=sieges'),
      'creator/jeanne',
    ]);
  });

  test('a picture that is replaced changes what shows it', async () => {
    const replace = async () => {
      const picture = sharp({ create: { width: 20, height: 10, background: '#fff', channels: 3 } });
      await picture.jpeg().toFile(path.join(sample.root, 'pictures/lamp-1-night.jpg'));
      followed.changed('pictures/lamp-1-night.jpg');
    };
    expect(await changedBy(replace)).toEqual([
      ...lists('en/press', 'en/works', 'en/works?type=lighting'),
      ...lists('fr/press', 'fr/works', 'fr/works?type=luminaires'),
      'creator/jeanne',
      'event/late',
      'page/home',
      'press/article',
      'work/chair',
      'work/lamp',
    ]);
  });

  test('a model that is replaced changes its work alone', async () => {
    const model = (height: number) => sampleGlb({ width: 0.4, height, depth: 0.4 });
    await changedBy(
      write({
        'works/stool.yaml': { ...FILES['works/stool.yaml'], model: { file: 'stool.glb' } },
        'models/stool.glb': await model(0.4),
      }),
    );
    expect(await changedBy(write({ 'models/stool.glb': await model(0.41) }))).toEqual(['work/stool']);
    // One that is broken is taken out of the answer, and that is a change.
    expect(await changedBy(write({ 'models/stool.glb': 'garbage' }))).toEqual(['work/stool']);
  });

  test('a press release that is replaced changes what offers it', async () => {
    expect(await changedBy(write({ 'files/late-fr.pdf': '%PDF-1.4 new' }))).toEqual([
      'event/late',
      'press/article',
    ]);
  });

  test('settings and types are on every page', async () => {
    expect(await changedBy(changed('site.yaml', { name: 'galerie' }))).toEqual(
      lists('en/site-settings', 'fr/site-settings'),
    );
    const title = { en: 'seats', fr: 'assises' };
    expect(await changedBy(changed('types/seating.yaml', { title }))).toEqual([
      ...lists('en/works', 'en/works?type=seating', 'en/worktypes'),
      ...lists('fr/works', 'fr/works?type=sieges', 'fr/worktypes'),
      'creator/ida',
      'creator/jeanne',
      'event/late',
      'page/home',
      'work/chair',
      'work/lamp',
      'work/stool',
    ]);
  });

  test('a change of a draft changes nothing, its publication does, its removal does', async () => {
    const published = { ...FILES['works/secret.yaml'], status: undefined };
    expect(await changedBy(changed('works/secret.yaml', { reference: 'ML 9999', position: 1 }))).toEqual([]);
    const ofSeats = [
      ...lists('en/works', 'en/works?type=seating', 'en/worktypes'),
      ...lists('fr/works', 'fr/works?type=sieges', 'fr/worktypes'),
      'creator/jeanne',
    ];
    expect(await changedBy(write({ 'works/secret.yaml': published }))).toEqual([
      ...ofSeats,
      'event/late',
      'work/lamp',
      'work/secret',
    ]);
    await followed.load({
      'works/lamp.yaml': { ...FILES['works/lamp.yaml'], related: [] },
      'events/late.yaml': { ...FILES['events/late.yaml'], exhibited_works: [] },
    });
    const remove = async () => {
      await rm(path.join(sample.root, 'works/secret.yaml'));
      followed.changed('works/secret.yaml');
    };
    expect(await changedBy(remove)).toEqual([...ofSeats, 'work/secret']);
  });

  test('what was touched or written anew as it was has not changed', async () => {
    expect(await changedBy(write({ 'works/lamp.yaml': FILES['works/lamp.yaml']! }))).toEqual([]);
  });

  test('of a list of several pieces, the one that shows a change is printed anew, and all after a move', async () => {
    const stool = FILES['works/stool.yaml']!;
    const fileOf = (number: number) => `works/stool-${number}.yaml`;
    const numbered = (number: number, fields: object = {}) => ({
      ...stool,
      slug: { fr: `tabouret-${number}` },
      title: { fr: `Tabouret ${number}` },
      position: 100 + number,
      reference: `ML ${5000 + number}`,
      ...fields,
    });
    const many = Array.from({ length: 600 }, (_, number) => number);
    await followed.load(Object.fromEntries(many.map((number) => [fileOf(number), numbered(number)])));
    const lists = ['answer/fr/works', 'answer/fr/works?type=sieges'];
    // In the first piece, on both sides of where the second one begins, in the last.
    for (const number of [0, 251, 252, 256, 599])
      expect(
        await changedBy(write({ [fileOf(number)]: numbered(number, { title: { fr: 'Autre tabouret' } }) })),
      ).toEqual(expect.arrayContaining([...lists, `work/stool-${number}`]));
    // From the first place to the last, and out of the middle.
    expect(await changedBy(write({ [fileOf(0)]: numbered(0, { position: 9000 }) }))).toEqual(
      expect.arrayContaining(lists),
    );
    expect(await changedBy(write({ [fileOf(300)]: numbered(300, { status: 'draft' }) }))).toEqual(
      expect.arrayContaining(lists),
    );
  });
});

describe('publisher', () => {
  const SECRET = 'the secret of this test';

  let sample: SampleCatalogue;
  let hook: TestHook;
  let publisher: Publisher;
  let after: (changes: Changes) => Promise<Catalogue>;
  const log = { info: jest.fn(), warn: jest.fn(), error: jest.fn() };

  beforeEach(async () => {
    jest.clearAllMocks();
    sample = await writeSampleCatalogue();
    hook = await startTestHook(SECRET);
    after = (await followSample(sample)).load;
  });
  afterEach(async () => {
    await publisher.close();
    expect(log.error).not.toHaveBeenCalled();
    await hook.close();
    await sample.remove();
  });

  const announcedFile = () => path.join(sample.dataDir, 'announced.json');

  /** Opens a publisher on what the one before it left, with the time that the host has to answer. */
  async function open({ timeoutMs = 5000, url = hook.url, secret = SECRET, firstPauseMs = 20 } = {}) {
    const announced = await openAnnounced(announcedFile(), log.warn);
    publisher = openPublisher({
      hook: openRebuildHook({ url, secret, timeoutMs }),
      announced,
      log,
      firstPauseMs,
    });
  }

  /** Opens a publisher after the site was told of the whole sample. */
  async function openOnKnown(options = {}) {
    const announced = await openAnnounced(announcedFile(), log.warn);
    const prints = await followPrints().of(await after({}));
    await announced.settle(prints.keys(), prints);
    await open(options);
  }

  /** Resolves with the next warning. */
  const nextWarning = () => new Promise<string>((resolve) => log.warn.mockImplementationOnce(resolve));

  const lamp = (en: string) => ({
    'works/lamp.yaml': { ...SAMPLE_FILES['works/lamp.yaml'], edition: { en, fr: en } },
  });
  const stool = (fr: string) => ({
    'works/stool.yaml': { ...SAMPLE_FILES['works/stool.yaml'], edition: { fr } },
  });
  const home = {
    'pages/home.yaml': { ...SAMPLE_FILES['pages/home.yaml'], title: { en: 'Start', fr: 'Début' } },
  };
  /** No list shows a work's edition. */
  const NO_LISTS = { answers: [] };
  const LAMP = { kind: 'work', slugs: ['lamp', 'lampe'] };
  const LAMP_AND_STOOL = { kind: 'work', slugs: ['lamp', 'lampe', 'tabouret'] };

  /** Every slug of a kind that was told. */
  const slugsTold = (calls: RebuildRequest[]) =>
    [...new Set(calls.flatMap(({ changed = [] }) => changed.flatMap(({ slugs }) => slugs)))].sort();

  test('a site that was never told anything is thought to know the first catalogue', async () => {
    await open();
    publisher.take(await after({}));
    const isKnown = async () => (await openAnnounced(announcedFile(), log.warn)).isKnown();
    for (const end = Date.now() + 4000; !(await isKnown()) && Date.now() < end; ) await setImmediate();
    const told = hook.nextCall();
    publisher.take(await after(lamp('Steel')));
    expect(await told).toEqual({ changed: [LAMP], ...NO_LISTS });
  });

  test('the site is told of what has changed, and of nothing else', async () => {
    await openOnKnown();
    publisher.take(await after({}));
    const told = hook.nextCall();
    publisher.take(await after({ ...lamp('Steel'), ...home }));
    expect(await told).toEqual({ changed: [LAMP, { kind: 'page', slugs: ['home'] }], ...NO_LISTS });
    expect(hook.calls).toHaveLength(1);
  });

  test('old and new slugs are told of an item that is renamed', async () => {
    await openOnKnown();
    const told = hook.nextCall();
    publisher.take(
      await after({
        'events/early.yaml': { ...SAMPLE_FILES['events/early.yaml'], slug: { en: 'first', fr: 'tot' } },
      }),
    );
    expect(await told).toEqual({
      changed: [{ kind: 'event', slugs: ['early', 'tot', 'first'] }],
      answers: ['en/events', 'fr/events'],
    });
  });

  test('the slugs that an item had are told with it, renamed or withdrawn', async () => {
    const early = SAMPLE_FILES['events/early.yaml'];
    const former = (more: object) => ({
      'events/early.yaml': { ...early, former_slugs: { en: ['fair'], fr: ['salon'] }, ...more },
    });
    const known = await after(former({}));
    const announced = await openAnnounced(announcedFile(), log.warn);
    const prints = await followPrints().of(known);
    await announced.settle(prints.keys(), prints);
    await open();
    const told = hook.nextCall();
    publisher.take(await after(former({ status: 'draft' })));
    expect((await told).changed).toEqual([{ kind: 'event', slugs: ['early', 'fair', 'tot', 'salon'] }]);
  });

  test('settings are told in each language that has others', async () => {
    await openOnKnown();
    const told = hook.nextCall();
    publisher.take(await after({ 'site.yaml': { ...SAMPLE_FILES['site.yaml'], name: 'galerie' } }));
    expect(await told).toEqual({ answers: ['en/site-settings', 'fr/site-settings'] });
  });

  test('what was told of under a name that is no more is told once', async () => {
    const announced = await openAnnounced(announcedFile(), log.warn);
    const prints = await followPrints().of(await after({}));
    const before = new Map([...prints, ['site' as 'work/x', { slugs: [], print: 'a' }] as const]);
    await announced.settle(before.keys(), before);
    await open();
    const told = hook.nextCall();
    publisher.take(await after({}));
    expect(await told).toEqual(NO_LISTS);
    publisher.greet('a word of sixteen letters');
    await until(() => hook.calls.length === 2);
    expect(hook.calls).toEqual([NO_LISTS, { greeting: 'a word of sixteen letters' }]);
  });

  test('a change of a draft is told to nobody', async () => {
    await openOnKnown();
    const secret = { ...SAMPLE_FILES['works/secret.yaml'], reference: 'ML 9999' };
    publisher.take(await after({ 'works/secret.yaml': secret }));
    const told = hook.nextCall();
    publisher.take(await after(lamp('Steel')));
    expect(await told).toEqual({ changed: [LAMP], ...NO_LISTS });
  });

  test('what was changed while the API was down is told at its start', async () => {
    await openOnKnown();
    await publisher.close();
    const edited = await after(lamp('Steel'));
    await open();
    const told = hook.nextCall();
    publisher.take(edited);
    expect(await told).toEqual({ changed: [LAMP], ...NO_LISTS });
  });

  test('a host that is down is tried again, with what was changed meanwhile', async () => {
    await openOnKnown();
    await hook.close();
    const warned = nextWarning();
    publisher.take(await after(lamp('Steel')));
    await warned;
    publisher.take(await after(stool('Acier')));
    const recovered = new Promise((resolve) => log.info.mockImplementationOnce(resolve));
    hook = await startTestHook(SECRET, hook.port);
    const slugs = () => slugsTold(hook.calls);
    while (slugs().length < LAMP_AND_STOOL.slugs.length) await hook.nextCall();
    expect(slugs()).toEqual(LAMP_AND_STOOL.slugs);
    expect(log.warn.mock.calls).toEqual([[expect.stringMatching(/cannot be reached \(ECONNREFUSED\)/)]]);
    expect(await recovered).toBe('the site can be told of changes again');
  });

  test('failures of one kind are told once, each kind with what to do', async () => {
    await openOnKnown();
    hook.answers = [500, 500, 500, 401, 401, 404];
    publisher.take(await after(lamp('Steel')));
    while (hook.calls.length < 7) await hook.nextCall();
    expect(hook.calls).toEqual(Array(7).fill({ changed: [LAMP], ...NO_LISTS }));
    expect(log.warn.mock.calls.flat()).toEqual([
      expect.stringMatching(/answers 500/),
      expect.stringMatching(/REBUILD_SECRET must be the same/),
      expect.stringMatching(/set REBUILD_SECRET for the host/),
    ]);
  });

  test('a slow host is called once at a time, and what comes meanwhile goes with the next call', async () => {
    await openOnKnown({ timeoutMs: 300 });
    hook.answers = ['silence'];
    const [edited, editedMeanwhile] = [await after(lamp('Steel')), await after(stool('Acier'))];
    const first = hook.nextCall();
    publisher.take(edited);
    expect(await first).toEqual({ changed: [LAMP], ...NO_LISTS });
    const second = hook.nextCall();
    publisher.take(editedMeanwhile);
    expect(await second).toEqual({ changed: [LAMP_AND_STOOL], ...NO_LISTS });
    expect(log.warn.mock.calls).toEqual([[expect.stringMatching(/has not answered/)]]);
  });

  test('a change that is taken back after a call without answer is told all the same', async () => {
    await openOnKnown({ timeoutMs: 300 });
    hook.answers = ['silence'];
    const edited = await after(lamp('Steel'));
    const takenBack = await after({ 'works/lamp.yaml': SAMPLE_FILES['works/lamp.yaml']! });
    const first = hook.nextCall();
    publisher.take(edited);
    await first;
    const second = hook.nextCall();
    publisher.take(takenBack);
    expect(await second).toEqual({ changed: [LAMP], ...NO_LISTS });
  });

  test('what a host may not have heard at the end is told at the next start', async () => {
    await openOnKnown();
    hook.answers = ['silence'];
    const first = hook.nextCall();
    const edited = await after(lamp('Steel'));
    publisher.take(edited);
    await first;
    await publisher.close();
    await open();
    const second = hook.nextCall();
    publisher.take(edited);
    expect(await second).toEqual({ changed: [LAMP], ...NO_LISTS });
  });

  test('a flood of changes leads to few calls, and the last state is told', async () => {
    await openOnKnown();
    const changes = 40;
    const catalogues: Catalogue[] = [];
    for (let index = 0; index < changes; index += 1) {
      catalogues.push(await after(index % 2 ? lamp(`Steel ${index}`) : stool(`Acier ${index}`)));
    }
    const first = hook.nextCall();
    for (const catalogue of catalogues) publisher.take(catalogue);
    await first;
    publisher.take(await after({ ...lamp('The last'), ...home }));
    while (!slugsTold(hook.calls).includes('home')) await hook.nextCall();
    expect(slugsTold(hook.calls)).toEqual(['home', ...LAMP_AND_STOOL.slugs]);
    expect(hook.calls.length).toBeLessThanOrEqual(3);
  });

  test('more than a request may hold is told in several', async () => {
    await openOnKnown();
    const works = Array.from({ length: 1100 }, (_, index) => [
      `works/many-${index}.yaml`,
      { ...SAMPLE_FILES['works/chair.yaml'], slug: { en: `many-${index}`, fr: `many-${index}` } },
    ]);
    publisher.take(await after(Object.fromEntries(works)));
    const isAllTold = () =>
      slugsTold(hook.calls).filter((slug) => slug.startsWith('many-')).length === works.length;
    while (!isAllTold()) await hook.nextCall();
    expect(hook.calls).toHaveLength(2);
  }, 30_000);

  test('it ends while a host is down, or before it has begun', async () => {
    await openOnKnown();
    await hook.close();
    const warned = nextWarning();
    publisher.take(await after(lamp('Steel')));
    await warned;
    await publisher.close();
    await open();
    publisher.take(await after(lamp('Brass')));
    await publisher.close();
    hook = await startTestHook(SECRET);
  });

  test('a host that was started is told at once what it has missed, and then its word', async () => {
    await openOnKnown({ firstPauseMs: 3_600_000 });
    hook.answers.push(503);
    const warned = nextWarning();
    publisher.take(await after(lamp('Steel')));
    await warned;
    const greeting = 'a word of sixteen letters';
    publisher.greet(greeting);
    await until(() => hook.calls.length === 3);
    expect(hook.calls).toEqual([
      { changed: [LAMP], ...NO_LISTS },
      { changed: [LAMP], ...NO_LISTS },
      { greeting },
    ]);
  });
});
