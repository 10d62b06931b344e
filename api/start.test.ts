import { once } from 'node:events';
import { mkdtemp, readdir, rm } from 'node:fs/promises';
import { connect } from 'node:net';
import { hostname, tmpdir } from 'node:os';
import path from 'node:path';
import type { FastifyInstance } from 'fastify';
import sharp from 'sharp';
import { problemsOf } from '../src/contract/check';
import { Answer, ListAnswer } from '../src/contract/common';
import { ITEM_CALLS, LIST_CALLS } from '../src/contract/kinds/calls';
import { COLLECTIONS, KINDS } from '../src/contract/kinds/kinds';
import { LOCALE_CODES } from '../src/contract/locale-codes';
import { PAGE_SLUGS } from '../src/contract/page';
import type { PublishedChanges } from '../src/contract/hook/changes';
import { freePort } from '../scripts/lib/ports';
import { until } from '../tests/until';
import { bringChangesIn, changesToFolder } from './import-export/catalogue/bring-folder-in';
import { readFolder } from './import-export/catalogue/read-folder';
import { openDerivativeStore } from './media/derivative-store';
import { openStore } from '../src/contract/server/store/open-store';
import { takeOut } from './files/file-queries';
import { hashOf, readOriginal } from './files/originals';
import type { OfferedPicture } from './media/media-addresses';
import { openModels } from './models/models';
import { checkedFolder, putRows } from './testing/sample-media';
import type { PictureFacts } from './files/take-in';
import { buildServer } from './server';
import { settingsFrom } from './settings';
import { startApi } from './start-api';
import { readPart } from './content/published/part';
import { layItems } from './import-export/catalogue/bring-folder-in';
import { openDatabase } from './database/open-database';
import type { GalleryDatabase } from './database/database';
import { keepMessage } from './messages/message-queries';
import { hashPassword } from './people/passwords';
import { addPerson, noteJoined, setPassword } from './people/people-queries';
import { noteAsked } from './subscriptions/consents';
import { keepSubscription } from './subscriptions/newsletter-queries';
import { startApiProcess } from './testing/api-process';
import { keptRows } from './testing/kept-rows';
import { type SampleCatalogue, writeSampleCatalogue } from './testing/sample-catalogue';
import { SAMPLE_FILES } from './testing/sample-files';

// Half of each start is compiling schemas, which processes of other tests do.
jest.mock('./server', () => {
  const server = jest.requireActual<typeof import('./server')>('./server');
  const { KEPT_COMPILERS } =
    jest.requireActual<typeof import('./testing/kept-compilers')>('./testing/kept-compilers');
  const buildServer: typeof server.buildServer = (services, standIns) =>
    server.buildServer(services, { schemaController: KEPT_COMPILERS, ...standIns });
  return { ...server, buildServer };
});

describe('settings', () => {
  test('nothing set gives the defaults', () => {
    expect(settingsFrom({})).toMatchObject({
      port: 4000,
      host: '127.0.0.1',
      siteOrigins: ['http://127.0.0.1:8000', 'http://localhost:8000'],
      warmMedia: true,
      formRate: 10,
      retentionDays: 730,
      smtpUrl: '',
      mailFrom: '',
      mailTo: '',
      mailLanguage: 'fr',
      trustedProxies: ['loopback'],
      rebuildHookUrl: '',
      rebuildSecret: '',
    });
  });

  test('every malformed variable is named', () => {
    const env = {
      API_PORT: 'x',
      GALLERY_SITE_ORIGINS: 'https://a.org/',
      API_WARM_MEDIA: 'yes',
      API_LOG_LEVEL: 'loud',
    };
    expect(() => settingsFrom(env)).toThrow(
      /API_PORT[^]*GALLERY_SITE_ORIGINS[^]*API_LOG_LEVEL[^]*API_WARM_MEDIA/,
    );
  });

  test('a misspelt variable is named, too', () => {
    expect(() => settingsFrom({ API_LOGLEVEL: 'warn' })).toThrow('API_LOGLEVEL is no setting');
  });

  test('messages are kept for a number of days, or for ever', () => {
    expect(settingsFrom({ API_RETENTION_DAYS: '30' })).toMatchObject({ retentionDays: 30 });
    expect(settingsFrom({ API_RETENTION_DAYS: 'off' })).toMatchObject({ retentionDays: 'off' });
    for (const value of ['0', '-1', '1.5', '2 years', '99999'])
      expect(() => settingsFrom({ API_RETENTION_DAYS: value })).toThrow(`API_RETENTION_DAYS is '${value}'`);
  });

  test('previews are at the site’s address, else at its port on this machine', () => {
    expect(settingsFrom({ SITE_URL: 'https://www.example.org/' }).siteUrl).toBe('https://www.example.org');
    expect(settingsFrom({ PORT: '8123' }).siteUrl).toBe('http://127.0.0.1:8123');
    expect(() => settingsFrom({ SITE_URL: 'www.example.org' })).toThrow("SITE_URL is 'www.example.org'");
  });

  test('mails go where the variables say', () => {
    const env = {
      SMTP_URL: 'smtps://user:p%40ss@mail.example.org:465',
      MAIL_FROM: 'Gallery <site@example.org>',
      MAIL_TO: 'a@example.org, b@example.org',
      MAIL_LANGUAGE: 'en',
    };
    expect(settingsFrom(env)).toMatchObject({
      smtpUrl: env.SMTP_URL,
      mailFrom: env.MAIL_FROM,
      mailTo: env.MAIL_TO,
      mailLanguage: 'en',
    });
  });

  test.each(['mail.example.org', 'https://user:secret@mail.example.org', 'smtp://', 'smtp:secret'])(
    'the mail server %s is refused, and not said back',
    (url) => {
      expect(() => settingsFrom({ SMTP_URL: url })).toThrow(/^(?!.*secret)[^]*SMTP_URL must be/);
    },
  );

  test.each([{ MAIL_FROM: 'gallery' }, { MAIL_FROM: 'a@b.org, c@d.org' }, { MAIL_TO: 'a@b.org,' }])(
    '%j is refused',
    (env) => {
      expect(() => settingsFrom(env)).toThrow(Object.keys(env)[0]);
    },
  );

  const SECRET = '9f2c71d0b6e84a35c17d';

  test('the site’s hook is where the variables say', () => {
    const env = { REBUILD_HOOK_URL: 'http://127.0.0.1:8000/hooks/rebuild', REBUILD_SECRET: ` ${SECRET} ` };
    expect(settingsFrom(env)).toMatchObject({ rebuildHookUrl: env.REBUILD_HOOK_URL, rebuildSecret: SECRET });
    expect(settingsFrom({ REBUILD_SECRET: SECRET })).toMatchObject({ rebuildHookUrl: '' });
    const several = {
      ...env,
      REBUILD_HOOK_URL: `${env.REBUILD_HOOK_URL}, http://10.0.0.2:8000/hooks/rebuild`,
    };
    expect(settingsFrom(several)).toMatchObject({ rebuildHookUrl: several.REBUILD_HOOK_URL });
  });

  test.each([
    'www.example.org/hooks/hidden',
    'ftp://example.org/hidden',
    'https://user:hidden@example.org/hooks/rebuild',
    'https://example.org/hooks/rebuild, hidden',
    'https://example.org/hidden,https://example.org/hidden',
  ])('the hook %s is refused, and not said back', (url) => {
    const env = { REBUILD_HOOK_URL: url, REBUILD_SECRET: SECRET };
    expect(() => settingsFrom(env)).toThrow(/^(?!.*hidden)[^]*REBUILD_HOOK_URL must be/);
  });

  test.each([
    { REBUILD_HOOK_URL: 'https://example.org/hooks/rebuild' },
    { REBUILD_HOOK_URL: 'https://example.org/hooks/rebuild', REBUILD_SECRET: 'hidden' },
    { REBUILD_SECRET: 'hidden' },
    { REBUILD_SECRET: 'change-me-change-me-hidden' },
  ])('a secret that is missing or short is refused, and not said back', (env) => {
    expect(() => settingsFrom(env)).toThrow(/^(?!.*hidden)[^]*REBUILD_SECRET must be a long random one/);
  });
});

describe('start api', () => {
  let sample: SampleCatalogue;
  beforeEach(async () => (sample = await writeSampleCatalogue()));
  afterEach(() => sample.remove());

  const options = () => ({
    port: 0,
    catalogueDir: sample.root,
    dataDir: sample.dataDir,
    logLevel: 'silent' as const,
    warmMedia: false,
  });

  test('it takes its files in, listens and closes; a second start reads none of them', async () => {
    const { url, close } = await startApi(options());
    expect(await referenceOf(`${url}/api/works/lamp`)).toBe('ML 0001');
    await close();
    await expect(fetch(`${url}/api/works`)).rejects.toThrow();
    await sample.write({ 'works/lamp.yaml': 'title: [', 'site.yaml': '' });
    const again = await startApi(options());
    expect(await referenceOf(`${again.url}/api/works/lamp`)).toBe('ML 0001');
    await again.close();
  });

  test('a picture that is missing is logged, and the item shown with all else', async () => {
    await (await startApi(options())).close();
    const database = await openDatabase({ dataDir: sample.dataDir });
    await database.write((to) => takeOut(to, 'pictures', 'lamp-1-night.jpg', '2026-01-01T00:00:00Z'));
    await database.close();
    const said = jest.spyOn(process.stdout, 'write').mockImplementation(() => true);
    const { url, close } = await startApi({ ...options(), logLevel: 'warn' });
    const lines = said.mock.calls.map(([line]) => String(line));
    said.mockRestore();
    expect(await referenceOf(`${url}/api/works/lamp`)).toBe('ML 0001');
    await close();
    expect(lines.join('')).toContain('pictures.0.night: the file is not in pictures/');
  });

  test('pictures are made by themselves, when whoever started the API says so', async () => {
    const started = { ...options(), warmMedia: true };
    const made = () =>
      readdir(path.join(started.dataDir, 'files/media'), { recursive: true }).catch(() => []);
    const { warmMedia, close } = await startApi({ ...started, warmLater: true });
    expect(await made()).toEqual([]);
    warmMedia();
    await until(async () => (await made()).some((file) => file.endsWith('.webp')));
    await close();
  });

  test('a second one on the same data is refused, and told which has it, until that has ended', async () => {
    const first = await startApi(options());
    const other = await writeSampleCatalogue();
    await expect(startApi({ ...options(), catalogueDir: other.root })).rejects.toThrow(
      `Another API has the folder ${sample.dataDir}: process ${process.pid} on ${hostname()}, at ${first.url}, since `,
    );
    await first.close();
    await (await startApi(options())).close();
    await other.remove();
  });

  test('what a killed one had is free again', async () => {
    const start = await startApiProcess({
      port: await freePort(),
      catalogueDir: sample.root,
      dataDir: sample.dataDir,
    });
    await expect(startApi(options())).rejects.toThrow(`at ${start.url}`);
    await start.kill();
    await (await startApi(options())).close();
  });

  test('it may be closed twice', async () => {
    const { close } = await startApi(options());
    await close();
    await close();
    await (await startApi(options())).close();
  });

  test('it is closed though somebody has connected who asks nothing', async () => {
    const { url, close } = await startApi(options());
    const socket = connect(Number(new URL(url).port), '127.0.0.1');
    await once(socket, 'connect');
    // It has the connection before the one that is answered.
    expect((await fetch(`${url}/api/health`)).status).toBeLessThan(500);
    await close();
    socket.destroy();
  });

  test('a start that fails leaves the data free', async () => {
    await sample.write({ 'works/lamp.yaml': 'title: only' });
    await expect(startApi(options())).rejects.toThrow(/works\/lamp\.yaml/);
    await sample.write({ 'works/lamp.yaml': SAMPLE_FILES['works/lamp.yaml']! });
    await (await startApi(options())).close();
  });

  test('a subscription that was never confirmed is forgotten at a start', async () => {
    const database = await openDatabase({ dataDir: sample.dataDir });
    await database.write(async (to) => {
      await keepSubscription(to, { email: 'ada@example.org', isProfessional: false }, 'en', 'pending');
      await noteAsked(to, { subscriber: 'ada@example.org' }, Date.parse('2026-01-01'));
    });
    await database.close();
    const { close } = await startApi(options());
    await until(() => keptRows(sample.dataDir, 'subscriptions').length === 0);
    await close();
  });

  test('a broken catalogue stops the first start with all its problems, a taken port any', async () => {
    const { url, close } = await startApi(options());
    const other = await writeSampleCatalogue();
    const there = { ...options(), dataDir: other.dataDir, port: Number(new URL(url).port) };
    await expect(startApi(there)).rejects.toThrow('EADDRINUSE');
    await close();
    await other.write({ 'works/lamp.yaml': 'title: only', 'works/chair.yaml': 'title: [' });
    const broken = { ...options(), catalogueDir: other.root, dataDir: `${other.dataDir}-new` };
    await expect(startApi(broken)).rejects.toThrow(
      /^(?=[^]*works\/lamp\.yaml:1, slug:)(?=[^]*works\/chair\.yaml:)/,
    );
    await other.remove();
  });

  test('what was kept for longer than the setting says is gone once it has started', async () => {
    const database = await openDatabase({ dataDir: sample.dataDir });
    const body = { name: 'Ada', email: 'ada@example.org', message: 'Words', newsletter: false } as const;
    await database.write(async (to) => {
      await keepMessage(to, { ...body, inquiry_by: 'email' }, { works: [] }, 'en');
      await to.run("UPDATE messages SET received_at = '2020-01-01T00:00:00.000Z'");
    });
    await database.close();
    await (await startApi({ ...options(), retentionDays: 'off' })).close();
    expect(keptRows(sample.dataDir, 'messages')).toHaveLength(1);
    await (await startApi(options())).close();
    expect(keptRows(sample.dataDir, 'messages')).toEqual([]);
  });

  describe('what is published', () => {
    const OWNER = { email: 'ada@example.org', password: 'a long password of hers' };
    const changesOf = async (url: string, after?: number) => {
      const response = await fetch(`${url}/api/changes${after === undefined ? '' : `?after=${after}`}`);
      return ((await response.json()) as { data: PublishedChanges }).data;
    };
    const LAMP = expect.arrayContaining(['en/works/lamp', 'fr/works/lampe']) as string[];

    beforeEach(async () => {
      const database = await openDatabase({ dataDir: sample.dataDir });
      const password = await hashPassword(OWNER.password);
      await database.write(async (to) => {
        const person = { email: OWNER.email, name: 'Ada', may: 'everything', language: 'en' } as const;
        const id = await addPerson(to, person, Date.now());
        await noteJoined(to, id, Date.now());
        await setPassword(to, id, password);
      });
      await database.close();
    });

    /** Changes a field of works at the desk, and publishes them together. */
    async function publish(url: string, ids: readonly string[], change: object): Promise<void> {
      const send = (address: string, method: string, body: object, cookie = '') =>
        fetch(`${url}/desk/api/${address}`, {
          method,
          headers: { 'content-type': 'application/json', connection: 'close', origin: url, cookie },
          body: JSON.stringify(body),
        });
      const signedIn = await send('sign-in/password', 'POST', OWNER);
      const cookie = signedIn.headers.get('set-cookie')?.split(';')[0];
      const items: object[] = [];
      for (const id of ids) {
        const saved = await send(`items/works/${id}/draft`, 'PUT', { changes: [change] }, cookie);
        const { item } = (await saved.json()) as { item: { draft: { number: number } } };
        items.push({ shelf: 'works', id, draft: item.draft.number });
      }
      expect((await send('publish', 'POST', { items }, cookie)).status).toBe(200);
    }

    test('is told to who waits once the API answers it, and after the next start what came into the database meanwhile', async () => {
      const { url, close } = await startApi(options());
      const { number } = await changesOf(url);
      const told = changesOf(url, number);
      await publish(url, ['lamp'], { path: 'reference', before: 'ML 0001', value: 'ML 9999' });
      expect((await told).changes).toMatchObject([{ tags: LAMP }]);
      expect(await referenceOf(`${url}/api/works/lamp`)).toBe('ML 9999');
      const known = (await told).number;
      await close();

      const database = await openDatabase({ dataDir: sample.dataDir });
      const changes = await changesToFolder(database, (await readFolder(sample.root)).items);
      await bringChangesIn({ database, now: Date.now }, changes);
      await database.close();
      const restarted = await startApi(options());
      expect((await changesOf(restarted.url, known)).changes).toMatchObject([{ tags: LAMP }]);
      expect(await referenceOf(`${restarted.url}/api/works/lamp`)).toBe('ML 0001');
      await restarted.close();
    });

    test('together is told in one change', async () => {
      const { url, close } = await startApi(options());
      const { number } = await changesOf(url);
      await publish(url, ['lamp', 'chair'], {
        path: 'edition',
        before: null,
        value: { en: 'Studio', fr: 'Atelier' },
      });
      const { changes } = await changesOf(url, number);
      await close();
      expect(changes).toHaveLength(1);
      expect(changes[0]?.tags).toEqual(
        expect.arrayContaining(['en/works/lamp', 'en/works/chair', 'fr/works/chaise']),
      );
    });
  });

  async function referenceOf(address: string): Promise<string> {
    const { data } = (await (await fetch(address)).json()) as { data: { reference: string } };
    return data.reference;
  }
});

describe('real catalogue', () => {
  let dataDir: string;
  let database: GalleryDatabase;
  let app: FastifyInstance;

  beforeAll(async () => {
    const settings = { ...settingsFrom({}), logLevel: 'silent' as const };
    dataDir = await mkdtemp(path.join(tmpdir(), 'gallery-api-'));
    const { items, rows } = await checkedFolder(settings.catalogueDir, { measure: sizeAlone });
    database = await openDatabase({ dataDir });
    await layItems(database, items, (to) => putRows(to, rows));
    const files = await openStore(path.join(dataDir, 'files'));
    const derivatives = openDerivativeStore({
      ...{ files, folder: 'media' },
      original: ({ hash }: OfferedPicture) => readOriginal(files, hash),
    });
    app = await buildServer({
      settings,
      readPart: (gather) => database.read((from) => readPart(from, gather)),
      files,
      derivatives,
      models: openModels(files),
      database,
    });
  });

  afterAll(async () => {
    await app?.close();
    await database?.close();
    await rm(dataDir, { recursive: true, force: true });
  });

  /** To find its colour, each picture would be decoded. */
  async function sizeAlone(content: Buffer): Promise<PictureFacts> {
    const { width, height } = (await sharp(content).metadata()).autoOrient;
    return { width, height, color: '#808080', bytes: content.byteLength, hash: hashOf(content) };
  }

  const get = async (url: string) => (await app.inject(url)).json();

  const DETAILS = COLLECTIONS.map((name) => [LIST_CALLS[name], ITEM_CALLS[KINDS[name].kind]] as const);

  describe.each(LOCALE_CODES)('the gallery’s own catalogue in %s', (lang) => {
    test('answers every list and every item of it in the contract’s shape', async () => {
      for (const [list, item] of DETAILS) {
        const answer = await get(`${list.path}?lang=${lang}`);
        expect(problemsOf(ListAnswer(list.item), answer)).toEqual([]);
        for (const { slug } of answer.data as { slug: string }[]) {
          const detail = await get(`${item.path.replace(':slug', slug)}?lang=${lang}`);
          expect({ slug, problems: problemsOf(Answer(item.data), detail) }).toEqual({ slug, problems: [] });
        }
      }
    });

    test('answers its types, pages and settings in the contract’s shape', async () => {
      expect(
        problemsOf(ListAnswer(LIST_CALLS.workTypes.item), await get(`/api/worktypes?lang=${lang}`)),
      ).toEqual([]);
      expect(
        problemsOf(Answer(ITEM_CALLS.siteSettings.data), await get(`/api/site-settings?lang=${lang}`)),
      ).toEqual([]);
      for (const slug of PAGE_SLUGS) {
        const { data } = slug === 'home' ? ITEM_CALLS.homePage : ITEM_CALLS.page;
        expect(problemsOf(Answer(data), await get(`/api/pages/${slug}?lang=${lang}`))).toEqual([]);
      }
    });
  });
});
