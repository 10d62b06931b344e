import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdir, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';

/** nginx as docs/deploy.md has it before several hosts, without what TLS and caching add. */
const configuration = (dir: string, port: number, hosts: readonly number[]): string => `
  daemon off;
  worker_processes 2;
  pid ${dir}/nginx.pid;
  error_log ${dir}/error.log error;
  events { worker_connections 1024; }
  http {
    access_log off;
    client_body_temp_path ${dir}/body;
    proxy_temp_path ${dir}/proxy;
    fastcgi_temp_path ${dir}/fastcgi;
    uwsgi_temp_path ${dir}/uwsgi;
    scgi_temp_path ${dir}/scgi;
    upstream gallery {
      zone gallery 64k;
      ${hosts.map((host) => `server 127.0.0.1:${host} max_fails=1 fail_timeout=1s;`).join(' ')}
    }
    server {
      listen 127.0.0.1:${port};
      location / {
        proxy_pass http://gallery;
        proxy_http_version 1.1;
        proxy_set_header Connection "";
        proxy_set_header Host $host;
        proxy_connect_timeout 2s;
        proxy_next_upstream error timeout http_502 http_503;
        add_header X-Answered-By $upstream_addr always;
      }
    }
  }
`;

interface Nginx {
  url: string;
  stop: () => Promise<void>;
}

/** Starts nginx before hosts of this machine, by their ports. @param dir for its files */
export async function startNginx(dir: string, port: number, hosts: readonly number[]): Promise<Nginx> {
  await mkdir(dir, { recursive: true });
  const file = path.join(dir, 'nginx.conf');
  await writeFile(file, configuration(dir, port, hosts));
  const child = spawn('nginx', ['-p', dir, '-c', file], { stdio: ['ignore', 'inherit', 'inherit'] });
  const ended = once(child, 'close');
  const url = `http://127.0.0.1:${port}`;
  for (let tries = 0; !(await fetch(url).catch(() => undefined)); tries += 1) {
    if (tries === 100 || child.exitCode !== null)
      throw new Error('nginx does not start: apt-get install nginx');
    await delay(50);
  }
  return {
    url,
    async stop() {
      child.kill('SIGTERM');
      await ended;
    },
  };
}
