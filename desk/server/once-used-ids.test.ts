import { erasePersonalRecords } from '../../api/privacy/personal-records';
import { keepMessage } from '../../api/storage/tables/messages';
import { queueMail } from '../../api/storage/tables/mails';
import { keepSubscription, deleteSubscription } from '../../api/storage/tables/subscriptions';
import { openTestDesk, type TestDesk } from './testing/test-desk';

let desk: TestDesk;
beforeAll(async () => {
  desk = await openTestDesk();
});
afterAll(() => desk.close());

const ADDRESS = 'ines@example.org';
const write = (email: string) =>
  desk.database.write((to) =>
    keepMessage(
      to,
      { name: 'Zoé', email, message: 'Is it there?', inquiry_by: 'email' },
      { works: [] },
      'fr',
    ),
  );
const kinds = () =>
  desk.database.read((from) =>
    (from.all('SELECT kind FROM mails') as { kind: string }[]).map(({ kind }) => kind),
  );
const queue = (kind: string, email = ADDRESS) =>
  desk.database.write((to) =>
    queueMail(to, { kind, to: email, visitor: email, subject: 'A mail', text: 'A mail' }),
  );
beforeEach(() =>
  desk.database.write((to) => {
    for (const table of ['mails', 'subscriptions', 'messages']) to.run(`DELETE FROM ${table}`);
  }),
);

it('gives the number of an erased message to no other one: a screen that is open still names the first', async () => {
  const first = await write('zoe@example.org');
  await desk.database.write((to) => erasePersonalRecords(to, 'zoe@example.org'));
  expect(await write('tom@example.org')).toBeGreaterThan(first);
});

it('takes with a subscription the mails of that subscription alone, for a person of the desk has others', async () => {
  await desk.database.write((to) => keepSubscription(to, { email: ADDRESS, isProfessional: false }, 'fr'));
  for (const kind of ['newsletter', 'desk', 'desk']) await queue(kind);
  await desk.database.write((to) => deleteSubscription(to, ADDRESS));
  expect(await kinds()).toEqual(['desk', 'desk']);
});

it('takes the mails that wait for a person of the desk with the person, whose link they hold', async () => {
  const owner = await desk.person('everything');
  const ines = await desk.person('write', ADDRESS);
  for (const kind of ['newsletter', 'desk']) await queue(kind);
  await queue('desk', 'tom@example.org');
  await desk.call('DELETE', `/people/${ines.id}`, { cookie: owner.cookie });
  expect(await kinds()).toEqual(['newsletter', 'desk']);
});
