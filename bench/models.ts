import { startApi } from '../api/start-api';
import { readHostOptions } from '../host/host-options';
import { startHost } from '../host/start-host';
import { runScript } from '../scripts/lib/run-script';
import { percentile, rounded } from './lib/percentile';
import { chosenModels } from './models/chosen-models';
import { openDrawing } from './models/drawing-browser';
import { firstPictures } from './models/first-pictures';
import { framesWhileTurning } from './models/turning';
import { heapWhileOpening } from './models/heap';

/**
 * What models cost who turns them, where the processor draws: `npm run bench -- models`, after `npm run build`. How long
 * the first picture takes, how many follow while a piece is turned, and whether a document grows with what it has shown.
 */
runScript(async (signal) => {
  const api = await startApi({ port: 0, warmMedia: false, logLevel: 'error', rebuildHookUrl: '' });
  const { deployDir } = readHostOptions(process.env);
  const host = await startHost({ port: 0, host: '127.0.0.1', deployDir, apiUrl: api.url, logLevel: 'error' });
  const browser = await openDrawing();
  try {
    const models = await chosenModels(api.url);
    console.log(
      'model | kB | first picture, cold | slow | warm (ms: median, longest) | pictures a second, longest pause',
    );
    for (const { path, kilobytes } of models) {
      const cold = await firstPictures(browser, host.url + path, 'cold', signal);
      const slow = await firstPictures(browser, host.url + path, 'slow', signal);
      const warm = await firstPictures(browser, host.url + path, 'warm', signal);
      const { perSecond, longest } = await framesWhileTurning(browser, host.url + path);
      console.log(
        [
          path,
          rounded(kilobytes),
          inWords(cold),
          inWords(slow),
          inWords(warm),
          `${rounded(perSecond)}, ${rounded(longest)} ms`,
        ].join(' | '),
      );
    }
    console.log('opened and closed | heap MB | nodes | listeners');
    const [, middle] = models;
    for await (const { times, heap, nodes, listeners } of heapWhileOpening(
      browser,
      host.url + middle!.path,
      signal,
    ))
      console.log([times, rounded(heap / 1e6), nodes, listeners].join(' | '));
  } finally {
    await browser.close();
    await host.close();
    await api.close();
  }
});

const inWords = (times: readonly number[]): string =>
  [percentile(times, 0.5), Math.max(...times)].map(Math.round).join(', ');
