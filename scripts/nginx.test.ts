import { type ChildProcess, execFileSync, spawn } from 'node:child_process';
import { randomUUID } from 'node:crypto';
import { once } from 'node:events';
import { chmodSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { get, request } from 'node:http';
import { request as requestSecurely } from 'node:https';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { roomPage } from '../src/contract/rooms/room-paths';
import { LOCALE_CODES, type LocaleCode, LOCALES } from '../src/i18n/locales';
import { ROUTES } from '../src/routes/route-table';
import { until } from '../tests/until';
import { NGINX } from './lib/nginx';
import { freePort } from './lib/ports';

describe('nginx languages', () => {
  const docs = (name: string): string => readFileSync(path.join(__dirname, '..', 'docs', name), 'utf8');
  const prefixOf = (locale: LocaleCode): string => LOCALES[locale].prefix && `/${LOCALES[locale].prefix}`;

  /** What those alone may see who were given the address, in a language: a preview and a client's room. */
  const secretsIn = (locale: LocaleCode): string[] => [
    ROUTES['preview-id'].patterns[locale].replace(':id', 'abc'),
    roomPage(locale, 'abc'),
  ];

  /** What a map of nginx makes of a text: the first pattern that it matches, else the default. */
  function mapped(conf: string, name: string, text: string): string | undefined {
    const [, body = ''] = new RegExp(`^map \\S+ \\$${name} \\{\\n(.*?)^\\}`, 'ms').exec(conf) ?? [];
    const entries = [...body.matchAll(/^ +(?:default|"~(\*?)(.*)") (?:"([^"]*)"|([^" ]*));$/gm)];
    const found =
      entries.find(([, noCase, pattern]) => pattern && new RegExp(pattern, noCase && 'i').test(text)) ??
      entries.find(([, , pattern]) => pattern === undefined);
    return found?.[3] ?? found?.[4];
  }

  /** What the places say that take an address, one after the other: `location ~ PATTERN { … }`. */
  const placesOf = (conf: string, address: string): string =>
    [...conf.matchAll(/^ +location ~ (\S+) \{([^]*?)\}$/gm)]
      .filter(([, pattern]) => new RegExp(pattern!).test(address))
      .map(([, , said]) => said)
      .join('\n');

  describe.each(LOCALE_CODES)('the configuration of proxies, of the pages in %s,', (locale) => {
    const alone = docs('nginx/static-only.conf');
    const before = docs('nginx/before-the-host.conf');
    const prefix = prefixOf(locale);

    it.each([
      ['static-only.conf', alone],
      ['before-the-host.conf', before],
    ])('has their error pages in %s', (_, conf) => {
      expect(mapped(conf, 'gallery_prefix', `${prefix}/nothing`)).toBe(prefix);
      expect(mapped(conf, 'gallery_prefix', prefix || '/')).toBe(prefix);
      expect(placesOf(conf, `${prefix}/500.html`)).toContain('internal;');
    });

    it.each(secretsIn(locale))('keeps %s from caches, search engines, other sites and logs', (address) => {
      expect(mapped(alone, 'gallery_cache', `200:${address}`)).toBe('no-store');
      expect(mapped(alone, 'gallery_robots', address)).toBe('noindex');
      expect(mapped(alone, 'gallery_referrer', address)).toBe('no-referrer');
      expect(mapped(alone, 'gallery_frames', address)).toBe('https://api.example.org');
      expect(mapped(alone, 'gallery_frame_options', address)).toBe('');
      expect(placesOf(before, address)).toContain('proxy_pass');
      expect(placesOf(before, address)).not.toContain('proxy_cache');
      for (const conf of [alone, before])
        expect(mapped(conf, 'gallery_path', address)).toBe('$gallery_preview:token');
    });

    it.each(secretsIn(locale))('shows %s by the page that was built for all of them', (address) => {
      const built = `${address.replace(/abc$/, '~')}/index.html`;
      expect(placesOf(alone, address).replace('$1', prefix)).toContain(`try_files ${built} `);
    });

    it('is told in docs/deploy.md', () => {
      const said = docs('deploy.md');
      for (const address of secretsIn(locale)) {
        expect(said).toContain(`\`${address.replace(/abc$/, '…')}\``);
        expect(said).toContain(`"${address.replace(/abc$/, '*')}"`);
      }
      if (prefix) expect(said).toContain(`from = "${prefix}/*"\n  to = "${prefix}/404.html"`);
    });
  });
});

describe('nginx logs', () => {
  const NAMES = ['before-the-host', 'static-only'];
  const confOf = (name: string): string =>
    readFileSync(path.join(__dirname, '..', 'docs/nginx', `${name}.conf`), 'utf8');

  /** The blocks of a configuration that stand beside each other, by their first word. */
  const blocksOf = (conf: string, word: string): string[] =>
    conf.match(new RegExp(`^${word}[^{]*\\{$[^]*?^\\}$`, 'gm')) ?? [];
  const logFormatOf = (conf: string): string => /^log_format gallery [^;]*;/m.exec(conf)?.[0] ?? '';

  /** Of a visitor's request, what may be written as it is. */
  const HARMLESS = [
    '$gallery_visitor',
    '$gallery_path',
    '$gallery_from',
    '$time_iso8601',
    '$request_method',
    '$request_time',
    '$status',
    '$body_bytes_sent',
    '$http_user_agent',
  ];

  describe.each(NAMES)('the configuration of nginx, %s,', (name) => {
    const conf = confOf(name);

    it('logs nothing but what may be written', () => {
      const variables = logFormatOf(conf).match(/\$\w+/g) ?? [];
      expect(variables.length).toBeGreaterThan(4);
      expect(variables.filter((variable) => !HARMLESS.includes(variable))).toEqual([]);
    });

    it('does so in each of its servers, and keeps whole addresses out of the log of errors', () => {
      const servers = blocksOf(conf, 'server');
      expect(servers.length).toBeGreaterThan(1);
      for (const server of servers) {
        expect(server.match(/access_log [^;]+;/g)).toEqual([
          'access_log /var/log/nginx/gallery.log gallery;',
        ]);
        expect(server.match(/error_log [^;]+;/g)).toEqual([
          'error_log /var/log/nginx/gallery-error.log emerg;',
        ]);
      }
    });
  });

  const TOKEN = 'um7vwQamBTtehBLz_BhF9FIjqe8w2o-5O_tjvDoJGyw';

  /** A request as a proxy would pass it on, whose visitor comes from an address. */
  interface Visit {
    from?: string;
    target?: string;
    referer?: string;
  }

  (NGINX ? describe : describe.skip).each(NAMES)('nginx with the maps of %s', (name) => {
    const conf = confOf(name);
    let folder: string;
    let nginx: ChildProcess | undefined;
    let port: number;
    const log = () => readFileSync(path.join(folder, 'access.log'), 'utf8').split('\n').slice(0, -1);

    beforeAll(async () => {
      folder = mkdtempSync(path.join(tmpdir(), 'nginx-logs-'));
      port = await freePort();
      const maps = blocksOf(conf, 'map').filter((map) => /\$gallery_(visitor|path|from) \{/.test(map));
      expect(maps).toHaveLength(3);
      mkdirSync(path.join(folder, 'logs'));
      writeFileSync(
        path.join(folder, 'nginx.conf'),
        `daemon off; pid ${folder}/pid; error_log ${folder}/error.log; events {}
      http {
        client_body_temp_path ${folder}; proxy_temp_path ${folder}; fastcgi_temp_path ${folder};
        uwsgi_temp_path ${folder}; scgi_temp_path ${folder};
        ${maps.join('\n')}
        ${logFormatOf(conf)}
        set_real_ip_from 127.0.0.1;
        real_ip_header X-Real-IP;
        server { listen 127.0.0.1:${port}; access_log ${folder}/access.log gallery; return 204; }
      }`,
      );
      const args = ['-p', folder, '-c', path.join(folder, 'nginx.conf')];
      execFileSync(NGINX!, ['-t', ...args], { stdio: 'pipe' });
      nginx = spawn(NGINX!, args, { stdio: 'ignore' });
      await until(() =>
        visit({}).then(
          () => true,
          () => false,
        ),
      );
    });
    afterAll(async () => {
      const ended = nginx && once(nginx, 'exit');
      nginx?.kill();
      await ended;
      rmSync(folder, { recursive: true, force: true });
    });

    const visit = ({ from = '203.0.113.7', target = '/', referer }: Visit, agent = 'first'): Promise<void> =>
      new Promise((resolve, reject) => {
        const headers = {
          'x-real-ip': from,
          'user-agent': agent,
          ...(referer !== undefined && { referer }),
        };
        request({ host: '127.0.0.1', port, path: target, headers }, (response) => {
          response.resume().once('end', resolve);
        })
          .once('error', reject)
          .end();
      });
    /** The line that a visit leaves; nginx writes it after the answer, so others may come in between. */
    const lineOf = async (given: Visit): Promise<string> => {
      const agent = randomUUID();
      await visit(given, agent);
      return until(
        () => log().find((line) => line.includes(agent)),
        (line) => line !== undefined,
      ) as Promise<string>;
    };

    it.each([
      ['203.0.113.7', '203.0.113.0'],
      ['2001:db8:aa:bb:1:2:3:4', '2001:db8:aa::'],
      ['2001:db8:aa::4', '2001:db8:aa::'],
      ['2001:db8::4', '2001:db8::'],
      ['2001::4', '2001::'],
      ['::1', '::'],
      ['::ffff:203.0.113.7', '203.0.113.0'],
    ])('writes %s as %s', async (from, written) => {
      expect((await lineOf({ from })).split(' ')[0]).toBe(written);
    });

    it.each([
      ['/about?email=ada@example.org', '/about'],
      [`/preview/${TOKEN}`, '/preview/:token'],
      [`/fr/preview/${TOKEN}?x`, '/fr/preview/:token'],
      ['/room/abc', '/room/:token'],
      ['/fr/salon/abc?x', '/fr/salon/:token'],
      ['/api/rooms/abc/answer', '/api/rooms/:token'],
      ['/api/room-pictures/abc.jpg', '/api/room-pictures/:token'],
      ['/PREVIEW/abc', '/PREVIEW/:token'],
      [`/api/preview/${TOKEN}`, '/api/preview/:token'],
      [`/%70review/${TOKEN}`, '/:token'],
      [`/newsletter/confirmation?token=${TOKEN}`, '/newsletter/confirmation'],
      [`/api/newsletter/withdraw?token=${TOKEN}`, '/api/newsletter/withdraw'],
      ['/works/quai-bench', '/works/quai-bench'],
    ])('writes %s as %s', async (target, written) => {
      const line = await lineOf({ target });
      expect(line).toContain(`"GET ${written}"`);
      expect(line).not.toMatch(/um7vw|ada@/);
    });

    it.each([
      [`https://www.example.org/newsletter/stop?token=${TOKEN}`, '"https://www.example.org"'],
      [`https://www.example.org?token=${TOKEN}`, '"https://www.example.org"'],
      [`https://ada:secret@www.example.org/preview/${TOKEN}`, '"-"'],
      [TOKEN, '"-"'],
      [undefined, '"-"'],
    ])('writes the page before, %s, as %s', async (referer, written) => {
      const line = await lineOf(referer === undefined ? {} : { referer });
      expect(line).toContain(written);
      expect(line).not.toMatch(/um7vw|ada:|secret/);
    });
  });
});

describe('nginx whole', () => {
  const CONFS = path.join(__dirname, '..', 'docs/nginx');

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
        const options = {
          host: '::1',
          port: secure,
          path: address,
          servername: name,
          headers: { host: name },
        };
        requestSecurely({ ...options, rejectUnauthorized: false }, (answer) => {
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
});
