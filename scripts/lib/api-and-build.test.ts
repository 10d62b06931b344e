import { mkdtemp, writeFile } from 'node:fs/promises';
import { type AddressInfo, createServer, type Server } from 'node:net';
import os from 'node:os';
import path from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { settingsFrom } from '../../api/settings';
import { startApi } from '../../api/start-api';
import { FolderInUse, type Holder } from '../../api/storage/claim-folder';
import { buildRelease } from '../../host/rebuild/build/build-release';
import { isWeakSecret } from '../../src/contract/hook/secret-strength';
import { buildSite, isForced } from './build-site';
import { openApi } from './gallery-api';
import { freePort, isPortFree, requireFreePort } from './ports';
import { rebuildCaller } from './rebuild-caller';

jest.mock('../../api/start-api', () => ({
  startApi: jest.fn(async () => ({ url: 'http://embedded', close: jest.fn() })),
}));
jest.mock('node:timers/promises', () => ({ setTimeout: jest.fn() }));
jest.mock('../../host/rebuild/build/build-release', () => ({ buildRelease: jest.fn() }));

describe('gallery api', () => {
  let taken: Server;
  let port: number;
  beforeAll(async () => {
    taken = createServer();
    await new Promise<void>((resolve) => taken.listen(0, '127.0.0.1', resolve));
    port = (taken.address() as AddressInfo).port;
  });
  afterAll(() => new Promise((resolve) => taken.close(resolve)));
  beforeEach(() => jest.mocked(startApi).mockClear());

  it('takes the API that is set', async () => {
    const api = await openApi({ GALLERY_API_URL: 'https://api.example.org/' }, { forVisitors: true });
    expect(api).toMatchObject({ url: 'https://api.example.org', isEmbedded: false });
    await api.close();
    expect(startApi).not.toHaveBeenCalled();
  });

  it('starts the embedded one at its port', async () => {
    expect(await openApi({ API_PORT: '0' }, { forVisitors: true })).toMatchObject({
      url: 'http://embedded',
      isEmbedded: true,
    });
    expect(startApi).toHaveBeenCalledWith({ logLevel: 'warn', warmLater: true });
  });

  it('lets the embedded one know whom to tell of changes', async () => {
    const caller = { rebuildHookUrl: 'http://host/hooks/rebuild', rebuildSecret: 'secret' };
    await openApi({ API_PORT: '0' }, { forVisitors: true, caller });
    expect(startApi).toHaveBeenCalledWith({ logLevel: 'warn', warmLater: true, ...caller });
  });

  it('lets a build go on beside a site that is running, and tells nobody of it', async () => {
    await openApi({ API_PORT: String(port), API_LOG_LEVEL: 'info' }, { forVisitors: false });
    expect(startApi).toHaveBeenCalledWith({
      port: 0,
      logLevel: 'info',
      warmMedia: false,
      rebuildHookUrl: '',
      isForBuild: true,
    });
  });

  describe('where another API has the folder of data', () => {
    const { catalogueDir } = settingsFrom({});
    const holder = { pid: 1, machine: os.hostname(), since: '2026-11-28T10:00:00Z', catalogueDir };
    const inUse = (differing: Partial<Holder>) => new FolderInUse('/data', { ...holder, ...differing });
    const build = () => openApi({ API_PORT: '0' }, { forVisitors: false });

    it('lets a build take its answers from there', async () => {
      jest.mocked(startApi).mockRejectedValueOnce(inUse({ url: 'http://127.0.0.1:4000' }));
      expect(await build()).toMatchObject({ url: 'http://127.0.0.1:4000', isEmbedded: false });
    });

    it('lets a build wait for another one', async () => {
      jest.mocked(wait).mockResolvedValueOnce(undefined);
      jest.mocked(startApi).mockRejectedValueOnce(inUse({}));
      const said = jest.spyOn(console, 'log').mockImplementation(() => {});
      expect(await build()).toMatchObject({ url: 'http://embedded', isEmbedded: true });
      expect(said).toHaveBeenCalledWith(expect.stringContaining('process 1 on'));
    });

    it.each([
      ['another catalogue', { url: 'http://127.0.0.1:4000', catalogueDir: '/another' }],
      ['another machine', { url: 'http://127.0.0.1:4000', machine: 'another' }],
    ])('refuses a build of %s', async (_, differing) => {
      jest.mocked(startApi).mockRejectedValueOnce(inUse(differing));
      await expect(build()).rejects.toThrow('set API_DATA_DIR');
    });
  });

  it('lets a build go on when its port is taken while the catalogue is read', async () => {
    const used = Object.assign(new Error('listen EADDRINUSE'), { code: 'EADDRINUSE' });
    jest.mocked(startApi).mockRejectedValueOnce(used);
    const free = String(await freePort());
    expect(await openApi({ API_PORT: free }, { forVisitors: false })).toMatchObject({
      url: 'http://embedded',
    });
    expect(startApi).toHaveBeenNthCalledWith(1, expect.objectContaining({ port: Number(free) }));
    expect(startApi).toHaveBeenNthCalledWith(2, expect.objectContaining({ port: 0 }));
  });

  it('tells of any other reason for which a build has no API', async () => {
    jest.mocked(startApi).mockRejectedValueOnce(new Error('The catalogue has 1 problem(s):'));
    await expect(openApi({ API_PORT: '0' }, { forVisitors: false })).rejects.toThrow('1 problem');
    expect(startApi).toHaveBeenCalledTimes(1);
  });

  it('says what to do when visitors cannot have it at its port', async () => {
    await expect(openApi({ API_PORT: String(port) }, { forVisitors: true })).rejects.toThrow(
      `Port ${port} is in use. Stop what listens there, set API_PORT`,
    );
  });
});

describe('build site', () => {
  let deployDir: string;
  const build = (signal = new AbortController().signal) =>
    buildSite({ apiUrl: 'http://x', deployDir, signal, force: true });
  const said = jest.spyOn(console, 'log').mockImplementation(() => {});
  beforeEach(async () => {
    deployDir = await mkdtemp(path.join(os.tmpdir(), 'deploy-'));
    jest
      .mocked(buildRelease)
      .mockResolvedValue({ id: '1', startedAt: '', isWhole: true, oldestEdits: undefined });
  });
  afterAll(() => said.mockRestore());

  it('builds a release from the sources here and the API that it is told', async () => {
    await build();
    expect(buildRelease).toHaveBeenCalledWith(
      expect.objectContaining({ siteDir: process.cwd(), deployDir, force: true, output: 'inherit' }),
    );
    expect(jest.mocked(buildRelease).mock.lastCall?.[0].env).toMatchObject({
      GALLERY_API_URL: 'http://x',
      PATH: process.env.PATH,
    });
    expect(said).toHaveBeenCalledWith(`\nRelease 1 is in ${deployDir}/.`);
  });

  it('says what is left when a build fails', async () => {
    jest.mocked(buildRelease).mockRejectedValue(new Error('It failed.'));
    await expect(build()).rejects.toThrow('It failed. Nothing was built.');
    await writeFile(path.join(deployDir, 'current'), '');
    await expect(build()).rejects.toThrow(`It failed. The last good release is still in ${deployDir}/`);
  });

  it('says that it was stopped', async () => {
    jest.mocked(buildRelease).mockRejectedValue(new Error('This operation was aborted'));
    await expect(build(AbortSignal.abort())).rejects.toThrow('The build was stopped. Nothing was built.');
  });

  it.each([
    [['--force'], true],
    [[], false],
    [['--fo'], false],
  ])('reads %j', (args, force) => {
    expect(isForced(args)).toBe(force);
  });
});

describe('ports', () => {
  it('knows whether something listens', async () => {
    const server = createServer();
    const port = await freePort();
    await new Promise<void>((resolve) => server.listen(port, '127.0.0.1', resolve));
    expect(await isPortFree(port, '127.0.0.1')).toBe(false);
    await expect(requireFreePort(port, '127.0.0.1', 'Set PORT.')).rejects.toThrow(
      `Port ${port} is in use. Set PORT.`,
    );
    await new Promise((resolve) => server.close(resolve));
    expect(await isPortFree(port, '127.0.0.1')).toBe(true);
    await requireFreePort(port, '127.0.0.1', '');
  });

  it('finds a port that is free, and that nobody else is given: neither here nor by the system', async () => {
    const [one, other] = [await freePort(), await freePort()];
    expect(await isPortFree(one, '127.0.0.1')).toBe(true);
    expect(other).not.toBe(one);
    expect(Math.max(one, other)).toBeLessThan(32_768);
  });
});

describe('rebuild caller', () => {
  const urlOf = (host: string, port = 8000, env = {}) =>
    rebuildCaller({ host, port, rebuildSecret: '' }, env).rebuildHookUrl;

  it.each([
    ['127.0.0.1', 'http://127.0.0.1:8000/hooks/rebuild'],
    ['localhost', 'http://localhost:8000/hooks/rebuild'],
    ['0.0.0.0', 'http://127.0.0.1:8000/hooks/rebuild'],
    ['::', 'http://127.0.0.1:8000/hooks/rebuild'],
    ['::1', 'http://[::1]:8000/hooks/rebuild'],
  ])('finds a host that listens at %s', (host, url) => {
    expect(urlOf(host)).toBe(url);
    expect(URL.canParse(url)).toBe(true);
  });

  it('leaves an address that is set, and has none for a port that nobody knows yet', () => {
    expect(urlOf('127.0.0.1', 8000, { REBUILD_HOOK_URL: 'https://x.example/hooks/rebuild' })).toBe(
      'https://x.example/hooks/rebuild',
    );
    expect(urlOf('127.0.0.1', 0)).toBe('');
  });

  it('makes a secret where none is set, another each time', () => {
    const address = { host: '127.0.0.1', port: 8000, rebuildSecret: '' };
    const secrets = [1, 2].map(() => rebuildCaller(address, {}).rebuildSecret);
    expect(new Set(secrets).size).toBe(2);
    expect(secrets.filter(isWeakSecret)).toEqual([]);
    expect(rebuildCaller({ ...address, rebuildSecret: 'the-one-that-is-set' }, {}).rebuildSecret).toBe(
      'the-one-that-is-set',
    );
  });
});
