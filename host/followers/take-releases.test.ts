import { cp, mkdir, readdir, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { until } from '../../tests/until';
import { currentId } from '../releases/published-releases';
import { readContents, writeContents } from '../releases/release-contents';
import { listReleases, releaseFolder, unfinishedFolder } from '../releases/release-folders';
import { openReleaseTaker, type ReleaseTaker } from './take-releases';
import { makeHosts, type TestHosts } from './testing/hosts';

const ID = '20991231T235959999Z';

let hosts: TestHosts;
let contents: string;
let taker: ReleaseTaker | undefined;
const prepare = jest.fn(async () => {});
const log = { info: jest.fn(), warn: jest.fn() };
beforeEach(async () => {
  jest.clearAllMocks();
  hosts = await makeHosts();
  const { deployDir } = hosts.builder;
  const dir = releaseFolder(deployDir, ID);
  await cp(releaseFolder(deployDir, (await currentId(deployDir))!), dir, { recursive: true });
  contents = await writeContents(dir, await readContents(dir));
});
afterEach(async () => {
  await taker?.close();
  await hosts.close();
});

function open(fetchCommand = hosts.fetchCommand): ReleaseTaker {
  const { deployDir } = hosts.follower;
  return (taker = openReleaseTaker({
    deployDir,
    fetchCommand,
    live: { prune: async () => {} },
    prepare,
    log,
  }));
}
const folders = () => readdir(path.join(hosts.follower.deployDir, 'releases'));

it('makes a release ready, and serves it when it is told to', async () => {
  const { take } = open();
  const before = await currentId(hosts.follower.deployDir);
  expect(await take({ id: ID, contents })).toEqual({ id: ID, state: 'ready' });
  expect(await currentId(hosts.follower.deployDir)).toBe(before);
  expect(prepare).toHaveBeenCalledTimes(1);
  expect(await take({ id: ID, contents, serve: true })).toEqual({ id: ID, state: 'served' });
  expect(await currentId(hosts.follower.deployDir)).toBe(ID);
});

it('begins anew what a host has left that was killed while it fetched, and removes what nobody was served', async () => {
  const { deployDir } = hosts.follower;
  for (const dir of [unfinishedFolder(deployDir, ID), unfinishedFolder(deployDir, '20991231T000000000Z')]) {
    await mkdir(path.join(dir, 'static'), { recursive: true });
    await writeFile(path.join(dir, 'static', 'half.html'), 'half');
  }
  await mkdir(releaseFolder(deployDir, '20991231T000000001Z'));
  await open().take({ id: ID, contents, serve: true });
  expect(await folders()).toEqual(await listReleases(deployDir));
  expect(await folders()).toHaveLength(2);
  expect(await readdir(path.join(releaseFolder(deployDir, ID), 'static'))).not.toContain('half.html');
});

it('leaves nothing of a release that it was closed over', async () => {
  const marker = path.join(hosts.folder, 'begun');
  const wait = `require('node:fs').writeFileSync(process.argv[1], ''); setInterval(() => {}, 1000)`;
  const { take, close } = open([process.execPath, '--eval', wait, marker]);
  const taken = take({ id: ID, contents }).catch((error: Error) => error.message);
  await until(async () => (await readdir(hosts.folder)).includes('begun'));
  await close();
  expect(await taken).toBe('The host is closing.');
  expect(await folders()).toHaveLength(1);
});

it('fetches once for all who ask meanwhile', async () => {
  const count = path.join(hosts.folder, 'count');
  const script = path.join(hosts.folder, 'fetch.cjs');
  await writeFile(
    script,
    `const fs = require('node:fs'); fs.appendFileSync(${JSON.stringify(count)}, 'x');
     fs.cpSync(process.argv[2], process.argv[3], { recursive: true });`,
  );
  const source = path.join(hosts.builder.deployDir, 'releases', '{id}');
  const { take } = open([process.execPath, script, source, '{to}']);
  await Promise.all([take({ id: ID, contents }), take({ id: ID, contents })]);
  await take({ id: ID, contents, serve: true });
  expect(await readdir(hosts.folder)).toContain('count');
  expect((await import('node:fs')).readFileSync(count, 'utf8')).toBe('x');
});

it('does not take what is not what was told of', async () => {
  await expect(open().take({ id: ID, contents: 'a'.repeat(43) })).rejects.toThrow('contents.json is not');
  expect(await folders()).toHaveLength(1);
});
