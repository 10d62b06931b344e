import { readFile, utimes, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { until } from '../../tests/until';
import { leftOvers, phaseOf, settled, type Phase } from './testing/after-kill';
import { openStandInSite, type StandInSite } from './testing/killable-site';
import type { Moment } from './testing/stand-in';

/** For two starts of a host, on a machine that has other work as well. */
const PATIENCE_MS = 90_000;
const GRACE_MS = 500;

const withSite = async (test: (site: StandInSite) => Promise<void>): Promise<void> => {
  const site = await openStandInSite();
  try {
    await site.start();
    await test(site);
  } finally {
    await site.close();
  }
};

/** Starts the host again, some time after it was killed, and sees that every edit is served as it was built. */
async function expectAllReleased(site: StandInSite): Promise<void> {
  // The lock of the build that was killed counts for nothing after 10 s, which nobody has to wait for here.
  await utimes(path.join(site.deployDir, 'build.lock'), 1, 1).catch(() => undefined);
  await site.start();
  await settled(site, GRACE_MS);
  expect(await site.lacking()).toEqual([]);
  await until(
    () => leftOvers(site.deployDir),
    (names) => names.length === 0,
    PATIENCE_MS / 3,
  );
}

describe.each<[string, Moment, Phase]>([
  ['when its build has read it', 'read', 'being built'],
  ['when its release is written', 'written', 'being built'],
  ['right before its release is served', 'prepared', 'its folder there, not served yet'],
])('a host that is killed', (words, moment, phase) => {
  it.concurrent(
    `${words} does so again, and the edit is served`,
    () =>
      withSite(async (site) => {
        const held = await site.hold(moment);
        await site.edit();
        await held.reached();
        await site.kill();
        expect(await phaseOf(site)).toBe(phase);
        await held.release();
        await expectAllReleased(site);
      }),
    PATIENCE_MS,
  );
});

describe('a host that is killed', () => {
  it.concurrent(
    'right after it has accepted an edit builds it',
    () =>
      withSite(async (site) => {
        await site.edit();
        await site.kill();
        expect(await phaseOf(site)).toBe('noted, no build yet');
        await expectAllReleased(site);
      }),
    PATIENCE_MS,
  );

  it.concurrent(
    'while a second edit waits for the build of the first one to end builds that as well',
    () =>
      withSite(async (site) => {
        const held = await site.hold('read');
        await site.edit();
        await held.reached();
        await site.edit();
        await held.release();
        await until(site.lacking, (edits) => edits.length === 1, PATIENCE_MS / 3);
        await site.kill();
        expect(await site.lacking()).toHaveLength(1);
        await expectAllReleased(site);
      }),
    PATIENCE_MS,
  );

  it.concurrent(
    'when the release is served, but still asked for, has nothing left to do',
    () =>
      withSite(async (site) => {
        const note = path.join(site.deployDir, 'rebuild-asked.json');
        await site.edit();
        const asked = await readFile(note);
        await settled(site, GRACE_MS);
        await site.kill();
        await writeFile(note, asked);
        expect(await phaseOf(site)).toBe('served, still noted');
        await expectAllReleased(site);
      }),
    PATIENCE_MS,
  );
});
