import { keepMessage } from '../../api/storage/tables/messages';
import { queueMail } from '../../api/storage/tables/mails';
import { keepSubscription } from '../../api/storage/tables/subscriptions';
import { keepWish } from '../../api/storage/tables/wishes';
import type { ErasedData, PersonalData } from '../contract/personal-data';
import { openTestDesk, type TestDesk } from './testing/test-desk';

let desk: TestDesk;
let owner: string;
beforeAll(async () => {
  desk = await openTestDesk();
});
afterAll(() => desk.close());
beforeEach(async () => {
  owner = (await desk.person('everything')).cookie;
  await desk.database.write((to) => {
    for (const table of ['messages', 'subscriptions', 'wishes', 'desk_log', 'mails', 'desk_notes'])
      to.run(`DELETE FROM ${table}`);
  });
});

const ADDRESS = 'zoe@example.org';
const fill = () =>
  desk.database.write((to) => {
    const from = (email: string, message: string) =>
      keepMessage(to, { name: 'Zoé', email, message, inquiry_by: 'email' }, { works: [] }, 'fr');
    const id = from(ADDRESS, 'Est-elle encore là ?');
    from('tom@example.org', `Ask ${ADDRESS} as well`);
    to.run(`INSERT INTO desk_notes (message, at, name, note) VALUES (?, '2026-01-01', 'Ada', 'Came by')`, id);
    keepSubscription(to, { email: 'ZOE@example.org', isProfessional: false }, 'fr');
    keepWish(
      to,
      { email: ADDRESS, wish: 'Une lampe', work: null, creator: null, type: null },
      { locale: 'fr', state: 'unasked', now: Date.now() },
    );
  });
const ask = (path = '', cookie = owner, address = ` ${ADDRESS}`) =>
  desk.call('POST', `/personal-data${path}`, { cookie, body: { address } });

it('shows everything about an address, however it is spelt, and what others write of it', async () => {
  await fill();
  const { records, mentionedIn, address } = (await ask('', owner, 'Zoe@Example.org')).body as PersonalData;
  expect(address).toBe(ADDRESS);
  expect(records).toMatchObject({
    messages: [{ message: 'Est-elle encore là ?' }],
    desk_notes: [{ note: 'Came by' }],
    subscriptions: [{ locale: 'fr' }],
    wishes: [{ wish: 'Une lampe' }],
  });
  expect(mentionedIn).toHaveLength(1);
});

it('names what is asked about in both languages, and leaves ids in the records', async () => {
  await fill();
  await desk.database.write((to) =>
    to.run("UPDATE messages SET work = 'lamp', event = 'gone-since' WHERE email = ?", ADDRESS),
  );
  const { records, names } = (await ask()).body as PersonalData;
  expect(records.messages).toMatchObject([{ work: 'lamp' }]);
  expect(names).toEqual({
    ...{ works: { lamp: { en: 'Tall lamp', fr: 'Grande lampe' } }, events: {} },
    ...{ creators: {}, types: {} },
  });
});

it('erases it all, and logs that it was done, not whose', async () => {
  await fill();
  const { erased, isClean } = (await ask('/erase')).body as ErasedData;
  expect(erased).toMatchObject({ messages: 1, desk_notes: 1, subscriptions: 1, wishes: 1 });
  expect(isClean).toBe(true);
  const { records } = (await ask()).body as PersonalData;
  expect(Object.values(records).flat()).toEqual([]);
  const log = await desk.database.read((from) => from.all('SELECT * FROM desk_log'));
  expect(log).toMatchObject([{ what: 'erased-personal' }, { what: 'read-personal' }]);
  expect(JSON.stringify(log)).not.toContain('zoe@');
});

it('finds and erases notes beside messages of others that name the person, and leaves the messages', async () => {
  await fill();
  await desk.database.write((to) => {
    const { id } = to.get("SELECT id FROM messages WHERE email = 'tom@example.org'") as { id: number };
    to.run(
      "INSERT INTO desk_notes (message, at, name, note) VALUES (?, '', 'Ada', 'Zoé <ZOE@example.org> has it')",
      id,
    );
    to.run("INSERT INTO desk_notes (message, at, name, note) VALUES (?, '', 'Ada', 'Comes on Thursday')", id);
  });
  expect(((await ask()).body as PersonalData).records.desk_notes).toHaveLength(2);
  expect(((await ask('/erase')).body as ErasedData).erased).toMatchObject({ messages: 1, desk_notes: 2 });
  const notes = await desk.database.read((from) => from.all('SELECT note FROM desk_notes'));
  expect(notes).toMatchObject([{ note: 'Comes on Thursday' }]);
});

it('shows mails that wait without what would let the reader in or act for the person, and erases them', async () => {
  const token = 'Secret_token'.padEnd(43, 'x');
  await desk.database.write((to) => {
    const mail = { to: ADDRESS, visitor: ADDRESS, subject: 'A mail' };
    queueMail(to, { ...mail, kind: 'desk', text: `https://desk.example/desk/invitation/${token}\n` });
    queueMail(to, {
      ...{ ...mail, kind: 'newsletter', text: `https://desk.example/newsletter/confirm?token=${token}` },
      headers: { 'List-Unsubscribe': `<https://desk.example/api/newsletter/stop?token=${token}>` },
    });
  });
  const { body } = await ask();
  expect((body as PersonalData).records.mails).toHaveLength(2);
  expect(JSON.stringify(body)).toContain('/desk/invitation/…');
  expect(JSON.stringify(body)).not.toContain(token);
  expect(((await ask('/erase')).body as ErasedData).erased).toMatchObject({ mails: 2 });
});

it.each(['nobody', 'a b@example.org', '<script>@x.org'])('takes no %s for an address', async (address) => {
  expect(await ask('', owner, address)).toMatchObject({
    status: 422,
    body: { error: { fault: 'invalid', fields: ['address'] } },
  });
});

it.each(['', '/erase'])('is for owners%s', async (path) => {
  expect((await ask(path, (await desk.person('publish')).cookie)).status).toBe(403);
  expect((await ask(path, '')).status).toBe(401);
});
