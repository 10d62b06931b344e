import { createServer, type AddressInfo, type Server } from 'node:net';
import { startApi } from '../../api/start-api';
import { openApi } from './gallery-api';
import { freePort } from './ports';

jest.mock('../../api/start-api', () => ({
  startApi: jest.fn(async () => ({ url: 'http://embedded', close: jest.fn() })),
}));

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
  });
});

it('lets a build go on when its port is taken while the catalogue is read', async () => {
  const used = Object.assign(new Error('listen EADDRINUSE'), { code: 'EADDRINUSE' });
  jest.mocked(startApi).mockRejectedValueOnce(used);
  const free = String(await freePort());
  expect(await openApi({ API_PORT: free }, { forVisitors: false })).toMatchObject({ url: 'http://embedded' });
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
