import { readHostOptions } from '../host/host-options';
import { buildDesk } from './lib/build-desk';
import { buildSite, isForced } from './lib/build-site';
import { openApi } from './lib/gallery-api';
import { runScript } from './lib/run-script';

/** `npm run build`: desk and site into a new release; `-- --force` accepts far fewer pages. */
runScript(async (signal) => {
  const { deployDir } = readHostOptions(process.env);
  const api = await openApi(process.env, { forVisitors: false });
  try {
    await Promise.all([
      buildSite({ apiUrl: api.url, deployDir, signal, force: isForced(process.argv) }),
      buildDesk(process.env, signal),
    ]);
  } finally {
    await api.close();
  }
});
