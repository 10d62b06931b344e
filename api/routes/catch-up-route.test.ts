import fastify, { type FastifyInstance } from 'fastify';
import { openSigner } from '../../src/contract/hook/hook-signer';
import { CATCH_UP_PATH } from '../../src/contract/hook/rebuild';
import { addCatchUpRoute } from './catch-up-route';

const SECRET = 'the secret of this test';
const GREETING = 'a word of sixteen letters';
const greet = jest.fn();

let app: FastifyInstance;
const start = async (rebuildHookUrl = 'http://127.0.0.1:8000/hooks/rebuild') => {
  app = fastify();
  const settings = { rebuildHookUrl, rebuildSecret: SECRET };
  await app.register(async (hooks) => addCatchUpRoute(hooks, { settings: settings as never, greet }));
};
beforeEach(() => greet.mockReset());
afterEach(() => app.close());

const post = (body: unknown, secret = SECRET) => {
  const payload = JSON.stringify(body);
  const headers = { 'content-type': 'application/json', ...openSigner(secret)(payload) };
  return app.inject({ method: 'POST', url: CATCH_UP_PATH, payload, headers });
};

it('has a host told what it has missed', async () => {
  await start();
  expect((await post({ greeting: GREETING })).statusCode).toBe(202);
  expect(greet).toHaveBeenCalledWith(GREETING);
});

it.each([
  ['of somebody else', { greeting: GREETING }, 'another secret entirely', 401],
  ['without a word', {}, SECRET, 422],
  ['with a word that anybody might say', { greeting: 'hello' }, SECRET, 422],
])('refuses a call %s', async (_, body, secret, status) => {
  await start();
  expect((await post(body, secret)).statusCode).toBe(status);
  expect(greet).not.toHaveBeenCalled();
});

it('is not there where no host is told of anything', async () => {
  await start('');
  expect((await post({ greeting: GREETING })).statusCode).toBe(404);
});
