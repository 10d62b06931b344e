import { get } from 'node:http';
import { startHost } from './start-host';
import { makeDeploy } from './testing/make-deploy';

const options = { host: '127.0.0.1', apiUrl: 'http://127.0.0.1:9', logLevel: 'silent' as const };

it('serves at the address it names, until it is closed', async () => {
  const host = await startHost({ ...options, port: 0, deployDir: await makeDeploy() });
  const answer = await fetch(`${host.url}/about`);
  expect(answer.status).toBe(200);
  expect(await answer.text()).toBe('<h1>About</h1>');
  await host.close();
  await expect(fetch(`${host.url}/about`)).rejects.toThrow();
});

it('refuses what clients are expected to tidy up', async () => {
  const host = await startHost({ ...options, port: 0, deployDir: await makeDeploy() });
  const { hostname, port } = new URL(host.url);
  const statusOf = (path: string): Promise<number | undefined> =>
    new Promise((resolve, reject) =>
      get({ hostname, port, path, agent: false }, (answer) => resolve(answer.resume().statusCode)).on(
        'error',
        reject,
      ),
    );
  for (const path of [
    '/../manifest.json',
    '/%2e%2e/manifest.json',
    '/./about',
    '/media/../api/works',
    '/media/%2e%2e/x',
    '*',
  ]) {
    expect([path, await statusOf(path)]).toEqual([path, 400]);
  }
  await host.close();
});

it('says that its port is in use', async () => {
  const deployDir = await makeDeploy();
  const first = await startHost({ ...options, port: 0, deployDir });
  const port = Number(new URL(first.url).port);
  await expect(startHost({ ...options, port, deployDir })).rejects.toThrow(`Port ${port} is in use.`);
  await first.close();
});

it('says that there is no build', async () => {
  await expect(startHost({ ...options, port: 0, deployDir: '/nowhere' })).rejects.toThrow('npm run build');
});

it('counts what it answers, where it is asked to', async () => {
  const deployDir = await makeDeploy();
  const host = await startHost({ ...options, port: 0, deployDir, metricsPort: 0 });
  await (await fetch(`${host.url}/about`)).text();
  await (await fetch(`${host.url}/%zz`)).text();
  const text = await (await fetch(`${host.metricsUrl}/metrics`)).text();
  expect(text).toContain('host_request_duration_seconds_count{group="page",status="2xx"} 1');
  expect(text).toContain('host_ssr_restarts_total 0');
  await host.close();
  await expect(fetch(`${host.metricsUrl}/metrics`)).rejects.toThrow();
});

it('keeps its metrics to another port, and has none unless it is asked to', async () => {
  const host = await startHost({ ...options, port: 0, deployDir: await makeDeploy() });
  expect(host.metricsUrl).toBeUndefined();
  expect((await fetch(`${host.url}/metrics`)).status).toBe(404);
  await host.close();
});
