import { readHostOptions } from '../host/host-options';
import { openApi } from './lib/gallery-api';
import { requireFreePort } from './lib/ports';
import { runGatsby } from './lib/run-gatsby';
import { runScript } from './lib/run-script';

/** `npm run develop`: the API and Gatsby's development server. */
runScript(async (signal) => {
  const { port, host } = readHostOptions(process.env);
  await requireFreePort(port, host, 'Stop what listens there, or set PORT to another one.');
  const api = await openApi(process.env, { forVisitors: true });
  api.warmMedia();
  try {
    await runGatsby(['develop', '-p', String(port), '-H', host], { apiUrl: api.url, signal });
  } finally {
    await api.close();
  }
});
