import { readFileSync } from 'node:fs';
import path from 'node:path';
import { pagePolicy } from './content-security-policy';
import { HSTS, SECURITY_HEADERS } from './security-headers';

const NGINX = path.join(__dirname, '..', '..', 'docs', 'nginx');
const read = (name: string): string => readFileSync(path.join(NGINX, name), 'utf8');

/** Headers that a configuration adds to every answer, by their names. */
const headersOf = (text: string): Record<string, string> =>
  Object.fromEntries(
    [...text.matchAll(/^ *add_header (\S+) (?:"([^"]*)"|(\S+)) always;$/gm)].map(
      ([, name = '', quoted, plain]) => [name, quoted ?? plain ?? ''],
    ),
  );

const OWN_ONLY = { api: '', media: [] };

it('pages that nginx shows while the host is down have the headers that the host gives them', () => {
  const policy = pagePolicy([], OWN_ONLY, { https: true });
  expect(headersOf(read('built-pages.conf'))).toEqual({
    ...SECURITY_HEADERS,
    ...HSTS,
    'Content-Security-Policy': policy.replace("script-src 'self'", "script-src 'self' $gallery_scripts"),
  });
});

it('each place that shows such pages has them', () => {
  const conf = read('before-the-host.conf');
  const places = conf
    .split(/^ {4}location /m)
    .filter((place) => /^ {8}root \/srv\/gallery\/deploy/m.test(place));
  expect(places).toHaveLength(2);
  for (const place of places) expect(place).toContain('include snippets/gallery-built-pages.conf;');
});

it('the desk is passed on as it comes, longer than the host waits for it, and never kept or stood in for', () => {
  const conf = read('before-the-host.conf');
  const places = conf.split(/^ {4}location /m);
  const desk = places.find((place) => place.startsWith('~ ^/desk(/|$)')) ?? '';
  const [, seconds] = /proxy_read_timeout (\d+)s;/.exec(desk) ?? [];
  expect(Number(seconds)).toBeGreaterThan(60);
  expect(desk).toContain('proxy_buffering off;');
  expect(desk).not.toMatch(/proxy_cache|error_page/);
});

it('pages of files alone have them as well, with all inline scripts', () => {
  const api = { api: 'https://api.example.org', media: [] };
  const policy = pagePolicy([], api, { https: true }).replace(
    "script-src 'self'",
    "script-src 'self' 'unsafe-inline'",
  );
  expect(headersOf(read('static-only.conf'))).toMatchObject({
    ...SECURITY_HEADERS,
    ...HSTS,
    'Referrer-Policy': '$gallery_referrer',
    'Cross-Origin-Resource-Policy': '$gallery_resources',
    // `self` and blob: on pages that show models, which the build names; nothing elsewhere.
    'Permissions-Policy': SECURITY_HEADERS['Permissions-Policy'].replace(
      'xr-spatial-tracking=()',
      'xr-spatial-tracking=($gallery_room)',
    ),
    // A preview may be shown within the desk, which is at the API's address there.
    'X-Frame-Options': '$gallery_frame_options',
    'Content-Security-Policy': policy
      .replace("frame-ancestors 'none'", 'frame-ancestors $gallery_frames')
      .replace(/(connect-src [^;]*);/, '$1 $gallery_models;'),
  });
});

it.each(['before-the-host.conf', 'static-only.conf'])(
  '%s answers nobody who asks for another site',
  (name) => {
    const [first = ''] = read(name)
      .split(/^server /m)
      .slice(1);
    for (const line of [
      'listen 80 default_server;',
      'listen 443 ssl http2 default_server;',
      'ssl_reject_handshake on;',
      'return 444;',
    ])
      expect(first).toContain(line);
  },
);
