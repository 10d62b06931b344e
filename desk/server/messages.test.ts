import type { Message, MessagePage } from '../contract/messages';
import { listMessages } from './tables/messages';
import { openTestDesk, type TestDesk } from './testing/test-desk';

let desk: TestDesk;
let cookie: string;
beforeAll(async () => {
  desk = await openTestDesk();
});
afterAll(() => desk.close());
beforeEach(async () => {
  cookie = (await desk.person()).cookie;
  await desk.database.write((to) => {
    for (const table of ['messages', 'desk_templates', 'mails']) to.run(`DELETE FROM ${table}`);
  });
});

const send = async (body: object, language = 'en'): Promise<void> => {
  const answer = await desk.app.inject({
    method: 'POST',
    url: '/api/form/contact',
    headers: { 'x-localization': language },
    payload: {
      name: 'Camille Rousset',
      email: 'camille@courriel.example',
      message: 'Est-il possible de le voir allumé ?',
      inquiry_by: 'email',
      newsletter: false,
      ...body,
    },
  });
  if (answer.statusCode >= 300) throw new Error(answer.body);
};
const list = async (query = ''): Promise<MessagePage> =>
  (await desk.call('GET', `/messages${query}`, { cookie })).body as MessagePage;
const read = async (id: number): Promise<Message> =>
  (await desk.call('GET', `/messages/${id}`, { cookie })).body as Message;
const change = (id: number, body: object) => desk.call('PATCH', `/messages/${id}`, { cookie, body });
const only = async (): Promise<number> => (await list()).lines[0]!.id;

it('shows a message beside the work it is about, in the words of the visitor', async () => {
  await send({ work: 'lamp' }, 'fr');
  const { lines, counts } = await list('?state=new');
  expect(counts).toEqual({ new: 1, answered: 0, archived: 0 });
  expect(lines).toMatchObject([{ name: 'Camille Rousset', locale: 'fr', state: 'new' }]);
  expect(lines[0]?.picture?.url).toMatch(/^\/media\//);
  expect(await read(lines[0]!.id)).toMatchObject({
    text: 'Est-il possible de le voir allumé ?',
    prefers: 'email',
    works: [{ id: 'lamp', isPublic: true, isLight: true, price: { amount: 12000 } }],
    gone: [],
    others: [],
    notes: [],
    keptDays: 730,
  });
});

it('says that a piece is no light, and that it has no price', async () => {
  await send({ work: 'tabouret' }, 'fr');
  expect((await read(await only())).works).toMatchObject([{ id: 'stool', isLight: false, price: null }]);
});

it('says which works the catalogue no longer has', async () => {
  await send({});
  await desk.database.write((to) => to.run("UPDATE messages SET work = 'burnt'"));
  expect(await read(await only())).toMatchObject({ works: [], gone: ['burnt'] });
});

it('keeps who has answered and when, and takes it back', async () => {
  await send({});
  const id = await only();
  expect((await change(id, { state: 'answered' })).body).toMatchObject({
    state: 'answered',
    answeredBy: expect.any(String),
    answeredAt: expect.any(String),
  });
  expect((await list('?state=new')).lately).toMatchObject([{ id }]);
  expect((await change(id, { state: 'archived' })).body).toMatchObject({ answeredBy: expect.any(String) });
  expect((await change(id, { state: 'new' })).body).toMatchObject({ state: 'new', answeredBy: null });
});

it('says to others who answers', async () => {
  await send({});
  const id = await only();
  expect((await change(id, { isMine: true })).body).toMatchObject({ isMine: true });
  const other = await desk.person();
  expect((await desk.call('GET', `/messages/${id}`, { cookie: other.cookie })).body).toMatchObject({
    isMine: false,
    answering: expect.any(String),
  });
  expect((await change(id, { isMine: false })).body).toMatchObject({ answering: null });
});

describe('two who are at the same message', () => {
  it('do not both answer it: the second is told who does, and may take it over knowing so', async () => {
    await send({});
    const id = await only();
    const [one, other] = [
      await desk.person('write', 'ada@example.org'),
      await desk.person('write', 'jules@example.org'),
    ];
    const take = (by: { cookie: string }, answering: string | null) =>
      desk.call('PATCH', `/messages/${id}`, {
        cookie: by.cookie,
        body: { isMine: true, seen: { answering } },
      });
    const answers = await Promise.all([take(one, null), take(other, null)]);
    expect(answers).toMatchObject([
      { status: 200, body: { isMine: true } },
      { status: 409, body: { error: { fault: 'takenElsewhere', by: 'ada' } } },
    ]);
    expect(await read(id)).toMatchObject({ answering: 'ada' });
    const release = { isMine: false, seen: { answering: null } };
    expect(
      (await desk.call('PATCH', `/messages/${id}`, { cookie: other.cookie, body: release })).status,
    ).toBe(409);
    expect(await take(one, null)).toMatchObject({ status: 200 });
    expect(await take(other, 'ada')).toMatchObject({ status: 200, body: { answering: 'jules' } });
  });

  it('do not put it away unseen by each other, and are both right where they do the same', async () => {
    await send({});
    const id = await only();
    const put = (state: string, seen: string) => change(id, { state, seen: { state: seen } });
    expect(await put('answered', 'new')).toMatchObject({ status: 200 });
    expect(await put('archived', 'new')).toMatchObject({
      status: 409,
      body: { error: { fault: 'movedElsewhere' } },
    });
    expect(await put('answered', 'new')).toMatchObject({ status: 200 });
    expect(await read(id)).toMatchObject({ state: 'answered' });
  });
});

it('keeps notes, which only who wrote one takes away', async () => {
  await send({});
  const id = await only();
  const other = await desk.person();
  await desk.call('POST', `/messages/${id}/notes`, { cookie, body: { note: ' Came to the opening ' } });
  const { notes } = await read(id);
  expect(notes).toMatchObject([{ note: 'Came to the opening', isMine: true }]);
  await desk.call('DELETE', `/messages/${id}/notes/${notes[0]!.id}`, { cookie: other.cookie });
  expect((await read(id)).notes).toHaveLength(1);
  await desk.call('DELETE', `/messages/${id}/notes/${notes[0]!.id}`, { cookie });
  expect((await read(id)).notes).toEqual([]);
});

it('leads to the works as the visitor has placed them side by side', async () => {
  await send({ works: ['lamp', 'chair'], arrangement: 'at=45,160r30&wall=300' });
  expect(await read(await only())).toMatchObject({
    arranged: expect.stringMatching(
      /^https?:\/\/.*\/selection\?works=lamp,chair&at=45,160r30&wall=300#floor$/,
    ),
  });
});

it('shows what else an address has written, in whatever case, and how many others ask about the work', async () => {
  await send({ work: 'lamp' });
  await send({ email: 'Camille@Courriel.example', message: 'Et combien pèse-t-il donc ?' });
  await send({ email: 'tom@post.example', work: 'lamp' });
  await send({ email: 'ilse@post.example', works: ['lamp'] });
  const mine = (await list()).lines.find(({ picture, name }) => picture && name === 'Camille Rousset');
  const first = (await list('?q=allum%C3%A9')).lines.at(-1)!;
  expect(mine).toBeDefined();
  expect(await read(first.id)).toMatchObject({
    others: [{ beginning: 'Et combien pèse-t-il donc ?' }],
    alsoAsked: 2,
  });
});

it.each(['ROUSSET', 'allume possible', 'courriel.example', 'grande', '0001'])(
  'finds a message by %s: name, words, address or work, without accents, in any state',
  async (q) => {
    await send({ work: 'lamp' });
    await send({ name: 'Tom Ashworth', email: 'tom@post.example', message: 'How heavy is the desk?' });
    await desk.database.write((to) => to.run("UPDATE messages SET state = 'archived'"));
    const { lines } = await list(`?q=${encodeURIComponent(q)}`);
    expect(lines.map(({ name }) => name)).toEqual(['Camille Rousset']);
  },
);

it('treats what is looked for as words, whatever SQL would make of them', async () => {
  await send({});
  for (const q of ["'; DROP TABLE messages; --", '%', '_', '"', '\\', '*'])
    expect((await list(`?q=${encodeURIComponent(q)}`)).lines).toEqual([]);
  expect((await list()).lines).toHaveLength(1);
});

it('shows hostile text as text, and lets no name turn what stands behind it', async () => {
  const message = `<script>alert(1)</script> \u202Eevil ${'𝔘'.repeat(1500)}`;
  await send({ name: 'Mallory \u202Egnp', message });
  const [line] = (await list()).lines;
  // What a name opens, it closes.
  expect(line?.name).toMatch(/\u202C$/);
  expect(line?.beginning.length).toBeLessThan(700);
  expect((await read(line!.id)).text).toBe(message);
});

it('keeps as few statements however many works the words name', async () => {
  await send({ work: 'lamp' });
  const asked = new Set<string>();
  await desk.database.read((from) => {
    const all = from.all.bind(from);
    const watched = {
      ...from,
      all: (sql: string, ...values: (string | number | null)[]) => (asked.add(sql), all(sql, ...values)),
    };
    for (let count = 1; count < 40; count += 1) {
      const works = ['lamp', ...Array.from({ length: count }, (_, nth) => `work-${nth}`)];
      const { lines } = listMessages(watched, {
        state: 'new',
        words: 'grande lampe',
        works,
        after: undefined,
      });
      expect(lines).toHaveLength(1);
    }
  });
  expect(asked.size).toBe(1);
});

it('has 50,000 messages in pages that come at once, and find at once', async () => {
  await desk.database.write((to) =>
    to.run(
      `WITH RECURSIVE n(i) AS (SELECT 1 UNION ALL SELECT i + 1 FROM n WHERE i < 50000)
       INSERT INTO messages (received_at, locale, name, email, message, inquiry_by, state, folded)
       SELECT strftime('%Y-%m-%dT%H:%M:%fZ', '2026-01-01', '+' || i || ' seconds'), 'en', 'Visitor ' || i,
         'v' || i || '@post.example', printf('%.*c', 400, 'x'), 'email', iif(i % 3, 'archived', 'new'),
         'visitor ' || i || printf('%.*c', 400, 'x') FROM n`,
    ),
  );
  const timed = async (query: string): Promise<number> => {
    const began = performance.now();
    await list(query);
    return performance.now() - began;
  };
  const first = await list('?state=new');
  expect(first.counts).toEqual({ new: 16_666, answered: 0, archived: 33_334 });
  const second = await list(`?state=new&after=${encodeURIComponent(first.next!)}`);
  expect(second.lines[0]!.id).toBe(first.lines.at(-1)!.id - 3);
  expect(await timed('?state=new')).toBeLessThan(200);
  expect(await timed('?q=nobody%20at%20all')).toBeLessThan(500);
}, 30_000);

it('leaves a page whose place is nonsense the first one', async () => {
  await send({});
  expect((await list('?after=nonsense')).lines).toHaveLength(1);
});

it.each([
  ['GET', '/messages'],
  ['GET', '/messages/1'],
  ['PATCH', '/messages/1'],
  ['POST', '/messages/1/notes'],
  ['GET', '/templates'],
  ['GET', '/unsent-mails'],
] as const)('%s %s is for who is signed in', async (method, path) => {
  expect((await desk.call(method, path)).status).toBe(401);
});

it('says that a message is not here any more', async () => {
  expect((await desk.call('GET', '/messages/99', { cookie })).status).toBe(404);
  expect((await change(99, { state: 'answered' })).status).toBe(404);
});

it('says why mails were not sent, of which nobody’s name is told, and tries them again', async () => {
  await desk.database.write((to) => {
    const add = (code: string | null, tries: number, given: string | null) =>
      to.run(
        `INSERT INTO mails (kind, visitor, content, queued_at, tried_since, due_at, tries, last_error, given_up_at)
         VALUES ('message', 'camille@courriel.example', '{}', '2026-01-01', '2026-01-01', '2999-01-01', ?, ?, ?)`,
        tries,
        code,
        given,
      );
    add('ECONNREFUSED', 3, null);
    add('EENVELOPE 550', 9, '2026-01-06');
    add('EAUTH 535', 1, null);
    add(null, 0, null);
  });
  const { body } = await desk.call('GET', '/unsent-mails', { cookie });
  expect(body).toMatchObject({
    count: 3,
    waiting: 3,
    canMail: false,
    mails: [
      { reason: 'unreachable', nextTryAt: '2999-01-01' },
      { reason: 'refused', nextTryAt: null },
      { reason: 'signIn' },
    ],
  });
  expect(JSON.stringify(body)).not.toContain('camille');
  expect((await desk.call('POST', '/unsent-mails/again', { cookie })).body).not.toMatchObject({
    mails: [{ nextTryAt: '2999-01-01' }],
  });
});
