import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import type { Locator, Page } from '@playwright/test';
import { unpack } from '../../../api/backup/unpack';
import { readHostOptions } from '../../../host/host-options';
import { NGINX, startNginx, type Nginx } from '../../../scripts/lib/nginx';
import { freePort } from '../../../scripts/lib/ports';
import { comeToDesk, startOwnDesk, type OwnDesk } from './own-desk';
import { WORDS } from './screens';
import { startHooks, type StandInHooks } from './stand-in-hooks';
import { sendMessage } from './visitors';
import { expect, RUNS_ALL, test } from '../support/test';

const { en } = WORDS;
/** ms */
const SECOND = 1_000;

let hooks: StandInHooks;
let desk: OwnDesk;
let nginx: Nginx | undefined;
let secret: string;
test.beforeAll(async () => {
  hooks = await startHooks();
  const visitors = await freePort();
  desk = await startOwnDesk({ hooks: hooks.settings, ...(NGINX && { publicPort: visitors }) });
  const { deployDir } = readHostOptions(process.env);
  if (NGINX) nginx = await startNginx({ visitors, host: desk.hostPort, deployDir });
  secret = await desk.join({ email: 'ines@example.org', name: 'Inès Morvan', may: 'everything' });
});
test.afterAll(async () => {
  await nginx?.stop();
  await desk.close();
  await hooks.close();
});

const WAYS = [
  { way: 'the host', isThere: true, url: () => `http://localhost:${desk.hostPort}/desk` },
  {
    way: NGINX ? 'nginx' : 'nginx, which is not here to be tried (apt-get install nginx),',
    isThere: NGINX !== undefined,
    url: () => desk.url,
  },
];

/** ms until something is shown. */
async function shownAfter(act: () => unknown, what: Locator): Promise<number> {
  const since = performance.now();
  await Promise.all([act(), what.waitFor()]);
  return performance.now() - since;
}

for (const { isThere, url, way } of RUNS_ALL ? WAYS : WAYS.slice(0, 1))
  test.describe(`through ${way}`, () => {
    let page: Page;
    test.beforeAll(async () => {
      page = await comeToDesk({ ...desk, url: url() }, { secret });
    });
    test.afterAll(() => page.context().close());

    test('a step of a build and a message show within a second, by themselves', async () => {
      test.skip(!isThere, 'nginx is not installed');
      hooks.build();
      await page.goto(url());
      await page.getByText(en['today.upToDate']).waitFor();
      await page.evaluate(() => document.documentElement.setAttribute('data-loaded-once', ''));
      const step = (done: number) => hooks.build({ step: 'pages', done, of: 228, share: done / 228 });
      const took = [await shownAfter(() => step(1), page.getByText(en['today.buildingText']))];
      for (const done of [57, 114])
        took.push(await shownAfter(() => step(done), page.getByText(`${done} / 228`)));
      hooks.build();
      const built = page.locator('main', { hasNotText: en['today.buildingText'] });
      took.push(await shownAfter(() => undefined, built));

      await page.keyboard.press('g');
      await page.keyboard.press('m');
      for (const name of ['Camille', 'Jean', 'Zoé']) {
        await page.getByRole('navigation', { name: en['messages.states'] }).waitFor();
        took.push(
          await shownAfter(
            () => sendMessage({ url: url() }, { name }),
            page.getByRole('link', { name }).first(),
          ),
        );
        await page.getByRole('link', { name }).first().click();
        await page.getByRole('button', { name: en['messages.archive'] }).click();
      }
      // The middle one: a busy machine misses a beat now and then.
      const [middle] = took.sort((one, other) => one - other).slice(took.length / 2);
      expect(middle).toBeLessThanOrEqual(SECOND);
      await expect(page.locator('html[data-loaded-once]')).toHaveCount(1);
    });

    test('a backup is made, read back, and taken away whole', async () => {
      test.skip(!isThere, 'nginx is not installed');
      await page.goto(url());
      const taken = page.getByRole('link', { name: en['backup.take'].split(' (')[0]! });
      await page.getByRole('button', { name: en['backup.make'] }).click();
      // That of another way here is gone first.
      await taken.waitFor({ state: 'detached' });
      const [begins = '', ends = ''] = en['backup.made'].split('{time}');
      await page.getByRole('status').filter({ hasText: begins }).filter({ hasText: ends }).waitFor();
      const [download] = await Promise.all([page.waitForEvent('download'), taken.click()]);
      expect(download.suggestedFilename()).toMatch(/^gallery-[\d-]+\.tar$/);
      const folder = await mkdtemp(path.join(tmpdir(), 'taken-away-'));
      const file = path.join(folder, 'taken.tar');
      await download.saveAs(file);
      const { files } = await unpack(file, {
        catalogue: path.join(folder, 'catalogue'),
        data: path.join(folder, 'data'),
        files: path.join(folder, 'files'),
      });
      expect(Object.keys(files)).toEqual(
        expect.arrayContaining([expect.stringMatching(/^files\/originals\//), 'data/gallery.db']),
      );
      await rm(folder, { recursive: true });
    });
  });
