import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { until } from '../../tests/until';
import { bundled } from '../../tests/bundled';

export interface ApiProcess {
  url: string;
  close(): Promise<void>;
  kill(): Promise<void>;
}

interface ApiProcessOptions {
  port: number;
  dataDir: string;
  catalogueDir: string;
  siteUrl?: string;
  databaseUrl?: string;
  filesUrl?: string;
  /** ms that its clock is ahead. */
  aheadMs?: number;
}

/** The API as a process of its own, for what loads ES modules, which jest cannot on Node 20. */
export async function startApiProcess({
  port,
  dataDir,
  catalogueDir,
  siteUrl = '',
  databaseUrl = '',
  filesUrl = '',
  aheadMs = 0,
}: ApiProcessOptions): Promise<ApiProcess> {
  const clock = `const now = Date.now; Date.now = () => now() + ${aheadMs}`;
  const ahead = aheadMs === 0 ? [] : ['--import', `data:text/javascript,${encodeURIComponent(clock)}`];
  const api = spawn(process.execPath, [...ahead, await bundled('api/main.ts')], {
    env: {
      ...process.env,
      API_PORT: String(port),
      API_DATA_DIR: dataDir,
      API_CATALOGUE_DIR: catalogueDir,
      DATABASE_URL: databaseUrl,
      FILES_URL: filesUrl,
      API_WARM_MEDIA: 'off',
      API_LOG_LEVEL: 'error',
      REBUILD_HOOK_URL: '',
      SITE_URL: siteUrl,
    },
    stdio: ['ignore', 'ignore', 'inherit'],
  });
  const url = `http://127.0.0.1:${port}`;
  const status = () =>
    fetch(`${url}/desk/api/start`).then(
      (answer) => answer.status,
      () => 0,
    );
  await until(status, (one) => one === 200);
  const end = async (signal?: 'SIGKILL') => {
    if (api.exitCode !== null || api.signalCode !== null) return;
    const ended = once(api, 'exit');
    api.kill(signal);
    await ended;
  };
  return { url, close: () => end(), kill: () => end('SIGKILL') };
}
