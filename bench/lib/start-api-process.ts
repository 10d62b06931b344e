import { freePort } from '../../scripts/lib/ports';
import { startProcess, type ServingProcess } from './start-process';

/**
 * @param env its variables beside those of this process; the port is chosen here
 * @param script the API as one file, which starts sooner
 */
export async function startApiProcess(env: NodeJS.ProcessEnv, script?: string): Promise<ServingProcess> {
  const port = await freePort();
  return startProcess(process.execPath, script ? [script] : ['--import', 'tsx', 'api/main.ts'], {
    env: { API_LOG_LEVEL: 'error', API_WARM_MEDIA: 'off', ...env, API_PORT: String(port) },
    url: `http://127.0.0.1:${port}`,
    readyAt: '/api/site-settings?lang=en',
  });
}
