import { execFileSync } from 'node:child_process';
import { readdir, readlink } from 'node:fs/promises';
import path from 'node:path';
import { setTimeout } from 'node:timers/promises';
import { translator } from '../../../src/i18n/i18n';
import { buildProcesses } from './build-processes';
import { callHook, rebuildStatus } from '../support/site/hook-calls';
import { openOldTab, type OldTab } from './old-tab';
import { startOwnSite, type OwnSite } from '../support/site/own-site';
import { until } from '../../until';
import { startVisitors } from './visitors';
import { expect, test } from '../support/test';

/** ms: ends the waiting for a build that hangs, not for one on a busy machine, which takes minutes. */
const BUILD_MS = 900_000;
test.describe.configure({ timeout: 4 * BUILD_MS });
/** ms for an edit to be shown beside a build. */
const LIVE_MS = 120_000;

/** Built pages and a file of data, which no build may take away from a visitor. */
const VISITED = [
  '/',
  '/fr',
  '/about',
  '/works/quai-bench',
  '/fr/oeuvres/type/tous',
  '/page-data/app-data.json',
];
/** Code that a tab fetches when it is used. */
const LATE_CODE = 'src/features/newsletter/newsletter-dialog.tsx';

let site: OwnSite;
let tab: OldTab;
let stopVisitors: ReturnType<typeof startVisitors>;
test.beforeAll(async () => {
  site = await startOwnSite({ withWorkspace: true, quietMs: 500 });
  tab = await openOldTab(`${site.url}/about`);
  stopVisitors = startVisitors(site.url, VISITED);
});
test.afterAll(async () => {
  await tab.close();
  await site.close();
});

const status = () => rebuildStatus(site);
const textOf = async (url: string) => (await fetch(site.url + url)).text();
const retitle = (en: string, fr: string) => site.edit('works/quai-bench.yaml', { title: { en, fr } });
const MARK = '\n(globalThis as { release?: string }).release = ';
/** Other code, so that Gatsby builds all of it. */
const editCode = (word: string) => site.editSource(LATE_CODE, (code) => `${code}${MARK}'${word}';\n`);
/** The code of the release before, so that a release of content will do, which takes seconds. */
const takeBackCode = () => site.editSource(LATE_CODE, (code) => code.slice(0, code.lastIndexOf(MARK)));
/** What `current` leads to. */
const released = async () => path.basename(await readlink(path.join(site.deployDir, 'current')));
const folders = async () => (await readdir(path.join(site.deployDir, 'releases'))).sort();

/** ms between two looks for processes: each starts one, which would keep the host, in this process, from building. */
const LOOK_MS = 500;

/** Waits until a build is under way; returns its processes. */
async function buildBegun(): Promise<number[]> {
  await expect.poll(async () => (await status()).state, { timeout: BUILD_MS }).toBe('building');
  return until(
    async () => {
      await setTimeout(LOOK_MS);
      return buildProcesses(site.deployDir);
    },
    ({ length }) => length > 0,
    BUILD_MS,
  );
}

/** Waits until a build has failed, and sees that it has changed nothing. Returns its reason. */
async function buildFailed(before: string): Promise<string | undefined> {
  const failed = await until(status, ({ lastBuild }) => lastBuild?.outcome === 'failed', BUILD_MS);
  expect(failed.release.id).toBe(before);
  expect(await released()).toBe(before);
  expect((await folders()).filter((name) => name.endsWith('.next'))).toEqual([]);
  return failed.lastBuild?.reason;
}

/** Waits for the next release, which an edit of another work asks for. */
async function nextReleaseAfterEdit(before: string, title: string): Promise<void> {
  await site.edit('works/meridien-desk.yaml', { title: { en: title, fr: title } });
  await until(status, (now) => now.release.id !== before && now.state === 'idle', BUILD_MS);
}

test('a build that is killed half way changes nothing, and its edits are shown all the same', async () => {
  const before = await released();
  await editCode('dock');
  await retitle('Dock bench', 'Banc Dock');
  for (const pid of await buildBegun()) process.kill(pid, 'SIGKILL');
  expect(await buildFailed(before)).toContain('killed');
  expect(await textOf('/works/quai-bench')).toContain('Dock bench');
});

test('the build after it is whole, has what is edited meanwhile, and a flood of calls ends in one more', async () => {
  const first = await released();
  await site.edit('works/meridien-desk.yaml', { title: { en: 'Midday desk', fr: 'Bureau de midi' } });
  await buildBegun();
  expect(await textOf('/works/meridien-desk')).toContain('Midday desk');
  await retitle('Pier bench', 'Banc Môle');
  await expect.poll(() => textOf('/works/quai-bench'), { timeout: LIVE_MS }).toContain('Pier bench');
  const flood = Array.from({ length: 200 }, (_, call) => `flood-${call}`);
  const [statuses] = await Promise.all([
    Promise.all(flood.map((slug) => callHook(site, { changed: [{ kind: 'work', slugs: [slug] }] }))),
    site.edit('works/meridien-desk.yaml', { title: { en: 'Noon desk', fr: 'Bureau Midi' } }),
  ]);
  expect(new Set(statuses)).toEqual(new Set([202]));
  await expect.poll(() => textOf('/fr/oeuvres/type/tous'), { timeout: LIVE_MS }).toContain('Bureau Midi');
  const { lastBuild, live, release } = await until(
    status,
    ({ state, live: left }) => state === 'idle' && left === 0,
    2 * BUILD_MS,
  );
  expect(lastBuild).toMatchObject({ outcome: 'released', release: release.id });
  expect(live).toBe(0);
  expect((await folders()).filter((name) => name > first)).toHaveLength(2);
  // Now it is a file that answers, with what was edited.
  await site.stopApi();
  expect(await textOf('/works/quai-bench')).toContain('Pier bench');
  expect(await textOf('/page-data/fr/oeuvres/bureau-meridien/page-data.json')).toContain('Bureau Midi');
  await site.resumeApi();
});

test('a build that may write no more, as on a full disk, changes nothing', async () => {
  test.skip(process.platform !== 'linux', 'prlimit is of Linux');
  const before = await released();
  await editCode('quay');
  await retitle('Quay bench', 'Banc Quai');
  for (const pid of await buildBegun()) execFileSync('prlimit', ['--pid', String(pid), '--fsize=1024']);
  expect(await buildFailed(before)).toContain('The build failed');
  expect(await textOf('/works/quai-bench')).toContain('Quay bench');
  await takeBackCode();
  await nextReleaseAfterEdit(before, 'Evening desk');
});

test('a tab that was opened before these releases finds its code, and the pages it goes to', async () => {
  const t = translator('en');
  const { page, scripts } = tab;
  const seen = scripts.length;
  const footer = page.getByRole('contentinfo');
  await footer.getByRole('link', { name: t('nav.newsletter') }).click();
  await page.getByRole('dialog').waitFor();
  await page.keyboard.press('Escape');
  await footer.getByRole('link', { name: t('nav.legal-notice') }).click();
  await page.waitForURL(`${site.url}/legal-notice`);
  await page.getByRole('heading', { level: 1, name: t('nav.legal-notice') }).waitFor();
  const late = scripts.slice(seen);
  expect(late.length).toBeGreaterThan(0);
  expect(late.filter(([, code]) => code !== 200)).toEqual([]);
});

test('no visitor was refused a built page all the while', async () => {
  const answers = await stopVisitors();
  expect([...answers.keys()].sort()).toEqual(VISITED.map((path) => `200 ${path}`).sort());
  expect(Math.min(...answers.values())).toBeGreaterThan(50);
});
