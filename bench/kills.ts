import { randomInt } from 'node:crypto';
import { parseArgs } from 'node:util';
import { openStandInSite, type KillableSite } from '../host/rebuild/testing/killable-site';
import { runScript } from '../scripts/lib/run-script';
import { openGatsbySite } from './kills/gatsby-site';
import { isBad, killDuringEdit, untilReleased, type Kill } from './kills/kill';
import { killsReport, outcomeOf } from './kills/kills-report';

/**
 * Kills the host between an edit and its release, at moments spread over all of that time, and looks whether the edit is in
 * a release in the end: `npm run bench -- kills --times 100`. A program stands in for Gatsby, so that a release takes a
 * second or two; several sites are killed side by side (`--sites 4`). `--appeared` kills every second time right after the
 * folder of the release has appeared. `--gatsby` builds the sample catalogue by Gatsby, one site alone; `--deploy <folder>`
 * begins with its caches and keeps what is built.
 */
const OPTIONS = {
  times: { type: 'string', default: '100' },
  sites: { type: 'string', default: '4' },
  appeared: { type: 'boolean', default: false },
  gatsby: { type: 'boolean', default: false },
  deploy: { type: 'string' },
} as const;
/** ms without anything to do after which an edit counts as lost: the API pauses for 30 s at most. */
const GRACE_MS = { standIn: 500, gatsby: 45_000 };
/** Kills are spread over a little more time than a release took, which varies. */
const BEYOND = 1.1;
/** ms after a folder has appeared within which the host is killed: its release is not served yet then. */
const APPEARED_MS = 300;

runScript(async (signal) => {
  const { values } = parseArgs({ options: OPTIONS });
  const times = Number(values.times);
  const count = values.gatsby ? 1 : Number(values.sites);
  const open = () => (values.gatsby ? openGatsbySite(values.deploy, signal) : openStandInSite());
  const graceMs = values.gatsby ? GRACE_MS.gatsby : GRACE_MS.standIn;
  const sites = await Promise.all(Array.from({ length: count }, open));
  const kills: Kill[] = [];
  let begun = 0;
  const killOften = async (site: KillableSite): Promise<void> => {
    await site.start();
    // The first takes longer than the others: where all is a matter of a second, it is not what counts.
    if (!values.gatsby) await untilReleased(site);
    const spanMs = Math.round(BEYOND * (await untilReleased(site)));
    while (begun < times && !signal.aborted) {
      const isAtFolder = begun++ % 2 === 1 && values.appeared;
      const at = isAtFolder ? { appearedMs: randomInt(APPEARED_MS) } : { afterMs: randomInt(spanMs) };
      const kill = await killDuringEdit(site, at, graceMs);
      kills.push(kill);
      console.log(`${kills.length}: ${outcomeOf(kill)}`);
    }
  };
  try {
    await Promise.all(sites.map(killOften));
  } finally {
    for (const site of sites) await site.close();
  }
  console.log(killsReport(kills));
  if (kills.some(isBad)) throw new Error('An edit was lost, or something was left lying about.');
});
