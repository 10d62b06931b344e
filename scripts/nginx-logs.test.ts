import { execFileSync, spawn, type ChildProcess } from 'node:child_process';
import { randomUUID } from 'node:crypto';
import { once } from 'node:events';
import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { request } from 'node:http';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { until } from '../tests/until';
import { NGINX } from './lib/nginx';
import { freePort } from './lib/ports';

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
      expect(server.match(/access_log [^;]+;/g)).toEqual(['access_log /var/log/nginx/gallery.log gallery;']);
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
