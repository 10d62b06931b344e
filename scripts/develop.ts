import { readHostOptions } from '../host/host-options';
import { hasDesk, runVite } from './lib/build-desk';
import { openApi } from './lib/gallery-api';
import { requireFreePort } from './lib/ports';
import { runGatsby } from './lib/run-gatsby';
import { runScript } from './lib/run-script';

/** Vite's address, unless the port is taken. */
const DESK = 'http://localhost:5173/desk';

/** `npm run develop`: the API and the development servers of Gatsby and Vite. */
runScript(async (signal) => {
  const { port, host } = readHostOptions(process.env);
  await requireFreePort(port, host, 'Stop what listens there, or set PORT to another one.');
  const api = await openApi(process.env, { forVisitors: true });
  api.warmMedia();
  try {
    const entry = await api.deskEntry();
    if (entry?.firstLink)
      console.log(
        `\nThis link makes the first owner of the desk, once:\n${entry.firstLink.replace(entry.url, DESK)}\n`,
      );
    await Promise.all([
      runGatsby(['develop', '-p', String(port), '-H', host], { apiUrl: api.url, signal }),
      hasDesk(process.env) && runVite(['serve'], { signal, apiUrl: api.url }),
    ]);
  } finally {
    await api.close();
  }
});
