import { fork } from 'node:child_process';
import { existsSync } from 'node:fs';
import { once } from 'node:events';
import path from 'node:path';
import { readHostOptions } from '../../host/host-options';
import { currentLink } from '../../host/releases/release-folders';

/** Starts the site that all tests look at, in a process of its own. @returns ends it */
export default async function globalSetup(): Promise<() => Promise<void>> {
  const { deployDir } = readHostOptions(process.env);
  if (!existsSync(currentLink(deployDir))) {
    throw new Error(`There is no built site in ${deployDir}/ to test. Build it first: npm run build`);
  }
  const server = fork(path.join(__dirname, 'support/site/serve-site.ts'), [], {
    execArgv: ['--import', 'tsx'],
  });
  const ended = once(server, 'exit');
  const [file] = (await Promise.race([
    once(server, 'message'),
    ended.then(() => Promise.reject(new Error('The site under test did not start.'))),
  ])) as [string];
  process.env.SITE_UNDER_TEST = file;
  return async () => {
    server.disconnect();
    await ended;
  };
}
