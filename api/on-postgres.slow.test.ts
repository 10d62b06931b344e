import { randomBytes } from 'node:crypto';
import { connect } from 'node:net';
import sharp from 'sharp';
import { FORM_PATHS } from '../src/contract/forms/form-paths';
import { startS3Server } from '../src/contract/server/store/testing/s3-server';
import { hashPassword } from './people/passwords';
import { addPerson, noteJoined, setPassword } from './people/people-queries';
import { freePort } from '../scripts/lib/ports';
import { keepSchedule } from './content/schedule/schedule-queries';
import type { GalleryDatabase } from './database/database';
import { inTurn } from './database/in-turn';
import { openDatabase } from './database/open-database';
import { describePostgres } from './database/testing/each-engine';
import { catalogueCommand } from './import-export/catalogue/command';
import { until } from '../tests/until';
import { SAMPLE_FILES } from './testing/sample-files';
import { startApiProcess, type ApiProcess } from './testing/api-process';
import { mailingProcesses } from './testing/mailing-processes';
import { writeSampleCatalogue, type SampleCatalogue } from './testing/sample-catalogue';

/** ms; each of three processes takes seconds to start on a machine with much else to do. */
const PATIENCE = 300_000;
const keptIn = (database: GalleryDatabase, table: 'desk_versions' | 'desk_schedules' | 'desk_missed_times') =>
  database.read((from) => from.selectFrom(table).select(['item', 'act']).execute());
const OWNER = { email: 'ada@example.org', password: 'a long password of hers' };

describePostgres((engine) => {
  const databaseUrl = () => engine.cluster().url(engine.database());

  describe('processes of the API on one database', () => {
    let sample: SampleCatalogue;
    let apis: ApiProcess[];
    beforeEach(async () => {
      sample = await writeSampleCatalogue();
      apis = [];
    });
    afterEach(async () => {
      await Promise.all(apis.map((api) => api.close()));
      await sample.remove();
    });

    /** Each has a folder of data of its own. */
    async function start(folder: string, filesUrl = ''): Promise<ApiProcess> {
      const place = { dataDir: `${sample.dataDir}-${folder}`, catalogueDir: sample.root, filesUrl };
      const api = await startApiProcess({ port: await freePort(), databaseUrl: databaseUrl(), ...place });
      apis.push(api);
      return api;
    }
    async function inviteOwner(): Promise<void> {
      const database = await openDatabase({ dataDir: '', databaseUrl: databaseUrl() });
      const password = await hashPassword(OWNER.password);
      await database.write(async (to) => {
        const id = await addPerson(
          to,
          { email: OWNER.email, name: 'Ada', may: 'everything', language: 'en' },
          Date.now(),
        );
        await noteJoined(to, id, Date.now());
        await setPassword(to, id, password);
      });
      await database.close();
    }

    async function send(
      { url }: ApiProcess,
      path: string,
      body: object,
      { method = 'POST', cookie = '' } = {},
    ) {
      const answer = await fetch(url + path, {
        method,
        headers: { 'content-type': 'application/json', connection: 'close', origin: url, cookie },
        body: JSON.stringify(body),
      });
      const [session = ''] = answer.headers.get('set-cookie')?.split(';') ?? [];
      return { status: answer.status, session, answer: (await answer.json()) as unknown };
    }
    const signIn = async (api: ApiProcess) => (await send(api, '/desk/api/sign-in/password', OWNER)).session;
    const look = async ({ url }: ApiProcess, path: string, cookie = ''): Promise<unknown> =>
      (await fetch(url + path, { headers: { connection: 'close', cookie } })).json();

    it(
      'all show what a command brings in, whether it asks one of them or works on the database itself',
      async () => {
        const [first, second] = [await start('first'), await start('second')];
        const titleAt = async ({ url }: ApiProcess) => {
          const answer = await fetch(`${url}/api/works/lamp?lang=en`);
          return ((await answer.json()) as { data: { title: string } }).data.title;
        };
        for (const [folder, title] of Object.entries({ first: 'Torch', nobodys: 'Candle' })) {
          const lamp = { ...SAMPLE_FILES['works/lamp.yaml'], title: { en: title, fr: title } };
          const own = await writeSampleCatalogue({ 'works/lamp.yaml': lamp });
          const said: string[] = [];
          await catalogueCommand({
            args: ['import', own.root, '--yes'],
            env: {
              API_DATA_DIR: `${sample.dataDir}-${folder}`,
              API_CATALOGUE_DIR: sample.root,
              DATABASE_URL: databaseUrl(),
            },
            say: (line) => said.push(line),
            ask: async () => false,
          });
          await own.remove();
          expect(said).toEqual(['Changed: 1', '  works/lamp.yaml', 'It is brought in.']);
          for (const api of [first, second])
            await until(
              () => titleAt(api),
              (shown) => shown === title,
            );
        }
      },
      PATIENCE,
    );

    it(
      'take messages, subscriptions and publications, and have them after one is killed and whichever is asked',
      async () => {
        await inviteOwner();
        const first = await start('first');
        const words = { name: 'Zoé', email: 'zoe@example.org', message: 'Is it there?', inquiry_by: 'email' };
        expect(await send(first, FORM_PATHS.contact, { ...words, newsletter: true })).toMatchObject({
          status: 200,
        });
        const cookie = await signIn(first);
        const changes = [{ path: 'reference', before: 'ML 0001', value: 'ML 1\0' }];
        const draft = await send(
          first,
          '/desk/api/items/works/lamp/draft',
          { changes },
          { method: 'PUT', cookie },
        );
        const { number } = (draft.answer as { item: { draft: { number: number } } }).item.draft;
        const items = [{ shelf: 'works', id: 'lamp', draft: number }];
        expect(await send(first, '/desk/api/publish', { items }, { cookie })).toMatchObject({
          status: 200,
        });
        await first.kill();

        const [again, second] = await Promise.all([start('first'), start('second')]);
        for (const api of [again, second]) {
          expect(await look(api, '/healthz')).toMatchObject({ status: 'ok', forms: 'kept' });
          const { session } = await send(api, '/desk/api/sign-in/password', OWNER);
          expect(await look(api, '/desk/api/messages', session)).toMatchObject({
            lines: [{ name: 'Zoé' }],
          });
          expect(await look(api, '/desk/api/items/works/lamp', cookie)).toMatchObject({ draft: null });
          expect(JSON.stringify(await look(api, '/api/works/lamp'))).toContain('"ML 1"');
        }
        expect(await send(second, FORM_PATHS.contact, { ...words, newsletter: false })).toMatchObject({
          status: 200,
        });
        expect(await look(again, '/desk/api/messages', cookie)).toMatchObject({
          lines: [{ name: 'Zoé' }, { name: 'Zoé' }],
        });
      },
      PATIENCE,
    );

    it(
      'take any part of an upload into one bucket, also after one is killed in the middle, and show the picture, in a preview and public',
      async () => {
        await inviteOwner();
        const bucket = await startS3Server();
        const [first, second] = [await start('first', bucket.url), await start('second', bucket.url)];
        const cookie = await signIn(first);
        const ask = ({ url }: ApiProcess, method: string, path: string, headers = {}, body?: Buffer) =>
          fetch(`${url}/desk/api/uploads${path}`, {
            method,
            headers: { origin: url, cookie, connection: 'close', 'tus-resumable': '1.0.0', ...headers },
            ...(body && { body: new Uint8Array(body) }),
          });
        const part = (api: ApiProcess, id: string, from: number, content: Buffer) =>
          ask(
            api,
            'PATCH',
            `/${id}`,
            { 'upload-offset': String(from), 'content-type': 'application/offset+octet-stream' },
            content,
          );
        const arrived = async (api: ApiProcess, id: string) =>
          Number((await ask(api, 'HEAD', `/${id}`)).headers.get('upload-offset'));

        const size = { width: 1600, height: 1200, channels: 3 } as const;
        const picture = await sharp(randomBytes(size.width * size.height * size.channels), { raw: size })
          .jpeg()
          .toBuffer();
        const third = Math.floor(picture.length / 3);
        const begun = await ask(first, 'POST', '', { 'upload-length': String(picture.length) });
        const id = begun.headers.get('location')!.split('/').at(-1)!;
        expect((await part(first, id, 0, picture.subarray(0, third))).status).toBe(204);
        expect((await part(second, id, third, picture.subarray(third, 2 * third))).status).toBe(204);
        // The second has all but the end of the last part when it is killed.
        const line = connect(Number(new URL(second.url).port), '127.0.0.1');
        line.on('error', () => undefined);
        line.write(
          [
            `PATCH /desk/api/uploads/${id} HTTP/1.1`,
            ...[`host: ${new URL(second.url).host}`, `origin: ${second.url}`, `cookie: ${cookie}`],
            ...['tus-resumable: 1.0.0', `upload-offset: ${2 * third}`],
            ...[
              'content-type: application/offset+octet-stream',
              `content-length: ${picture.length - 2 * third}`,
            ],
            '\r\n',
          ].join('\r\n'),
        );
        await new Promise((written) => line.write(picture.subarray(2 * third, -1), written));
        await second.kill();
        const from = await arrived(first, id);
        expect(from).toBe(2 * third);
        expect((await part(first, id, from, picture.subarray(from))).status).toBe(204);

        const again = await start('second', bucket.url);
        const taken = await send(again, '/desk/api/pictures', { upload: id, name: 'shared.jpg' }, { cookie });
        expect(taken).toMatchObject({ status: 201, answer: { file: 'shared.jpg', width: 1600 } });
        const value = [{ file: 'shared.jpg', alt: { en: 'Shared', fr: 'Partagée' } }];
        const { published } = (await look(again, '/desk/api/items/works/lamp', cookie)) as {
          published: { pictures: unknown };
        };
        const draft = await send(
          again,
          '/desk/api/items/works/lamp/draft',
          { changes: [{ path: 'pictures', before: published.pictures, value }] },
          { method: 'PUT', cookie },
        );
        const widest = (answer: unknown) =>
          JSON.stringify(answer)
            .match(/\/media\/shared\.[0-9a-f]{8}\/\d+\.webp/g)
            ?.at(-1) ?? '';
        const statusAt = async ({ url }: ApiProcess, address: string) =>
          (await fetch(url + address, { headers: { connection: 'close' } })).status;
        // A preview that one has answered; the other has its pictures made.
        const link = await send(again, '/desk/api/items/works/lamp/preview', { locale: 'en' }, { cookie });
        const token = (link.answer as { url: string }).url.split('/').at(-1);
        expect(await statusAt(first, widest(await look(again, `/api/preview/${token}`)))).toBe(200);
        const { number } = (draft.answer as { item: { draft: { number: number } } }).item.draft;
        const items = [{ shelf: 'works', id: 'lamp', draft: number }];
        expect(await send(first, '/desk/api/publish', { items }, { cookie })).toMatchObject({ status: 200 });
        for (const api of [first, again])
          expect(await statusAt(api, widest(await look(api, '/api/works/lamp')))).toBe(200);
        await bucket.close();
      },
      PATIENCE,
    );
  });

  it(
    'processes do once what is set for a time, not before it whatever their clocks say, and the others what a killed one has left',
    async () => {
      const sample = await writeSampleCatalogue();
      const due = Array.from({ length: 12 }, (_, at) => `due-${at}`);
      for (const id of due)
        await sample.write({
          [`works/${id}.yaml`]: { ...SAMPLE_FILES['works/secret.yaml'], slug: { en: id, fr: id } },
        });
      const start = async (folder: string, aheadMs = 0) =>
        startApiProcess({
          ...{ port: await freePort(), databaseUrl: databaseUrl(), catalogueDir: sample.root, aheadMs },
          dataDir: `${sample.dataDir}-${folder}`,
        });
      const apis = [await start('first'), await start('second', 300_000), await start('third', -300_000)];
      const database = await engine.open();
      const at = new Date(Date.now() + 3000).toISOString();
      const time = { shelf: 'works' as const, act: 'publish' as const, at, draft: null };
      await database.write(
        async (to) =>
          void (await inTurn(due, (item) => keepSchedule(to, { ...time, item }, { id: null, name: 'Ada' }))),
        { notify: ['times'] },
      );
      const done = async () =>
        (await keptIn(database, 'desk_versions'))
          .filter(({ act }) => act === 'published')
          .map(({ item }) => item);
      await until(async () => (await done()).length > 0);
      expect(Date.now()).toBeGreaterThanOrEqual(Date.parse(at));
      await apis[0]!.kill();
      await until(async () => (await keptIn(database, 'desk_schedules')).length === 0, Boolean, PATIENCE);
      expect((await done()).sort()).toEqual([...due].sort());
      expect(await keptIn(database, 'desk_missed_times')).toEqual([]);
      await Promise.all(apis.map((api) => api.close()));
      await sample.remove();
    },
    PATIENCE,
  );

  describe('processes that send mails', () => {
    const { sendWhileOneIsKilled } = mailingProcesses(10_000, databaseUrl);

    it(
      'send each once whatever their clocks say, but those that one of them had under way when it was killed',
      () => sendWhileOneIsKilled(60, { otherClocksMs: 300_000 }),
      PATIENCE,
    );
  });
});
