import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';

/** Debian's headless build opens a page in a fifth of the time that its whole browser takes. */
const WITHOUT_WINDOW = '/usr/bin/chromium-headless-shell';
const DEBIANS = '/usr/bin/chromium';

function browserPaths(platform: NodeJS.Platform, env: NodeJS.ProcessEnv): string[] {
  switch (platform) {
    case 'darwin':
      return ['Google Chrome', 'Chromium', 'Microsoft Edge'].map(
        (name) => `/Applications/${name}.app/Contents/MacOS/${name}`,
      );
    case 'win32':
      return [env.PROGRAMFILES, env['PROGRAMFILES(X86)'], env.LOCALAPPDATA]
        .filter((folder) => folder !== undefined)
        .flatMap((folder) => [
          `${folder}\\Google\\Chrome\\Application\\chrome.exe`,
          `${folder}\\Chromium\\Application\\chrome.exe`,
          `${folder}\\Microsoft\\Edge\\Application\\msedge.exe`,
        ]);
    default:
      return [
        WITHOUT_WINDOW,
        DEBIANS,
        '/usr/bin/chromium-browser',
        '/usr/bin/google-chrome',
        '/usr/bin/google-chrome-stable',
        '/snap/bin/chromium',
        '/usr/bin/microsoft-edge',
      ];
  }
}

export interface Machine {
  env: NodeJS.ProcessEnv;
  platform: NodeJS.Platform;
  isRoot: boolean;
  exists: (path: string) => boolean;
  run: (command: string, args: string[]) => boolean;
}

const APT = '/usr/bin/apt-get';
/** The first exists on Debian only. */
const PACKAGES = ['chromium-headless-shell', 'chromium'];
/** Without a network, apt waits for minutes. */
const IMPATIENT = ['-o', 'Acquire::http::Timeout=10', '-o', 'Acquire::Retries=1'];
const HOW_TO = 'Install Chromium or Chrome, or set CHROME_PATH to its executable.';

/**
 * CHROME_PATH, an installed one, or one installed now by apt; root on Debian gets the one without a window beside the other.
 * @throws Error that says how to get one
 */
export function ensureBrowser(machine: Machine = thisMachine()): string {
  const { env, exists, platform } = machine;
  if (env.CHROME_PATH) {
    if (exists(env.CHROME_PATH)) return env.CHROME_PATH;
    throw new Error(`CHROME_PATH is '${env.CHROME_PATH}', where there is no file. ${HOW_TO}`);
  }
  const find = (): string | undefined => browserPaths(platform, env).find(exists);
  const found = find();
  if (found === DEBIANS && machine.isRoot && installBrowser(machine, PACKAGES.slice(0, 1)))
    return WITHOUT_WINDOW;
  if (found) return found;
  const installed = installBrowser(machine, PACKAGES) ? find() : undefined;
  if (installed) return installed;
  throw new Error(`No browser was found. ${HOW_TO}`);
}

function installBrowser({ exists, isRoot, run }: Machine, packages: readonly string[]): boolean {
  if (!exists(APT)) return false;
  const sudo = isRoot ? [] : ['sudo', '-n'];
  const apt = (...args: string[]): boolean => {
    const [command = APT, ...rest] = [...sudo, APT, ...args];
    return run(command, rest);
  };
  console.log(`Installing ${packages[0]} with apt-get, for the tests.`);
  return (
    apt('update', ...IMPATIENT) &&
    packages.some((name) => apt('install', '-y', '--no-install-recommends', name))
  );
}

const thisMachine = (): Machine => ({
  env: process.env,
  platform: process.platform,
  isRoot: process.getuid?.() === 0,
  exists: existsSync,
  run: (command, args) => spawnSync(command, args, { stdio: 'inherit' }).status === 0,
});
