import { readHostOptions } from '../host/host-options';
import { buildSite } from './build-site';
import { openApi } from './gallery-api';
import { runScript } from './run-script';

/** `npm run build`: the site, built from the API into its deploy folder. */
runScript(async (signal) => {
  const { deployDir } = readHostOptions(process.env);
  const api = await openApi(process.env, { forVisitors: false });
  try {
    await buildSite({ apiUrl: api.url, deployDir, signal });
  } finally {
    await api.close();
  }
});
