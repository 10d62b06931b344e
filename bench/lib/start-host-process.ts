import { startProcess, type ServingProcess } from './start-process';

/** @param env its variables beside those of this process */
export async function startHostProcess(port: number, env: NodeJS.ProcessEnv): Promise<ServingProcess> {
  return startProcess(process.execPath, ['--import', 'tsx', 'host/main.ts'], {
    env: { HOST_LOG_LEVEL: 'error', METRICS_PORT: 'off', ...env, PORT: String(port) },
    url: `http://127.0.0.1:${port}`,
    readyAt: '/healthz',
  });
}
