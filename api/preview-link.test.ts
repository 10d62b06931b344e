import { execFile } from 'node:child_process';
import { promisify } from 'node:util';
import { startApi, type RunningApi } from './start-api';
import { writeSampleCatalogue, type SampleCatalogue } from './testing/sample-catalogue';
import { bundled } from '../tests/bundled';

const SPAWNING_MS = 30_000;
const DAY_MS = 24 * 60 * 60 * 1000;

let sample: SampleCatalogue;
let api: RunningApi;
beforeAll(async () => {
  sample = await writeSampleCatalogue();
  const { root: catalogueDir, dataDir } = sample;
  api = await startApi({ port: 0, catalogueDir, dataDir, logLevel: 'silent', warmMedia: false });
});
afterAll(async () => {
  await api.close();
  await sample.remove();
});

/** Runs the command beside the running API. */
async function previewLink(args: string[], env: NodeJS.ProcessEnv = {}) {
  const { SITE_URL: _site, PORT: _port, ...outer } = process.env;
  const own = { API_CATALOGUE_DIR: sample.root, API_DATA_DIR: sample.dataDir };
  return promisify(execFile)(process.execPath, [await bundled('api/preview-link.ts'), ...args], {
    env: { ...outer, ...own, ...env },
  });
}

const tokenIn = (address: string) => /\/preview\/([\w-]{43})\n$/.exec(address)?.[1];

test(
  'it prints an address that shows a draft for seven days, another one each time',
  async () => {
    const { stdout } = await previewLink(['works/secret', '--lang', 'fr']);
    expect(stdout).toMatch(/^http:\/\/127\.0\.0\.1:8000\/fr\/preview\/[\w-]{43}\n$/);
    const response = await fetch(`${api.url}/api/preview/${tokenIn(stdout)}`);
    const { data } = (await response.json()) as { data: { expires_at: string } };
    expect(data).toMatchObject({ type: 'work', locale: 'fr', item: { id: 'secret' } });
    const remaining = new Date(data.expires_at).getTime() - Date.now();
    expect(remaining).toBeLessThanOrEqual(7 * DAY_MS);
    expect(remaining).toBeGreaterThan(7 * DAY_MS - SPAWNING_MS);

    const again = await previewLink(['works/secret'], { SITE_URL: 'https://www.example.org/' });
    expect(again.stdout).toMatch(/^https:\/\/www\.example\.org\/preview\/[\w-]{43}\n$/);
    expect(tokenIn(again.stdout)).not.toBe(tokenIn(stdout));
  },
  SPAWNING_MS,
);

test(
  'it lists what is open without saying its address, and revokes it at once',
  async () => {
    const { stdout } = await previewLink(['works/lamp', '--lang', 'fr']);
    const token = tokenIn(stdout) ?? '';
    const status = async () => (await fetch(`${api.url}/api/preview/${token}`)).status;
    expect(await status()).toBe(200);
    const listed = (await previewLink(['--list'])).stdout;
    expect(listed).toMatch(/^ {2}\d+ works\/lamp, fr, until \d{4}-.*Z$/m);
    expect(listed).not.toContain(token);
    expect((await previewLink(['--revoke', 'works/lampe'])).stdout).toMatch(
      /^Revoked: 1\n {2}\d+ works\/lamp, fr, until /,
    );
    expect(await status()).toBe(404);
    expect((await previewLink(['--list'])).stdout).not.toContain('works/lamp,');
  },
  2 * SPAWNING_MS,
);

test.each([
  [['works/secret', '--list'], /^Usage/],
  [['--revoke', 'works/nothing'], /^No open preview is 'works\/nothing'/],
  [[], /^Usage: npm run preview-link/],
  [['works/secret', '--lang', 'xx'], /^Usage: npm run preview-link/],
  [['works/nothing'], /^There is nothing like 'works\/nothing'/],
])(
  '%j is refused in one line',
  async (args, message) => {
    await expect(previewLink(args)).rejects.toMatchObject({
      code: 1,
      stdout: '',
      stderr: expect.stringMatching(message),
    });
  },
  SPAWNING_MS,
);
