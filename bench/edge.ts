import { randomBytes } from 'node:crypto';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import { parseArgs } from 'node:util';
import { startApi } from '../api/start-api';
import { readHostOptions } from '../host/host-options';
import { readCurrent } from '../host/releases/current-release';
import { startHost } from '../host/start-host';
import { freePort } from '../scripts/lib/ports';
import { runScript } from '../scripts/lib/run-script';
import { hasVarnish, startVarnish } from '../scripts/lib/varnish';
import { loadCache } from './edge/cache-load';
import { copyRelease } from './lib/copy-release';
import { makeCatalogue, retitle } from './lib/make-catalogue';
import { percentile, rounded } from './lib/percentile';

/**
 * Varnish before our host, on the release in deploy/: `npm run bench -- edge --seconds 60`. Everything that the release has
 * is asked for without pause while the title of a work is edited once a second: how much came from the cache, how soon an
 * edit was seen through it, and whether anything old is left there.
 */
const SAMPLE_WORKS = 26;
const NEVER_MS = 3_600_000;
const PATIENCE_MS = 30_000;
const POLL_MS = 5;
/** ms after which what was purged has been purged once more. */
const SETTLED_MS = 6_000;

runScript(async () => {
  const { values } = parseArgs({ options: { seconds: { type: 'string', default: '60' } } });
  if (!hasVarnish()) throw new Error('Varnish is not there: apt-get install varnish varnish-modules');
  const temporary = (name: string) => mkdtemp(path.join(tmpdir(), `bench-${name}-`));
  const { dir, samples } = await makeCatalogue(SAMPLE_WORKS);
  const [dataDir, deployDir] = [await temporary('data'), await temporary('deploy')];
  await copyRelease(readHostOptions(process.env).deployDir, deployDir);
  const [port, visitors, purges] = [await freePort(), await freePort(), await freePort()];
  const secret = randomBytes(32).toString('hex');
  const api = await startApi({
    port: 0,
    catalogueDir: dir,
    dataDir,
    warmMedia: false,
    logLevel: 'error',
    rebuildHookUrl: `http://127.0.0.1:${port}/hooks/rebuild`,
    rebuildSecret: secret,
  });
  const host = await startHost({
    port,
    host: '127.0.0.1',
    deployDir,
    apiUrl: api.url,
    logLevel: 'error',
    rebuildSecret: secret,
    rebuildQuietMs: NEVER_MS,
    edge: { provider: 'varnish', purgeUrls: [`http://127.0.0.1:${purges}`], token: '' },
  });
  const varnish = await startVarnish({ visitors, purges, host: port });
  try {
    const { manifest, tags } = await readCurrent(deployDir);
    const addresses = Object.keys(manifest.files).filter(
      (address) => tags?.of(address) && !address.startsWith('/static/'),
    );
    const textAt = async (base: string, address: string) =>
      (await fetch(base + encodeURI(address), { headers: { 'accept-encoding': 'br' } })).text();
    await delay(SETTLED_MS);
    for (const address of addresses) await textAt(varnish.url, address);
    const load = loadCache(varnish.url, addresses, Number(values.seconds));
    const times: number[] = [];
    for (let second = 0; second < Number(values.seconds); second += 1) {
      const pause = delay(1_000);
      const work = samples[second % samples.length]!;
      const title = `Edited in second ${second}.`;
      const started = performance.now();
      await retitle(work, title);
      while (!(await textAt(varnish.url, `/works/${work.slug}`)).includes(title)) {
        if (performance.now() - started > PATIENCE_MS) throw new Error(`${title} is not seen`);
        await delay(POLL_MS);
      }
      times.push(performance.now() - started);
      await pause;
    }
    const { answers, hits, median, p95 } = await load;
    console.log(
      `${answers} answers of ${addresses.length} pages and files, ms: median ${median}, p95 ${p95}`,
    );
    console.log(`from the cache: ${((100 * hits) / answers).toFixed(2)} %`);
    const [middle, late, most] = [percentile(times, 0.5), percentile(times, 0.95), Math.max(...times)];
    console.log(
      `${times.length} edits, seen after ms: median ${rounded(middle)}, p95 ${rounded(late)}, longest ${rounded(most)}`,
    );
    const old: string[] = [];
    for (const address of addresses)
      if ((await textAt(varnish.url, address)) !== (await textAt(host.url, address))) old.push(address);
    console.log(`not as the host has it: ${old.length}${old.length > 0 ? ` (${old.join(' ')})` : ''}`);
  } finally {
    await varnish.stop();
    await host.close();
    await api.close();
    for (const folder of [dir, dataDir, deployDir]) await rm(folder, { recursive: true });
  }
});
