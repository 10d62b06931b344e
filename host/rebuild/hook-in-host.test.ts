import { readFile, rm } from 'node:fs/promises';
import path from 'node:path';
import type { FastifyInstance } from 'fastify';
import {
  HOOK_SIGNATURE_HEADER,
  HOOK_TIMESTAMP_HEADER,
  signHook,
} from '../../src/contract/hook/hook-signature';
import { buildHost } from '../server';
import { makeDeploy } from '../testing/make-deploy';

const SECRET = 'a-long-enough-secret';

let deployDir: string;
let app: FastifyInstance;
const start = async (rebuildSecret?: string) => {
  app = await buildHost({
    deployDir,
    apiUrl: 'http://127.0.0.1:9',
    logLevel: 'silent',
    rebuildSecret,
    // No build begins during a test.
    rebuildQuietMs: 600_000,
  });
};
beforeEach(async () => {
  deployDir = await makeDeploy();
});
afterEach(async () => {
  await app.close();
  await rm(deployDir, { recursive: true });
});

function post(body: string) {
  const timestamp = String(Math.floor(Date.now() / 1000));
  const headers = {
    [HOOK_TIMESTAMP_HEADER]: timestamp,
    [HOOK_SIGNATURE_HEADER]: signHook(SECRET, timestamp, body),
  };
  return app.inject({ method: 'POST', url: '/hooks/rebuild', payload: body, headers });
}

it('has a change on the disk before it says that it is accepted', async () => {
  await start(SECRET);
  const answer = await post('{"changed":[{"kind":"work","slugs":["lamp"]}]}');
  expect(answer.statusCode).toBe(202);
  const log = JSON.parse(await readFile(path.join(deployDir, 'changes.json'), 'utf8')) as unknown;
  expect(log).toMatchObject({ changes: [{ number: 1, kind: 'work', slugs: ['lamp'] }] });
});

it('takes more from the hook than from visitors', async () => {
  await start(SECRET);
  const slugs = Array.from({ length: 1000 }, (_, i) => `${'long-'.repeat(20)}${i}`);
  const body = JSON.stringify({ changed: [{ kind: 'work', slugs }] });
  expect(body.length).toBeGreaterThan(100_000);
  expect((await post(body)).statusCode).toBe(202);
});

it('has no hook without a secret', async () => {
  await start();
  expect((await post('{}')).statusCode).toBe(404);
  expect((await app.inject('/hooks/status')).statusCode).toBe(404);
});
