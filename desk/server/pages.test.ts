import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { openTestApi, type TestApi } from '../../api/testing/test-api';

let folder: string;
let api: TestApi;
beforeEach(async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'desk-dist-'));
  api = await openTestApi({ desk: { folder } });
});
afterEach(async () => {
  await api.close();
  await rm(folder, { recursive: true });
});

async function build(): Promise<void> {
  await mkdir(path.join(folder, 'assets'));
  await writeFile(path.join(folder, 'index.html'), '<style nonce="__NONCE__"></style>');
  await writeFile(path.join(folder, 'assets/main-a.js'), 'plain');
  await writeFile(path.join(folder, 'assets/away-a.html'), '<main></main>');
  await writeFile(path.join(folder, 'worker.js'), '// worker');
  await writeFile(path.join(folder, 'assets/main-a.js.br'), 'compressed');
}

it('says how the desk is built as long as it is not, and has it as soon as it is', async () => {
  expect(await api.app.inject('/desk/people')).toMatchObject({
    statusCode: 503,
    body: expect.stringContaining('npm run desk'),
  });
  await build();
  expect((await api.app.inject('/desk/people')).statusCode).toBe(200);
  expect((await api.app.inject('/desk/assets/main-a.js')).body).toBe('plain');
});

it('gives each page a nonce of its own, which its policy allows', async () => {
  await build();
  const [one, other] = [await api.app.inject('/desk'), await api.app.inject('/desk/you')];
  const nonce = /nonce="([\w-]{22})"/.exec(one.body)?.[1];
  expect(one.headers['content-security-policy']).toContain(`style-src 'self' 'nonce-${nonce}'`);
  expect(one.headers['content-security-policy']).toContain("default-src 'none'");
  expect(other.body).not.toContain(nonce);
});

it('has each file compressed for whoever reads it, and says so to caches in between', async () => {
  await build();
  const { body, headers } = await api.app.inject({
    url: '/desk/assets/main-a.js',
    headers: { 'accept-encoding': 'br', origin: 'https://elsewhere.example' },
  });
  expect(body).toBe('compressed');
  expect(headers).toMatchObject({
    'content-encoding': 'br',
    vary: 'Accept-Encoding',
    'cache-control': 'public, max-age=31536000, immutable',
    'cross-origin-resource-policy': 'same-origin',
  });
  expect(headers).not.toHaveProperty('access-control-allow-origin');
});

it.each(['/desk/assets/gone.js', '/desk/assets/../index.html', '/desk/assets/%2e%2e/index.html'])(
  'has no file at %s',
  async (url) => {
    await build();
    const { statusCode, body } = await api.app.inject(url);
    expect([statusCode === 404, body.includes('nonce="')]).not.toEqual([false, false]);
    expect(body).not.toContain('__NONCE__');
  },
);

it('has a page for who is without the network, and the worker that keeps it for the whole desk', async () => {
  await build();
  const worker = await api.app.inject('/desk/worker.js');
  expect(worker.headers).toMatchObject({
    'content-type': expect.stringContaining('javascript'),
    'service-worker-allowed': '/desk',
    'cache-control': 'public, max-age=0',
    'content-security-policy': expect.stringContaining("connect-src 'self'"),
  });
  const { headers } = await api.app.inject('/desk/assets/away-a.html');
  expect(headers['content-security-policy']).toContain("script-src 'self'");
});
