import { rm } from 'node:fs/promises';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { json } from 'node:stream/consumers';
import { openSigner } from '../../src/contract/hook/hook-signer';
import {
  CATCH_UP_PATH,
  HOOK_PATHS,
  type CatchUp,
  type RebuildRequest,
} from '../../src/contract/hook/rebuild';
import { until } from '../../tests/until';
import { startHost, type RunningHost } from '../start-host';
import { makeDeploy } from '../testing/make-deploy';
import type { Told } from '../testing/sample-function';

const SECRET = 'a-long-enough-secret';
const EDITED = '<h1>Lamp as edited while the host was down</h1>';

let deployDir: string;
let api: Server;
let host: RunningHost;
let greetings: string[];
beforeEach(async () => {
  greetings = [];
  deployDir = await makeDeploy();
  api = createServer((request, response) => {
    if (request.url !== CATCH_UP_PATH) {
      response.end(JSON.stringify({ body: EDITED } satisfies Told));
      return;
    }
    void json(request).then((body) => {
      greetings.push((body as CatchUp).greeting);
      response.writeHead(202).end('{}');
    });
  });
  await new Promise<void>((resolve) => api.listen(0, '127.0.0.1', resolve));
  host = await startHost({
    port: 0,
    host: '127.0.0.1',
    deployDir,
    apiUrl: `http://127.0.0.1:${(api.address() as AddressInfo).port}`,
    logLevel: 'silent',
    rebuildSecret: SECRET,
    rebuildQuietMs: 600_000,
  });
});
afterEach(async () => {
  await host.close();
  api.closeAllConnections();
  await new Promise((resolve) => api.close(resolve));
  await rm(deployDir, { recursive: true });
});

async function tell(request: RebuildRequest): Promise<void> {
  const body = JSON.stringify(request);
  await fetch(host.url + HOOK_PATHS.rebuild, { method: 'POST', body, headers: openSigner(SECRET)(body) });
}
const pageOf = (path: string) => fetch(host.url + path).then((answer) => answer.text());

it('shows no page as it was before what the host has missed', async () => {
  await until(() => greetings.length > 0);
  let shown: string | undefined;
  void pageOf('/works/lamp').then((html) => (shown = html));
  expect(await pageOf('/about')).toBe('<h1>About</h1>');
  expect(shown).toBeUndefined();
  await tell({ changed: [{ kind: 'work', slugs: ['lamp'] }] });
  await tell({ greeting: greetings[0] });
  await until(() => shown !== undefined);
  expect(shown).toBe(EDITED);
});

it('shows pages as they are built where nothing was missed', async () => {
  await until(() => greetings.length > 0);
  await tell({ greeting: greetings[0] });
  expect(await pageOf('/works/lamp')).toBe('<h1>Lamp as built</h1>');
});
