import { readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { setImmediate } from 'node:timers/promises';
import * as yaml from 'yaml';
import type { OpenItem, SavedDraft } from '../contract/item';
import type { History, Published } from '../contract/publishing';
import { openTestDesk, type TestDesk } from '../../desk/testing/test-desk';
import { closeLongTexts, textSaying, valuesOf } from './long-texts';

jest.mock('yaml', () => {
  const real = jest.requireActual<typeof yaml>('yaml');
  return { ...real, parse: jest.fn(real.parse), parseDocument: jest.fn(real.parseDocument) };
});

/** Characters of the longest text that was parsed in this process. */
const longestHere = () =>
  Math.max(
    ...[...jest.mocked(yaml.parse).mock.calls, ...jest.mocked(yaml.parseDocument).mock.calls].map(
      ([text]) => text.length,
    ),
  );

const alts = (word: string) =>
  Array.from({ length: 300 }, (_, at) => ({ en: `${word} ${at}: ${'oak '.repeat(20).trim()}`, fr: `${at}` }));
const LONG = { notes: alts('Seen') };

describe('an item of 300 pictures with texts', () => {
  let desk: TestDesk;
  let cookie: string;
  beforeAll(async () => {
    desk = await openTestDesk({ live: true });
    ({ cookie } = await desk.person('publish'));
  });
  afterAll(() => desk.close());

  const call = async (method: 'GET' | 'PUT' | 'POST', at: string, body?: object) => {
    const answer = await desk.call(method, at, { cookie, ...(body && { body }) });
    expect(answer.status).toBe(200);
    return answer.body;
  };
  const open = async () => (await call('GET', '/items/works/lamp')) as OpenItem;
  const file = () => path.join(desk.root, 'works/lamp.yaml');
  const publish = async (word: string) => {
    const before = (await open()).published!['pictures'] as object[];
    const value = alts(word).map((alt) => ({ ...before[0], alt }));
    const { item } = (await call('PUT', '/items/works/lamp/draft', {
      changes: [{ path: 'pictures', before, value }],
    })) as SavedDraft;
    return (await call('POST', '/publish', {
      items: [{ shelf: 'works', id: 'lamp', draft: item.draft!.number }],
    })) as Published;
  };

  it('is published, changed, read and told of while others are answered', async () => {
    await writeFile(file(), `# By hand\n${await readFile(file(), 'utf8')}`);
    for (const word of ['Seen', 'Seen again']) {
      expect(await publish(word)).toMatchObject({ published: [{ id: 'lamp' }], refused: [] });
      const { published } = await open();
      expect(published!['pictures']).toMatchObject(alts(word).map((alt) => ({ alt })));
    }
    expect(await readFile(file(), 'utf8')).toMatch(/^# By hand\n/);
    const { lines } = (await call('GET', '/items/works/lamp/history')) as History;
    expect(lines.slice(0, 2)).toMatchObject([{ paths: ['pictures'] }, { paths: ['pictures'] }]);
    expect(longestHere()).toBeLessThan(30_000);
  });

  it('is unreadable where its file is no YAML', async () => {
    await writeFile(file(), `${await readFile(file(), 'utf8')}\n}`);
    expect(await desk.call('GET', '/items/works/lamp', { cookie })).toMatchObject({
      body: { error: { fault: 'fileUnreadable' } },
    });
  });
});

describe('a long text', () => {
  const text = yaml.stringify(LONG);
  afterEach(() => {
    closeLongTexts();
    jest.clearAllMocks();
  });

  it('lets others have their turn while it is read', async () => {
    let turns = 0;
    let isRead = false;
    const others = (async () => {
      for (; !isRead; turns += 1) await setImmediate();
    })();
    expect(await valuesOf(text)).toEqual(LONG);
    isRead = true;
    await others;
    expect(turns).toBeGreaterThan(1);
  });

  it('is nobody’s alone: who changes the values changes none of another’s', async () => {
    const values = (await valuesOf(text)) as typeof LONG;
    values.notes.length = 0;
    expect(await valuesOf(text)).toEqual(LONG);
  });

  it('is written all the same where the other process is lost', async () => {
    const after = { notes: alts('Changed') };
    const written = textSaying(after, { text, schema: undefined });
    // It has begun.
    await setImmediate();
    closeLongTexts();
    expect(yaml.parse(await written)).toEqual(after);
    expect(jest.mocked(yaml.parseDocument)).toHaveBeenCalledWith(text, { keepSourceTokens: true });
  });
});
