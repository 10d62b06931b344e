import { spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { setTimeout } from 'node:timers/promises';

export interface KilledApi {
  url: string;
  /** How often it was killed, and how often it has ended by itself. */
  ends(): { killed: number; itself: number };
  kill(): void;
  /** Kills it for good. */
  stop(): Promise<void>;
}

/** ms until the next try to start it. */
const RESTART_MS = 200;

/**
 * Runs the API as a process of its own, and starts it again whenever it has ended.
 * @param script the API as one file, which starts sooner
 */
export function runKilledApi(port: number, env: NodeJS.ProcessEnv, script?: string): KilledApi {
  let current: ChildProcess;
  let stopping = false;
  let killed = 0;
  let itself = 0;
  const run = async () => {
    while (!stopping) {
      current = spawn(process.execPath, script ? [script] : ['--import', 'tsx', 'api/main.ts'], {
        env: { ...process.env, ...env, API_PORT: String(port) },
        stdio: ['ignore', 'ignore', 'inherit'],
      });
      const [, signal] = (await once(current, 'exit')) as [number | null, NodeJS.Signals | null];
      if (signal) killed += 1;
      else itself += 1;
      if (!stopping) await setTimeout(RESTART_MS);
    }
  };
  const ended = run();
  const kill = () => void current.kill('SIGKILL');
  return {
    url: `http://127.0.0.1:${port}`,
    ends: () => ({ killed, itself }),
    kill,
    async stop() {
      stopping = true;
      kill();
      await ended;
    },
  };
}
