import { readdir, readlink } from 'node:fs/promises';
import path from 'node:path';
import { HOOK_SIGNATURE_HEADER, HOOK_TIMESTAMP_HEADER, signHook } from '../../../src/contract/hook-signature';
import { HOOK_PATHS, type RebuildStatus } from '../../../src/contract/rebuild';
import { buildProcesses } from '../support/build-processes';
import { startOwnSite, type OwnSite } from '../support/own-site';
import { until } from '../support/until';

/** ms for a build on a machine that has other work. */
const BUILD_MS = 240_000;
jest.setTimeout(2 * BUILD_MS);

let site: OwnSite;
beforeAll(async () => {
  site = await startOwnSite({ withWorkspace: true, quietMs: 500 });
});
afterAll(() => site.close());

const textOf = async (url: string) => (await fetch(site.url + url)).text();

async function status(): Promise<RebuildStatus> {
  const timestamp = String(Math.floor(Date.now() / 1000));
  const headers = {
    [HOOK_TIMESTAMP_HEADER]: timestamp,
    [HOOK_SIGNATURE_HEADER]: signHook(site.secret, timestamp, ''),
  };
  const answer = await fetch(site.url + HOOK_PATHS.status, { headers });
  return ((await answer.json()) as { data: RebuildStatus }).data;
}
/** What `current` leads to. */
const released = async () => path.basename(await readlink(path.join(site.deployDir, 'current')));
const folders = async () => (await readdir(path.join(site.deployDir, 'releases'))).sort();
const nextRelease = (before: string) =>
  until(status, ({ release, state }) => release.id !== before && state === 'idle', BUILD_MS);

it('an edit ends up in a release, and two during a build in one more', async () => {
  const first = await released();
  await site.edit('works/quai-bench.yaml', { title: { en: 'Jetty bench', fr: 'Banc Jetée' } });
  await until(status, ({ state }) => state === 'building', BUILD_MS);
  expect(await textOf('/works/quai-bench')).toContain('Jetty bench');
  await site.edit('works/quai-bench.yaml', { title: { en: 'Pier bench', fr: 'Banc Môle' } });
  await until(
    () => textOf('/works/quai-bench'),
    (text) => text.includes('Pier bench'),
  );
  await site.edit('works/meridien-desk.yaml', { title: { en: 'Noon desk', fr: 'Bureau Midi' } });
  await until(
    () => textOf('/fr/oeuvres/type/tous'),
    (text) => text.includes('Bureau Midi'),
  );
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

it('a build that is killed half way changes nothing, and the next one is whole', async () => {
  const before = await released();
  await site.edit('works/quai-bench.yaml', { title: { en: 'Dock bench', fr: 'Banc Dock' } });
  await until(status, ({ state }) => state === 'building', BUILD_MS);
  const pids = await until(
    () => buildProcesses(site.deployDir),
    ({ length }) => length > 0,
  );
  for (const pid of pids) process.kill(pid, 'SIGKILL');
  const failed = await until(status, ({ lastBuild }) => lastBuild?.outcome === 'failed', BUILD_MS);
  expect(failed.lastBuild?.reason).toContain('killed');
  expect(failed.release.id).toBe(before);
  expect(await released()).toBe(before);
  expect((await folders()).filter((name) => name.endsWith('.next'))).toEqual([]);
  // The edit is shown all the same.
  expect(await textOf('/works/quai-bench')).toContain('Dock bench');

  const { release } = await nextReleaseAfterTouch(before);
  expect(release.id).not.toBe(before);
  expect(await textOf('/works/quai-bench')).toContain('Dock bench');
});

async function nextReleaseAfterTouch(before: string): Promise<RebuildStatus> {
  await site.edit('works/meridien-desk.yaml', { title: { en: 'Midday desk', fr: 'Bureau de midi' } });
  return nextRelease(before);
}
