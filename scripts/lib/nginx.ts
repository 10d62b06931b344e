import { execFileSync, spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync } from 'node:fs';
import { mkdir, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';

const CONFS = path.join(__dirname, '..', '..', 'docs', 'nginx');
/** ms */
const START_MS = 10_000;

/** Undefined where it is not installed. */
export const NGINX = ['/usr/sbin/nginx', '/usr/local/sbin/nginx', '/usr/bin/nginx'].find(existsSync);

interface NginxOptions {
  /** Ports. */
  visitors: number;
  host: number;
  deployDir: string;
}

export interface Nginx {
  stop: () => Promise<void>;
}

/** As in docs/nginx/before-the-host.conf, without TLS, in a folder of its own. */
export async function startNginx({ visitors, host, deployDir }: NginxOptions): Promise<Nginx> {
  const dir = await mkdtemp(path.join(tmpdir(), 'nginx-'));
  await mkdir(path.join(dir, 'logs'));
  const conf = await readFile(path.join(CONFS, 'before-the-host.conf'), 'utf8');
  const [before] = conf.split('# Whoever asks by another name');
  const server = conf.slice(conf.lastIndexOf('server {'));
  const here = (before + server)
    .replace('server 127.0.0.1:8000;', `server 127.0.0.1:${host};`)
    .replace('listen 443 ssl http2;', `listen 127.0.0.1:${visitors};`)
    .replace(/^ *listen \[::\].*$/gm, '')
    .replace('server_name www.example.org;', 'server_name localhost;')
    .replace(/^ *ssl_certificate.*$/gm, '')
    .replace(/\/var\/cache\/nginx|\/var\/log\/nginx/g, dir)
    .replace(/\/srv\/gallery\/deploy/g, path.resolve(deployDir))
    .replace(/snippets\/gallery-built-pages\.conf/g, path.join(CONFS, 'built-pages.conf'));
  const temporary = ['client_body', 'proxy', 'fastcgi', 'uwsgi', 'scgi'].map(
    (name) => `${name}_temp_path ${dir}/${name};`,
  );
  const file = path.join(dir, 'nginx.conf');
  const main = `daemon off; pid ${dir}/pid; error_log ${dir}/error.log; worker_processes 1; events {}`;
  await writeFile(file, `${main}\nhttp {\n${temporary.join('\n')}\n${here}\n}\n`);
  const args = ['-p', dir, '-c', file];
  execFileSync(NGINX!, ['-t', ...args], { stdio: 'pipe' });
  const child = spawn(NGINX!, args, { stdio: 'ignore' });
  const ended = once(child, 'exit');
  for (const end = Date.now() + START_MS; !(await isUp(visitors)); await delay(50))
    if (Date.now() > end || child.exitCode !== null) throw new Error(`nginx does not start: ${file}`);
  return {
    async stop() {
      child.kill('SIGTERM');
      await ended;
      await rm(dir, { recursive: true, force: true });
    },
  };
}

const isUp = (port: number): Promise<boolean> =>
  fetch(`http://localhost:${port}/healthz`).then(
    () => true,
    () => false,
  );
