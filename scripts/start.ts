import { once } from 'node:events';
import { readHostOptions } from '../host/host-options';
import { startHost } from '../host/start-host';
import { buildDesk } from './lib/build-desk';
import { buildSite, isForced } from './lib/build-site';
import { deskLines } from './lib/desk-lines';
import { openApi } from './lib/gallery-api';
import { requireFreePort } from './lib/ports';
import { rebuildCaller } from './lib/rebuild-caller';
import { runScript } from './lib/run-script';

/** `npm start`: API, build and host; the host rebuilds when the catalogue changes. */
runScript(async (signal) => {
  const options = readHostOptions({ HOST_LOG_LEVEL: 'warn', ...process.env });
  await requireFreePort(options.port, options.host, 'Stop what listens there, or set PORT to another one.');
  const caller = rebuildCaller(options, process.env);
  const api = await openApi(process.env, { forVisitors: true, caller });
  const rebuildSecret = api.isEmbedded ? caller.rebuildSecret : options.rebuildSecret;
  try {
    const site = {
      apiUrl: api.url,
      deployDir: options.deployDir,
      force: isForced(process.argv),
      reuse: true,
    };
    // The desk's build takes seconds, less than the site's.
    await Promise.all([buildSite({ ...site, signal }), api.isEmbedded && buildDesk(process.env, signal)]);
    const host = await startHost({ ...options, apiUrl: api.url, rebuildSecret });
    // Not before the build, which needs no pictures but the processor.
    api.warmMedia();
    console.log(
      `\nSite  ${host.url}\nAPI   ${api.url}${deskLines(await api.deskEntry())}\n\nCtrl-C ends them.`,
    );
    if (!signal.aborted) await once(signal, 'abort');
    await host.close();
  } finally {
    await api.close();
  }
});
