import { readFileSync } from 'node:fs';
import path from 'node:path';
import { LOCALE_CODES, LOCALES, type LocaleCode } from '../src/i18n/locales';
import { roomPage } from '../src/contract/rooms/room-paths';
import { ROUTES } from '../src/routes/route-table';

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
    const built = `${address.replace(/\/abc$/, '')}/index.html`;
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
