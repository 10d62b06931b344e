import { ensureBrowser, type Machine } from './ensure-browser';

const APT = '/usr/bin/apt-get';

const INSTALL = `${APT} install -y --no-install-recommends`;

/** A machine with these files; a successful `apt-get install` adds the Chromium of that package. */
function machine(files: string[], rest: Partial<Machine> = {}): { commands: string[] } & Machine {
  const commands: string[] = [];
  return {
    commands,
    env: {},
    platform: 'linux',
    isRoot: true,
    exists: (path) => files.includes(path),
    run: (command, args) => {
      commands.push([command, ...args].join(' '));
      if (args.includes('install')) files.push(`/usr/bin/${args.at(-1)}`);
      return true;
    },
    ...rest,
  };
}

beforeEach(() => jest.spyOn(console, 'log').mockImplementation(() => {}));
afterEach(() => jest.restoreAllMocks());

it('takes the browser of CHROME_PATH', () => {
  const env = { CHROME_PATH: '/opt/chrome' };
  expect(ensureBrowser(machine(['/opt/chrome', '/usr/bin/chromium'], { env }))).toBe('/opt/chrome');
  expect(() => ensureBrowser(machine(['/usr/bin/chromium'], { env }))).toThrow(
    "CHROME_PATH is '/opt/chrome'",
  );
});

it.each([
  ['linux', '/usr/bin/google-chrome'],
  ['darwin', '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome'],
  ['win32', 'C:\\Programs\\Google\\Chrome\\Application\\chrome.exe'],
] as const)('finds an installed one on %s', async (platform, path) => {
  const here = machine([path, APT], { platform, env: { PROGRAMFILES: 'C:\\Programs' } });
  expect(ensureBrowser(here)).toBe(path);
  expect(here.commands).toEqual([]);
});

it('installs one as root, saying so', () => {
  const here = machine([APT]);
  expect(ensureBrowser(here)).toBe('/usr/bin/chromium-headless-shell');
  expect(here.commands).toEqual([
    expect.stringContaining(`${APT} update`),
    `${INSTALL} chromium-headless-shell`,
  ]);
  expect(console.log).toHaveBeenCalledWith(expect.stringContaining('Installing chromium-headless-shell'));
});

it('adds the one without a window to Debian’s own, where it may and can', () => {
  expect(ensureBrowser(machine([APT, '/usr/bin/chromium']))).toBe('/usr/bin/chromium-headless-shell');
  const offline = machine([APT, '/usr/bin/chromium'], { run: () => false });
  expect(ensureBrowser(offline)).toBe('/usr/bin/chromium');
  const notRoot = machine([APT, '/usr/bin/chromium'], { isRoot: false });
  expect(ensureBrowser(notRoot)).toBe('/usr/bin/chromium');
  expect(notRoot.commands).toEqual([]);
});

it('installs the whole browser where there is none without a window', () => {
  const files = [APT];
  const commands: string[] = [];
  const run: Machine['run'] = (command, args) => {
    commands.push([command, ...args].join(' '));
    if (args.at(-1) === 'chromium') files.push('/usr/bin/chromium');
    return args.at(-1) !== 'chromium-headless-shell';
  };
  expect(ensureBrowser(machine(files, { run }))).toBe('/usr/bin/chromium');
  expect(commands).toContain(`${INSTALL} chromium`);
});

it('asks sudo for the right, without a password', () => {
  const here = machine([APT], { isRoot: false });
  ensureBrowser(here);
  expect(here.commands[0]).toContain('sudo -n /usr/bin/apt-get update');
});

it('tells how to get one where it cannot install', () => {
  expect(() => ensureBrowser(machine([]))).toThrow('Install Chromium or Chrome, or set CHROME_PATH');
  expect(() => ensureBrowser(machine([APT], { run: () => false }))).toThrow('No browser was found');
});
