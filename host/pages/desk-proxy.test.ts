import Fastify, { type FastifyInstance } from 'fastify';
import { buildHost } from '../server';
import { makeDeploy } from '../testing/make-deploy';

let api: FastifyInstance;
let apiUrl: string;
const hosts: FastifyInstance[] = [];
beforeAll(async () => {
  api = Fastify({ bodyLimit: 1_000_000, forceCloseConnections: true });
  api.get('/desk/api/live', (_, reply) => {
    reply.hijack();
    reply.raw.writeHead(200, { 'content-type': 'text/event-stream' });
    reply.raw.write(': here\n\n');
  });
  api.all('/desk/*', (request, reply) =>
    reply
      .header('set-cookie', 'desk=x')
      .header('content-security-policy', "default-src 'none'; frame-src 'self'")
      .send({
        method: request.method,
        url: request.url,
        headers: request.headers,
        body: request.body ?? null,
      }),
  );
  apiUrl = await api.listen({ port: 0, host: '127.0.0.1' });
});
afterAll(() => Promise.all([api.close(), ...hosts.map((host) => host.close())]));

async function openHost(desk: boolean): Promise<FastifyInstance> {
  const host = await buildHost({ deployDir: await makeDeploy(), apiUrl, logLevel: 'silent', desk });
  hosts.push(host);
  return host;
}

it('passes the desk on with its cookie, its policy, and how it was asked for', async () => {
  const host = await openHost(true);
  const answer = await host.inject({
    method: 'PATCH',
    url: '/desk/api/you?x=1',
    headers: { cookie: '__Host-desk=y', host: 'www.example', 'x-forwarded-proto': 'https' },
    payload: { name: 'Ada' },
  });
  expect(answer.json()).toMatchObject({
    method: 'PATCH',
    url: '/desk/api/you?x=1',
    headers: { cookie: '__Host-desk=y', 'x-forwarded-host': 'www.example', 'x-forwarded-proto': 'https' },
    body: { name: 'Ada' },
  });
  expect(answer.headers).toMatchObject({
    'set-cookie': 'desk=x',
    'content-security-policy': "default-src 'none'; frame-src 'self'",
    'x-content-type-options': 'nosniff',
  });
});

it('passes on which window asks, and nothing that the desk does not read', async () => {
  const host = await openHost(true);
  const headers = { 'x-desk-window': 'abc1', 'x-other': '1' };
  const answer = await host.inject({ method: 'PUT', url: '/desk/api/items/works/lamp/draft', headers });
  const passed = answer.json<{ headers: Record<string, string> }>().headers;
  expect(passed).toMatchObject({ 'x-desk-window': 'abc1' });
  expect(passed).not.toHaveProperty('x-other');
});

it('passes on what is longer than a form, as the templates of answers may be', async () => {
  const host = await openHost(true);
  const payload = { templates: 'x'.repeat(300_000) };
  const answer = await host.inject({ method: 'PUT', url: '/desk/api/templates', payload });
  expect(answer.statusCode).toBe(200);
  expect(answer.json()).toMatchObject({ body: payload });
});

it('where the API is away, gives a page that asks again to who opens it, and its calls what they read', async () => {
  const host = await buildHost({
    ...{ deployDir: await makeDeploy(), apiUrl: 'http://127.0.0.1:9', logLevel: 'silent', desk: true },
  });
  hosts.push(host);
  const headers = { 'sec-fetch-mode': 'navigate' };
  const page = await host.inject({ url: '/desk/works', headers });
  expect(page.statusCode).toBe(502);
  expect(page.headers).toMatchObject({ refresh: '10', 'cache-control': 'no-store' });
  // The policy of other answers would take its styles away.
  expect(page.headers['content-security-policy']).toContain("style-src 'unsafe-inline'");
  expect(page.body).toMatch(/lang="en".*kept in this browser[^]*lang="fr".*gardé dans ce navigateur/);
  const call = await host.inject({ url: '/desk/api/you', headers: { 'sec-fetch-mode': 'cors' } });
  expect(call.json()).toEqual({ error: { message: 'The desk does not answer at the moment.' } });
});

it('has none where it is left out', async () => {
  const host = await openHost(false);
  expect((await host.inject('/desk/api/you')).statusCode).toBe(404);
});

it('closes at once while somebody is at the desk, whose live state never ends', async () => {
  const host = await openHost(true);
  const url = await host.listen({ port: 0, host: '127.0.0.1' });
  const live = await fetch(`${url}/desk/api/live`, { headers: { accept: 'text/event-stream' } });
  const told = live.body!.getReader();
  expect(new TextDecoder().decode((await told.read()).value)).toBe(': here\n\n');
  await host.close();
  await expect(told.read()).rejects.toThrow();
});
