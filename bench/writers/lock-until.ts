import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { createInterface } from 'node:readline';

/** Has another process lock the database now and then. @returns how often it did */
export async function lockUntil(file: string, end: AbortSignal): Promise<number> {
  const locker = spawn(process.execPath, ['--import', 'tsx', require.resolve('./lock-database'), file], {
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  const stop = () => void locker.kill('SIGKILL');
  end.addEventListener('abort', stop);
  const exited = once(locker, 'exit');
  let locks = 0;
  for await (const _line of createInterface(locker.stdout)) locks += 1;
  await exited;
  return locks;
}
