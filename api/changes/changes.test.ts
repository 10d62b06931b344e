import { mkdtemp, rm } from 'node:fs/promises';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { setImmediate } from 'node:timers/promises';
import type { PublishedChanges } from '../../src/contract/hook/changes';
import { until } from '../../tests/until';
import type { GalleryDatabase } from '../database/database';
import { openDatabase } from '../database/open-database';
import type { OfItem } from '../content/contract/item';
import { findPublished } from '../content/published/item-queries';
import { itemText } from '../content/published/item-text';
import { writeItems } from '../content/writing/write-items';
import { openTestApi, type TestApi } from '../testing/test-api';
import { callBuildHooks } from './call-build-hook';
import { addChange } from './change-queries';

describe('changes route', () => {
  let api: TestApi;
  beforeAll(async () => {
    api = await openTestApi();
  });
  afterAll(() => api.close());
  beforeEach(() => api.afresh());

  const AT = '2026-11-30T10:00:00.000Z';
  const add = (...tags: string[]) =>
    api.database.write((to) => addChange(to, tags, AT), { notify: ['changes'] });
  const ask = async (after?: number | string) => {
    const { statusCode, json } = await api.app.inject(
      `/api/changes${after === undefined ? '' : `?after=${after}`}`,
    );
    return { status: statusCode, data: json<{ data: PublishedChanges }>().data };
  };

  it('tells the newest number at once, and what came after an older one', async () => {
    await add('en/works/lamp');
    const { number } = (await ask()).data;
    await add('fr/works/lampe', 'fr/works');
    expect(await ask(number)).toEqual({
      status: 200,
      data: {
        number: number + 1,
        changes: [{ number: number + 1, at: AT, tags: ['fr/works/lampe', 'fr/works'] }],
      },
    });
  });

  it('waits for a change, and answers as soon as there is one', async () => {
    await add('en/works/lamp');
    const { number } = (await ask()).data;
    let isAnswered = false;
    const asked = ask(number).finally(() => (isAnswered = true));
    await ask();
    expect(isAnswered).toBe(false);
    await add('en/works/chair');
    expect((await asked).data.changes).toMatchObject([{ tags: ['en/works/chair'] }]);
  });

  it('says so where the number is of another database, or too old', async () => {
    await add('en/works/lamp');
    const { number } = (await ask()).data;
    expect((await ask(number + 5)).status).toBe(410);
    await api.database.write((to) => to.deleteFrom('changes').where('number', '<=', number).execute());
    await add('en/works/chair');
    expect((await ask(number - 1)).status).toBe(410);
    expect((await ask(number)).status).toBe(200);
  });

  it('tells a great change in parts', async () => {
    await add('en/works/lamp');
    const { number } = (await ask()).data;
    await add(...Array.from({ length: 2500 }, (_, index) => `en/works/many-${index}`));
    const { changes } = (await ask(number)).data;
    expect(changes.map(({ tags }) => tags.length)).toEqual([1000, 1000, 500]);
  });

  it('tells of a publication once all answers have it, of another process as well', async () => {
    await add('en/works/lamp');
    const { number } = (await ask()).data;
    const other = await openDatabase({ dataDir: api.dataDir });
    const of: OfItem = { shelf: 'works', id: 'lamp' };
    const before = (await other.read((from) => findPublished(from, of)))!;
    const after = itemText(of, { ...before.values, title: { en: 'Torch', fr: 'Torche' } });
    const written = {
      shelf: of.shelf,
      item: of.id,
      act: 'byHand' as const,
      before: before.text,
      after,
      draft: null,
    };
    await writeItems({ database: other, now: Date.now }, [written], null, async () => undefined);
    await other.close();
    expect((await ask(number)).data.changes).not.toEqual([]);
    const shown = await api.app.inject('/api/works/lamp?lang=en');
    expect(shown.json<{ data: { title: string } }>().data.title).toBe('Torch');
  });

  it('refuses what is no number', async () => {
    for (const after of ['-1', 'x', '1.5']) expect((await ask(after)).status).toBe(422);
  });

  it('lets go of who waits when the API closes', async () => {
    const closing = await openTestApi();
    const { data } = (await closing.app.inject('/api/changes')).json<{ data: PublishedChanges }>();
    const asked = closing.app.inject(`/api/changes?after=${data.number}`);
    await setImmediate();
    await closing.close();
    expect((await asked).statusCode).toBe(200);
  });
});

describe('build hook', () => {
  let database: GalleryDatabase;
  let dataDir: string;
  let called: string[];
  let answers: number[];
  let server: Server;
  let end: () => Promise<void>;
  const log = { warn: jest.fn() };
  beforeEach(async () => {
    jest.clearAllMocks();
    dataDir = await mkdtemp(path.join(tmpdir(), 'gallery-hook-'));
    database = await openDatabase({ dataDir });
    [called, answers] = [[], []];
    server = createServer(({ url = '' }, response) => {
      called.push(url);
      response.writeHead(answers.shift() ?? 200).end();
    });
    await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
    const at = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
    const urls = `${at}/build_hooks/secret, ${at}/hooks/rebuild`;
    end = callBuildHooks({ urls, database, log, firstPauseMs: 10 });
  });
  afterEach(async () => {
    await end();
    await database.close();
    server.closeAllConnections();
    await new Promise((resolve) => server.close(resolve));
    await rm(dataDir, { recursive: true });
  });
  const publish = () =>
    database.write((to) => addChange(to, ['en/works'], '2026-11-30T10:00:00Z'), { notify: ['changes'] });

  it('of a site that is built elsewhere is called after each change, hosts of ours are not', async () => {
    await publish();
    await until(() => called.length === 1);
    await publish();
    await until(() => called.length === 2);
    expect(called).toEqual(['/build_hooks/secret', '/build_hooks/secret']);
  });

  it('is called again where that failed, and its address stays out of the log', async () => {
    answers = [503, 500];
    await publish();
    await until(() => called.length === 3);
    expect(log.warn.mock.calls.flat().join()).toMatch(/127\.0\.0\.1.*answers 503/);
    expect(log.warn.mock.calls.flat().join()).not.toContain('secret');
  });
});
