import { spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { existsSync } from 'node:fs';
import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';

const VCL = path.resolve('docs/varnish/gallery.vcl');
const APT = '/usr/bin/apt-get';
const PACKAGES = ['varnish', 'varnish-modules'];
/** ms */
const START_MS = 60_000;

/** Installs it where apt and its rights are there. */
export function hasVarnish(): boolean {
  const isThere = () => spawnSync('varnishd', ['-V']).status === 0 && hasModule();
  if (isThere()) return true;
  if (!existsSync(APT) || process.getuid?.() !== 0) return false;
  for (const args of [['update'], ['install', '-y', '--no-install-recommends', ...PACKAGES]])
    spawnSync(APT, args, { stdio: 'ignore' });
  return isThere();
}

const hasModule = (): boolean =>
  spawnSync('varnishd', ['-C', '-f', VCL, '-n', path.join(tmpdir(), 'varnish-compiles')]).status === 0;

export interface Varnish {
  url: string;
  stop: () => Promise<void>;
  /** A restarted Varnish has an empty cache. */
  start: () => Promise<void>;
}

interface VarnishPorts {
  visitors: number;
  purges: number;
  host: number;
}

/** As in docs/varnish. */
export async function startVarnish({ visitors, purges, host }: VarnishPorts): Promise<Varnish> {
  const url = `http://127.0.0.1:${visitors}`;
  let stop: () => Promise<void>;
  const start = async (): Promise<void> => {
    const dir = await mkdtemp(path.join(tmpdir(), 'varnish-'));
    const file = path.join(dir, 'gallery.vcl');
    const vcl = await readFile(VCL, 'utf8');
    await writeFile(file, vcl.replace('.port = "8000"', `.port = "${host}"`));
    const doors = ['-a', `http=127.0.0.1:${visitors}`, '-a', `purge=127.0.0.1:${purges}`];
    // Keeps pages as the host has compressed them.
    const settings = ['-f', file, '-s', 'malloc,128m', '-p', 'http_gzip_support=off'];
    const args = ['-F', '-j', 'none', '-n', path.join(dir, 'work'), ...doors, ...settings];
    const child = spawn('varnishd', args, { stdio: ['ignore', 'ignore', 'pipe'] });
    let said = '';
    child.stderr.on('data', (text: Buffer) => (said += String(text)));
    const ended = once(child, 'close');
    stop = async () => {
      child.kill('SIGTERM');
      await ended;
      await rm(dir, { recursive: true, force: true });
    };
    for (const end = Date.now() + START_MS; !(await isUp(url)); await delay(50))
      if (Date.now() > end || child.exitCode !== null) throw new Error(`Varnish does not start: ${said}`);
  };
  await start();
  return { url, start, stop: () => stop() };
}

const isUp = (url: string): Promise<boolean> =>
  fetch(url, { method: 'HEAD' }).then(
    () => true,
    () => false,
  );
