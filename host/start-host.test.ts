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
