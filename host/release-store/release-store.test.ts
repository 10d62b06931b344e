import { mkdir, readdir, readFile, rename, rm, utimes, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { until } from '../../tests/until';
import { listReleases, releaseFolder, unfinishedFolder } from '../releases/release-folders';
import { rollBack } from '../releases/roll-back';
import { makeHosts, type TestHost, type TestHosts } from './testing/hosts';

/** An item that the sample's page shows live. */
const LAMP = 'en/works/lamp';

let hosts: TestHosts;
let builder: TestHost;

beforeEach(async () => {
  hosts = await makeHosts();
  ({ builder } = hosts);
});
afterEach(() => hosts.close());

const inStore = (name: string) => path.join(hosts.store, name);
const storedRelease = async (): Promise<string | undefined> =>
  readFile(inStore('current.json'), 'utf8').then(
    (text) => (JSON.parse(text) as { release: string }).release,
    () => undefined,
  );
/** Starts the host that builds, and waits until the store has its release. */
async function startBuilder(): Promise<string> {
  await builder.start();
  const id = await builder.served();
  await until(async () => (await storedRelease()) === id);
  return id ?? '';
}
async function startOther(name = 'other', options: Parameters<TestHosts['add']>[1] = {}): Promise<TestHost> {
  const host = hosts.add(name, options);
  await host.start();
  return host;
}
/** Asks for a build. @returns the new release, when it is in the store */
async function build(): Promise<string> {
  const before = await builder.served();
  expect(await builder.tell({})).toBe(202);
  await until(async () => {
    const now = await builder.served();
    return now !== before && (await storedRelease()) === now;
  });
  return (await builder.served()) ?? '';
}
const servesWithin = (host: TestHost, id: string) => until(async () => (await host.served()) === id);
const reasonOf = async (host: TestHost) => (await host.health()).releases?.reason ?? '';
/** Changes what the store has of a page, or of code. */
async function damage(id: string, name: string, text: string): Promise<string> {
  const list = JSON.parse(await readFile(inStore(`releases/${id}.json`), 'utf8')) as {
    files: Record<string, { sha256: string }>;
  };
  const key = Buffer.from(list.files[name]?.sha256 ?? '', 'base64url').toString('hex');
  await writeFile(inStore(`files/${key}`), text);
  return key;
}

describe('a release of the host that builds', () => {
  it('is served by a host that starts with nothing, and each later one by all', async () => {
    const first = await startBuilder();
    const others = [await startOther('one'), await startOther('two')];
    for (const other of others) expect(await other.served()).toBe(first);
    const second = await build();
    for (const other of others) await servesWithin(other, second);
    expect((await fetch(`${others[1]?.url()}/about`)).status).toBe(200);
    await until(async () => (await others[0]?.status())?.store?.behind === false);
    expect(await others[0]?.health()).toMatchObject({ releases: { release: second, behind: false } });
  });

  it('is taken over by a host that was away', async () => {
    await startBuilder();
    const other = await startOther();
    await other.stop();
    await build();
    const last = await build();
    await other.start();
    await servesWithin(other, last);
  });

  it('comes back with a rollback on all, and gives way to the next', async () => {
    const first = await startBuilder();
    const other = await startOther();
    const second = await build();
    await servesWithin(other, second);
    await rollBack(builder.deployDir);
    await servesWithin(other, first);
    await rollBack(builder.deployDir, { to: second });
    await servesWithin(other, second);
    await servesWithin(other, await build());
  });

  it('is gone back to by a host that never had it', async () => {
    const first = await startBuilder();
    const second = await build();
    const other = await startOther();
    expect(await other.served()).toBe(second);
    await rollBack(builder.deployDir);
    await servesWithin(other, first);
  });

  it('leaves in the store what the last five need, and what is young', async () => {
    const lists = [1, 2, 3, 4, 5].map((day) => `2025010${day}T000000000Z.json`);
    await mkdir(inStore('releases'), { recursive: true });
    await mkdir(inStore('files'));
    for (const list of lists) await writeFile(inStore(`releases/${list}`), '{"files":{}}');
    for (const name of ['old', 'young']) await writeFile(inStore(`files/${name}`), 'of no release');
    await utimes(inStore('files/old'), 0, 0);
    const first = await startBuilder();
    const second = await build();
    await until(async () => (await readdir(inStore('releases'))).length === 5);
    expect((await readdir(inStore('releases'))).sort()).toEqual([
      ...lists.slice(2),
      `${first}.json`,
      `${second}.json`,
    ]);
    const files = await until(
      () => readdir(inStore('files')),
      (names) => !names.includes('old'),
    );
    expect(files).toContain('young');
    const other = await startOther();
    expect(await other.served()).toBe(second);
  });
});

describe('an edit', () => {
  it('is live on each host until a release comes that has it, and on no host that starts later', async () => {
    await startBuilder();
    const other = await startOther();
    await builder.stop();
    hosts.publish(LAMP);
    await until(async () => (await other.status()).live === 1);
    await builder.start();
    await until(async () => (await other.status()).live === 0);
    expect(await other.served()).toBe(await builder.served());
    const late = await startOther('late');
    expect((await late.status()).live).toBe(0);
  });

  it('stays live where a release came that was begun before it', async () => {
    await startBuilder();
    const other = await startOther();
    const release = await build();
    await servesWithin(other, release);
    await builder.stop();
    hosts.publish(LAMP);
    await until(async () => (await other.status()).live === 1);
    await other.stop();
    await other.start();
    await until(async () => (await other.status()).live === 1);
  });
});

it('hosts without a secret build what is published and take it; who has one takes nothing of them', async () => {
  await builder.start({ rebuildSecret: '' });
  const before = await builder.served();
  await until(async () => (await storedRelease()) === before);
  const other = await startOther('other', { rebuildSecret: '' });
  hosts.publish(LAMP);
  await until(async () => (await other.served()) !== before);
  expect(await other.served()).toBe(await storedRelease());
  await expect(startOther('signed')).rejects.toThrow('set the same on all hosts, or on none');
});

describe('a host that builds nothing', () => {
  it('says so to who asks for a build, and shows what it is told of', async () => {
    await startBuilder();
    const other = await startOther();
    expect(await other.tell({})).toBe(404);
    expect(await other.tell({ changed: [{ kind: 'work', slugs: ['lamp'] }] })).toBe(202);
    expect(await other.status()).toMatchObject({ builds: false, state: 'idle', live: 1 });
    // A first release may have been begun before.
    await servesWithin(other, await build());
    expect((await other.status()).live).toBe(1);
    await servesWithin(other, await build());
    await until(async () => (await other.status()).live === 0);
  });

  it('does not start where there is no release anywhere, and says what to do', async () => {
    await expect(startOther()).rejects.toThrow(
      /There is no built site in .*start the host that builds first/,
    );
  });

  it('becomes the one that builds, without going back', async () => {
    await startBuilder();
    const other = await startOther();
    await other.stop();
    const release = await build();
    await builder.stop();
    await other.start({ builds: true });
    await servesWithin(other, release);
  });
});

describe('a store that fails', () => {
  it('is followed again once it is back, and hosts serve what they have meanwhile', async () => {
    const first = await startBuilder();
    const other = await startOther();
    await rename(hosts.store, `${hosts.store}-away`);
    await writeFile(hosts.store, 'not a folder');
    await until(async () => (await reasonOf(other)) !== '');
    expect((await other.health()).status).toBe('degraded');
    expect((await fetch(`${other.url()}/about`)).status).toBe(200);
    expect(await builder.tell({})).toBe(202);
    await until(async () => (await builder.served()) !== first);
    await until(async () => (await reasonOf(builder)) !== '');
    await rm(hosts.store);
    await rename(`${hosts.store}-away`, hosts.store);
    await servesWithin(other, (await builder.served()) ?? '');
    await until(async () => (await reasonOf(other)) === '' && (await reasonOf(builder)) === '');
  });

  it.each([
    ['a page that was changed', 'static/about/index.html', '<h1>ABOUT</h1>', 'not as they were built'],
    ['code that was made longer', 'function/page-ssr/lambda.js', 'x'.repeat(100_000), 'longer than'],
    ['half a page', 'static/about/index.html', '<h1>', 'not as they were built'],
  ])('serves nobody %s, until the host that builds has started again', async (_, name, text, reason) => {
    const id = await startBuilder();
    const key = await damage(id, name, text);
    await expect(startOther()).rejects.toThrow(reason);
    await builder.stop();
    await builder.start();
    await until(async () => (await readFile(inStore(`files/${key}`), 'utf8')) !== text);
    const other = await startOther('again');
    expect(await other.served()).toBe(id);
  });

  it.each([
    [
      'is signed by somebody else',
      (text: string) => text.replace(/"contents":"../, '"contents":"AA'),
      'not signed',
    ],
    ['is half written', (text: string) => text.slice(0, 40), 'cannot be read'],
  ])('has no host follow what %s', async (_, change, reason) => {
    await startBuilder();
    const other = await startOther();
    await builder.stop();
    const before = await other.served();
    const file = inStore('current.json');
    await writeFile(file, change(await readFile(file, 'utf8')));
    await until(async () => (await reasonOf(other)).includes(reason));
    expect(await other.served()).toBe(before);
  });

  it('loses a file, and has it again with the next release', async () => {
    await startBuilder();
    const [key = ''] = await readdir(inStore('files'));
    await rm(inStore(`files/${key}`));
    await build();
    expect(await readdir(inStore('files'))).toContain(key);
  });
});

it('a release that is damaged on the host that builds is told of, and not written over a sound one', async () => {
  const id = await startBuilder();
  await builder.stop();
  await writeFile(path.join(releaseFolder(builder.deployDir, id), 'static/about/index.html'), 'damaged');
  await rm(inStore('files'), { recursive: true });
  await builder.start();
  await until(async () => (await reasonOf(builder)).includes('about/index.html of release'));
});

describe('a host that was killed', () => {
  it('while it wrote leaves the release before, and writes its own whole after that', async () => {
    const first = await startBuilder();
    const ofFirst = await readFile(inStore('current.json'), 'utf8');
    const other = await startOther();
    await other.stop();
    const second = await build();
    await builder.stop();
    await writeFile(inStore('current.json'), ofFirst);
    await rm(inStore(`releases/${second}.json`));
    for (const key of (await readdir(inStore('files'))).slice(0, 3)) await rm(inStore(`files/${key}`));
    await other.start();
    expect(await other.served()).toBe(first);
    await builder.start();
    await servesWithin(other, second);
  });

  it('while it fetched begins anew', async () => {
    const id = await startBuilder();
    const other = hosts.add('other');
    const half = path.join(unfinishedFolder(other.deployDir, id), 'static');
    await mkdir(half, { recursive: true });
    await writeFile(path.join(half, 'half.html'), 'half');
    await other.start();
    expect(await readdir(path.join(other.deployDir, 'releases'))).toEqual(
      await listReleases(other.deployDir),
    );
    expect(await readdir(path.join(releaseFolder(other.deployDir, id), 'static'))).not.toContain('half.html');
  });
});

it('two hosts that both build are told of, and the last release of them is whole', async () => {
  await startBuilder();
  await builder.stop();
  await builder.start({ storeTimes: { own: 20, again: 20, retry: 20 } });
  const second = await startOther('second', { builds: true });
  const before = await second.served();
  expect(await second.tell({})).toBe(202);
  await until(async () => (await second.served()) !== before);
  await until(async () => (await storedRelease()) === (await second.served()));
  await until(async () => (await reasonOf(builder)).includes('another host has written'));
  const third = await startOther('third');
  expect(await third.served()).toBe(await second.served());
  await servesWithin(third, await build());
  await until(async () => (await reasonOf(builder)) === '');
});
