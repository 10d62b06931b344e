import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { freePort } from '../../scripts/lib/ports';
import { startProcess, type ServingProcess } from '../lib/start-process';

/** What a server says of the file itself, or of the connection. */
const OWN_HEADERS = new Set([
  'connection',
  'content-encoding',
  'content-length',
  'content-type',
  'date',
  'etag',
  'keep-alive',
  'last-modified',
  'transfer-encoding',
  'vary',
]);

/**
 * nginx with the files of a release, compressed beforehand, in one process as our host, and with the headers that the host sends.
 * @param root the folder of the files
 * @param headers of the host's answer
 */
export async function startNginx(root: string, headers: Headers): Promise<ServingProcess> {
  const folder = await mkdtemp(path.join(tmpdir(), 'bench-nginx-'));
  const port = await freePort();
  const said = [...headers].filter(([name]) => !OWN_HEADERS.has(name));
  const conf = path.join(folder, 'nginx.conf');
  await writeFile(conf, config(folder, root, port, said));
  const nginx = await startProcess('nginx', ['-p', folder, '-c', conf, '-e', 'stderr'], {
    url: `http://127.0.0.1:${port}`,
    readyAt: '/',
  });
  return {
    ...nginx,
    async close() {
      await nginx.close();
      await rm(folder, { recursive: true });
    },
  };
}

const config = (folder: string, root: string, port: number, headers: [string, string][]): string => `
daemon off;
worker_processes 1;
user root;
pid ${folder}/pid;
events { worker_connections 1024; }
http {
  include /etc/nginx/mime.types;
  access_log off;
  sendfile on;
  tcp_nopush on;
  gzip_static on;
  gzip_vary on;
  keepalive_requests 10000000;
  open_file_cache max=1000;
  server {
    listen 127.0.0.1:${port};
    root ${root};
    index index.html;
    location / { try_files $uri $uri/index.html $uri.html =404; }
    ${headers.map(([name, value]) => `add_header ${name} '${value.replaceAll("'", "\\'")}';`).join('\n    ')}
  }
}
`;
