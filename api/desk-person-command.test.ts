import { execFile } from 'node:child_process';
import { promisify } from 'node:util';
import { openTestDesk, type TestDesk } from '../desk/server/testing/test-desk';
import { bundled } from '../tests/bundled';

const SPAWNING_MS = 60_000;
const PASSWORD = 'seven brass lamps on a slow boat';

let desk: TestDesk;
beforeAll(async () => {
  desk = await openTestDesk();
});
afterAll(() => desk.close());

/** Runs the command beside the API that has the database open. */
async function deskPerson(...args: string[]): Promise<{ code: number; said: string }> {
  const env = { ...process.env, API_DATA_DIR: desk.dataDir, SITE_URL: 'https://desk.example' };
  const command = [await bundled('api/desk-person-command.ts'), ...args];
  try {
    const { stdout } = await promisify(execFile)(process.execPath, command, { env });
    return { code: 0, said: stdout };
  } catch (error) {
    const { code, stderr } = error as { code: number; stderr: string };
    return { code, said: stderr };
  }
}

const take = (link: string) =>
  desk.call('POST', '/invitation/take', {
    body: { token: link.split('/').pop(), name: 'Ada Byron', language: 'en', password: PASSWORD },
  });

it(
  'invites, lists, ends sessions, and never removes the last owner',
  async () => {
    expect((await deskPerson('list')).said).toContain('Nobody yet');
    const invited = await deskPerson('invite', 'ada@example.org', '--may', 'everything');
    const link = /^https:\/\/desk\.example\/desk\/invitation\/[\w-]{43}$/m.exec(invited.said)?.[0] ?? '';
    expect((await deskPerson('list')).said).toMatch(/^ada@example\.org\t-\teverything\tinvited until \d{4}-/);
    const { cookie } = await take(link);
    expect((await deskPerson('list')).said).toMatch(/^ada@example\.org\tAda Byron\teverything\tsince \d{4}-/);

    expect(await deskPerson('end-sessions', 'ADA@example.org')).toMatchObject({ code: 0 });
    expect((await desk.call('GET', '/today', { cookie: cookie! })).status).toBe(401);
    const refused = await deskPerson('remove', 'ada@example.org');
    expect(refused).toMatchObject({
      code: 1,
      said: expect.stringContaining('the last who may do everything'),
    });

    // A way back for who has lost it, which keeps what they may.
    const back = await deskPerson('invite', 'ada@example.org');
    const again = await take(/^https:\S+$/m.exec(back.said)?.[0] ?? '');
    expect(again).toMatchObject({ status: 200, body: { may: 'everything' } });
    const log = (await desk.call('GET', '/log', { cookie: again.cookie! })).body;
    expect(log).toContainEqual(
      expect.objectContaining({
        name: 'npm run desk-person',
        what: 'invited',
        about: 'ada@example.org: everything',
      }),
    );
    await desk.person('everything');
    expect(await deskPerson('remove', 'ada@example.org')).toMatchObject({ code: 0 });
  },
  SPAWNING_MS,
);

it.each([
  ['no command', []],
  ['no address', ['invite']],
  ['what is no address', ['invite', 'ada']],
  ['a permission that there is not', ['invite', 'eve@example.org', '--may', 'all']],
])('says how it is used of %s', async (_, args) => {
  expect(await deskPerson(...args)).toMatchObject({ code: 1, said: expect.stringContaining('Usage: ') });
});

it('says that nobody has an address, in a sentence', async () => {
  expect(await deskPerson('remove', 'nobody@example.org')).toEqual({
    code: 1,
    said: 'Nobody at the desk has the address nobody@example.org.\n',
  });
});
