import { parseArgs } from 'node:util';
import { runScript } from '../scripts/lib/run-script';
import { callTimes } from './desk/call-times';
import { screenTimes } from './desk/screen-times';
import { startBenchDesk } from './desk/start-bench-desk';
import { percentile, rounded } from './lib/percentile';

/**
 * The desk with many works, through the host, as who writes meets it: `npm run bench -- desk --works 1000,20000`, after
 * `npm run build`. Its calls first, then what its screens take in a browser, and what opening an item fetches.
 */
runScript(async (signal) => {
  const { values } = parseArgs({ options: { works: { type: 'string', default: '1000' } } });
  for (const works of values.works.split(',').map(Number)) {
    const desk = await startBenchDesk(works);
    try {
      console.log(`${works.toLocaleString('en')} works | ms: median, p95, longest | times`);
      for await (const { name, times } of callTimes(desk, signal)) print(name, times);
      for await (const { name, times, bytes } of screenTimes(desk, signal)) {
        if (times) print(name, times);
        if (bytes !== undefined) console.log(`${name} | ${rounded(bytes / 1000)} kB gz`);
      }
    } finally {
      await desk.close();
    }
  }
});

function print(name: string, times: readonly number[]): void {
  const [median, p95, most] = [percentile(times, 0.5), percentile(times, 0.95), Math.max(...times)].map(
    rounded,
  );
  console.log(`${name} | ${median}, ${p95}, ${most} | ${times.length}`);
}
