import { writeFile } from 'node:fs/promises';
import path from 'node:path';
import { until } from '../../tests/until';
import { currentId } from '../releases/published-releases';
import { rollBack } from '../releases/roll-back';
import { makeHosts, type TestHosts } from './testing/hosts';

const LAMP = { changed: [{ kind: 'work' as const, slugs: ['lamp'] }] };

let hosts: TestHosts;
beforeEach(async () => {
  hosts = await makeHosts();
});
afterEach(() => hosts.close());

const served = (name: 'builder' | 'follower') => currentId(hosts[name].deployDir);
async function startBoth(fetchCommand = hosts.fetchCommand): Promise<void> {
  await hosts.follower.start({ releaseFetch: fetchCommand });
  await hosts.builder.start({ followers: [hosts.follower.url()] });
}
/** Resolves when the builder serves another release than the one named. */
const newRelease = async (before: string | undefined) => {
  await until(async () => (await served('builder')) !== before);
  return served('builder');
};
/** A program in place of the copying of files: it copies, and does something on top of that. */
async function fetchAnd(code: string): Promise<string[]> {
  const file = path.join(hosts.folder, 'fetch.cjs');
  const copy = `const fs = require('node:fs');
    const [from, to] = process.argv.slice(2);
    fs.cpSync(from, to, { recursive: true });`;
  await writeFile(file, copy + code);
  const source = path.join(hosts.builder.deployDir, 'releases', '{id}');
  return [process.execPath, file, source, '{to}'];
}

it('serves on both hosts what one of them has built', async () => {
  await startBoth();
  const before = await served('builder');
  expect(await hosts.builder.tell({})).toBe(202);
  const release = await newRelease(before);
  await until(async () => (await served('follower')) === release);
  await until(async () => (await hosts.builder.status()).followers?.[0]?.release === release);
  expect((await hosts.builder.status()).followers).toEqual([
    { url: hosts.follower.url(), release, behind: false },
  ]);
  expect((await fetch(`${hosts.follower.url()}/about`)).status).toBe(200);
});

it('has an edit live on a host that follows until a release comes that was built after it', async () => {
  await startBoth();
  expect(await hosts.follower.tell(LAMP)).toBe(202);
  expect(await hosts.follower.status()).toMatchObject({ state: 'idle', live: 1 });
  const before = await served('builder');
  await hosts.builder.tell(LAMP);
  await newRelease(before);
  await until(async () => (await hosts.follower.status()).live === 0);
});

it('leaves an edit live where the host could not be asked when the build began', async () => {
  await startBoth();
  await hosts.follower.tell(LAMP);
  await hosts.follower.stop();
  const before = await served('builder');
  await hosts.builder.tell({});
  const release = await newRelease(before);
  await hosts.follower.start({ releaseFetch: hosts.fetchCommand });
  await until(async () => (await served('follower')) === release);
  expect((await hosts.follower.status()).live).toBe(1);
  await hosts.builder.tell({});
  await newRelease(release);
  await until(async () => (await hosts.follower.status()).live === 0);
});

it('fetches a release anew of which a file is damaged', async () => {
  const damageOnce = await fetchAnd(`
    const marker = __filename + '.run';
    if (!fs.existsSync(marker)) fs.writeFileSync(to + '/static/about/index.html', 'half');
    fs.writeFileSync(marker, '');
  `);
  await startBoth(damageOnce);
  const before = await served('builder');
  await hosts.builder.tell({});
  const release = await newRelease(before);
  await until(async () => (await served('follower')) === release);
  expect(await (await fetch(`${hosts.follower.url()}/about`)).text()).toBe('<h1>About</h1>');
});

it.each([
  ['a damaged file', `fs.writeFileSync(to + '/function/page-ssr/lambda.js', 'process.exit()');`],
  ['a file more', `fs.writeFileSync(to + '/function/more.js', '');`],
  ['a file less', `fs.rmSync(to + '/static/about/index.html.br');`],
])('does not serve a release with %s, and the host that builds says so', async (_, damage) => {
  await startBoth(await fetchAnd(damage));
  const before = await served('builder');
  await hosts.builder.tell({});
  const release = await newRelease(before);
  const reason = async () => (await hosts.builder.status()).followers?.[0]?.reason ?? '';
  await until(async () => (await reason()).includes('1 of'));
  expect(await reason()).toContain('not as they were built');
  await until(async () => (await hosts.builder.status()).followers?.[0]?.behind === true);
  expect([await served('follower'), await served('builder')]).toEqual([before, release]);
});

it('goes back where the host that builds does', async () => {
  await startBoth();
  const first = await served('builder');
  await hosts.builder.tell({});
  const second = await newRelease(first);
  await until(async () => (await served('follower')) === second);
  await rollBack(hosts.builder.deployDir);
  await until(async () => (await served('follower')) === first);
  await hosts.builder.tell({});
  const third = await newRelease(first);
  await until(async () => (await served('follower')) === third);
});

it('does not hold a release up for longer than told', async () => {
  await startBoth(await fetchAnd('setInterval(() => {}, 1000);'));
  await hosts.builder.stop();
  await hosts.builder.start({ followers: [hosts.follower.url()], followersLimitMs: 50 });
  const before = await served('builder');
  await hosts.builder.tell({});
  await newRelease(before);
  expect(await served('follower')).toBe(before);
});

describe('who may have a host take a release over', () => {
  const CALL = { id: '20991231T235959999Z', contents: 'a'.repeat(43) };

  it('is who knows the secret', async () => {
    await startBoth();
    const { status } = await hosts.follower.post('/hooks/release', CALL, 'another secret altogether');
    expect(status).toBe(401);
  });

  it.each(['../../etc', '20991231T235959999Z/..', '20991231T235959999Z\n', '{to}', ''])(
    'names a release, not %j',
    async (id) => {
      await startBoth();
      expect((await hosts.follower.post('/hooks/release', { ...CALL, id })).status).toBe(422);
    },
  );

  it('hears why it cannot be had', async () => {
    await startBoth();
    const { status, message } = await hosts.follower.post('/hooks/release', CALL);
    expect([status, message]).toEqual([502, expect.stringContaining('cp has failed (1)')]);
  });

  it('does not ask a host that builds', async () => {
    await startBoth();
    expect((await hosts.builder.post('/hooks/release', CALL)).status).toBe(409);
  });
});
