import { execFileSync, spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { chmodSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { request } from 'node:https';
import { get } from 'node:http';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { until } from '../../tests/until';
import { NGINX } from './nginx';
import { freePort } from './ports';

const CONFS = path.join(__dirname, '../..', 'docs/nginx');

interface Answer {
  status?: number | undefined;
  to?: string | undefined;
  body?: string;
}

/** The whole of before-the-host.conf, with its certificate and all its servers; nothing but paths and ports is another. */
(NGINX ? describe : describe.skip)('nginx before the host', () => {
  let dir: string;
  let nginx: ChildProcess;
  let plain: number;
  let secure: number;

  beforeAll(async () => {
    dir = mkdtempSync(path.join(tmpdir(), 'nginx-whole-'));
    // Started by root, nginx reads files as somebody else.
    chmodSync(dir, 0o755);
    [plain, secure] = [await freePort(), await freePort()];
    for (const folder of ['html/.well-known/acme-challenge', 'cache', 'log', 'snippets'])
      mkdirSync(path.join(dir, folder), { recursive: true });
    writeFileSync(path.join(dir, 'html/.well-known/acme-challenge/token'), 'proof');
    writeFileSync(path.join(dir, 'script-policy.map'), `default "";\n`);
    writeFileSync(path.join(dir, 'mime.types'), 'types { text/html html; }\n');
    writeFileSync(
      path.join(dir, 'snippets/gallery-built-pages.conf'),
      readFileSync(path.join(CONFS, 'built-pages.conf')),
    );
    const files = ['-keyout', path.join(dir, 'privkey.pem'), '-out', path.join(dir, 'fullchain.pem')];
    const kind = [
      'req',
      '-x509',
      '-newkey',
      'rsa:2048',
      '-nodes',
      '-days',
      '1',
      '-subj',
      '/CN=www.example.org',
    ];
    execFileSync('openssl', [...kind, ...files], { stdio: 'ignore' });
    const conf = readFileSync(path.join(CONFS, 'before-the-host.conf'), 'utf8')
      .replaceAll('/etc/letsencrypt/live/www.example.org', dir)
      .replaceAll('/etc/nginx/mime.types', path.join(dir, 'mime.types'))
      .replaceAll('/var/cache/nginx', path.join(dir, 'cache'))
      .replaceAll('/var/log/nginx', path.join(dir, 'log'))
      .replaceAll('/var/www/html', path.join(dir, 'html'))
      .replaceAll('/srv/gallery/deploy/current/script-policy.map', path.join(dir, 'script-policy.map'))
      .replace(
        /listen (\[::\]:)?80\b/g,
        (_, six = '127.0.0.1:') => `listen ${six === '[::]:' ? '[::1]:' : six}${plain}`,
      )
      .replace(
        /listen (\[::\]:)?443\b/g,
        (_, six = '127.0.0.1:') => `listen ${six === '[::]:' ? '[::1]:' : six}${secure}`,
      );
    const temporary = ['client_body', 'proxy', 'fastcgi', 'uwsgi', 'scgi'].map(
      (name) => `${name}_temp_path ${dir}/${name};`,
    );
    const main = `daemon off; pid ${dir}/pid; error_log ${dir}/log/error.log; worker_processes 1; events {}`;
    writeFileSync(path.join(dir, 'nginx.conf'), `${main}\nhttp {\n${temporary.join('\n')}\n${conf}\n}\n`);
    nginx = spawn(NGINX!, ['-p', dir, '-c', path.join(dir, 'nginx.conf')], { stdio: 'ignore' });
    await until(async () => (await ask('www.example.org', '/')).status === 301);
  });
  afterAll(async () => {
    nginx.kill('SIGTERM');
    await once(nginx, 'exit');
    rmSync(dir, { recursive: true });
  });

  const ask = (name: string, address: string, host = '127.0.0.1'): Promise<Answer> =>
    new Promise((resolve) => {
      get({ host, port: plain, path: address, headers: { host: name } }, (answer) => {
        let body = '';
        answer.on('data', (part: Buffer) => (body += part.toString()));
        answer.on('end', () => resolve({ status: answer.statusCode, to: answer.headers.location, body }));
      }).on('error', () => resolve({}));
    });
  const askSecurely = (name: string, address: string): Promise<Answer> =>
    new Promise((resolve) => {
      const options = { host: '::1', port: secure, path: address, servername: name, headers: { host: name } };
      request({ ...options, rejectUnauthorized: false }, (answer) => {
        answer.resume();
        resolve({ status: answer.statusCode, to: answer.headers.location });
      })
        .on('error', () => resolve({}))
        .end();
    });

  it.each(['127.0.0.1', '::1'])('leads both names to the site, over https (%s)', async (host) => {
    for (const name of ['www.example.org', 'example.org'])
      expect(await ask(name, '/about?from=print', host)).toMatchObject({
        status: 301,
        to: 'https://www.example.org/about?from=print',
      });
    expect(await askSecurely('example.org', '/about')).toEqual({
      status: 301,
      to: 'https://www.example.org/about',
    });
  });

  it('shows Let’s Encrypt its file, without https', async () => {
    const file = '/.well-known/acme-challenge/token';
    expect(await ask('example.org', file)).toMatchObject({ status: 200, body: 'proof' });
  });

  it('answers nobody who asks for another name', async () => {
    expect(await ask('other.example', '/')).toEqual({});
    expect(await askSecurely('other.example', '/')).toEqual({});
  });
});
