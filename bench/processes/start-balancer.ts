import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { freePort } from '../../scripts/lib/ports';
import { startProcess, type ServingProcess } from '../lib/start-process';

/** nginx in front of several processes, as docs/deploy.md has it: what one does not take goes to the next. */
export async function startBalancer(ports: readonly number[]): Promise<ServingProcess> {
  const folder = await mkdtemp(path.join(tmpdir(), 'bench-balancer-'));
  const port = await freePort();
  const conf = path.join(folder, 'nginx.conf');
  await writeFile(conf, config(folder, port, ports));
  const nginx = await startProcess('nginx', ['-p', folder, '-c', conf, '-e', 'stderr'], {
    url: `http://127.0.0.1:${port}`,
    readyAt: '/healthz',
  });
  return {
    ...nginx,
    async close() {
      await nginx.close();
      await rm(folder, { recursive: true });
    },
  };
}

const config = (folder: string, port: number, ports: readonly number[]): string => `
daemon off;
worker_processes 1;
user root;
pid ${folder}/pid;
events { worker_connections 1024; }
http {
  access_log off;
  error_log /dev/null;
  client_body_temp_path ${folder}/body;
  proxy_temp_path ${folder}/proxy;
  upstream api { ${ports.map((one) => `server 127.0.0.1:${one} max_fails=1 fail_timeout=1s;`).join(' ')} }
  server {
    listen 127.0.0.1:${port};
    location / {
      proxy_pass http://api;
      proxy_set_header Host $http_host;
      proxy_set_header X-Forwarded-For $remote_addr;
    }
  }
}
`;
