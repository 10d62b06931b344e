import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { json } from 'node:stream/consumers';
import { until } from '../../tests/until';
import type { CatchUp } from '../../src/contract/hook/rebuild';
import { createCatchUp, type CatchingUp } from './catch-up';

const log = { info: jest.fn(), warn: jest.fn() };

let api: Server;
let greetings: string[];
let status: number;
let catching: CatchingUp | undefined;
beforeEach(async () => {
  log.warn.mockReset();
  greetings = [];
  status = 202;
  api = createServer((request, response) => {
    void json(request).then((body) => {
      greetings.push((body as CatchUp).greeting);
      response.writeHead(status).end('{}');
    });
  });
  await new Promise<void>((resolve) => api.listen(0, '127.0.0.1', resolve));
});
afterEach(async () => {
  catching?.close();
  api.closeAllConnections();
  await new Promise((resolve) => api.close(resolve));
});

const urlOfApi = () => `http://127.0.0.1:${(api.address() as AddressInfo).port}`;

function start(limitMs = 60_000, apiUrl = urlOfApi()): { isDone: () => boolean; heard: CatchingUp['heard'] } {
  catching = createCatchUp({ apiUrl, secret: 'the secret of this test', log, limitMs });
  catching.start();
  let done = false;
  void catching.done().then(() => (done = true));
  return { isDone: () => done, heard: catching.heard };
}

it('lets pages wait until the API has said the word that it was given', async () => {
  const { isDone, heard } = start();
  await until(() => greetings.length > 0);
  heard('the word of another host');
  await until(() => greetings.length > 1);
  expect(isDone()).toBe(false);
  heard(greetings[0]!);
  await until(isDone);
  expect(new Set(greetings).size).toBe(1);
  expect(log.warn).not.toHaveBeenCalled();
});

it.each([404, 401, 500])('lets nothing wait for an API that answers %d', async (answer) => {
  status = answer;
  await until(start().isDone);
  expect(greetings).toHaveLength(1);
});

it('lets nothing wait for an API that is not there', async () => {
  await until(start(60_000, 'http://127.0.0.1:9').isDone);
});

it('lets pages wait for no longer than it may, and says so', async () => {
  await until(start(50).isDone);
  expect(log.warn).toHaveBeenCalledWith(expect.stringContaining('within 50 ms'));
});

it('lets nothing wait before it has asked', async () => {
  const options = { apiUrl: 'http://127.0.0.1:9', secret: 'the secret of this test', log };
  await createCatchUp(options).done();
});
