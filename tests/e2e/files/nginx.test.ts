import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { readHostOptions } from '../../../host/host-options';
import { SCRIPT_POLICY_NAME } from '../../../src/release/manifest';
import { readCurrent, type Deploy } from '../../../host/releases/current-release';
import { filesOf } from '../../../src/build/adapter/write-release';
import { expect, test } from '../support/test';

/** What docs/nginx says, against the names and scripts of the built site. */
const NGINX = path.join(__dirname, '..', '..', '..', 'docs', 'nginx');
/** Inline scripts of all pages together: a handful, or nginx could not name them in one header. */
const MAX_SCRIPTS = 12;

let deploy: Deploy;
test.beforeAll(async () => {
  deploy = await readCurrent(readHostOptions(process.env).deployDir);
});

/** The entries of a map of nginx, in their order. */
async function readMap(name: string): Promise<{ pattern: RegExp | undefined; value: string }[]> {
  const conf = await readFile(path.join(NGINX, 'static-only.conf'), 'utf8');
  const [, body = ''] = new RegExp(`^map \\S+ \\$${name} \\{\\n(.*?)^\\}`, 'ms').exec(conf) ?? [];
  const entries = [...body.matchAll(/^ +(?:default|"~(.*)") (?:"([^"]*)"|([^" ]*));$/gm)];
  return entries.map(([, pattern, quoted, plain = '']) => ({
    pattern: pattern === undefined ? undefined : new RegExp(pattern),
    value: quoted ?? plain,
  }));
}

test('static-only.conf lets browsers keep what the host lets them keep, and nothing else', async () => {
  const map = await readMap('gallery_cache');
  const ruleOf = (address: string): string | undefined =>
    (map.find(({ pattern }) => pattern?.test(`200:${address}`)) ?? map.find(({ pattern }) => !pattern))
      ?.value;
  const served = Object.entries(deploy.manifest.files).filter(
    ([address]) => !/\.(map|LICENSE\.txt)$/.test(address),
  );
  const kept = served.filter(([, { cache }]) => cache === 'immutable').map(([address]) => address);
  expect(kept.filter((address) => /\.(js|css)$/.test(address)).length).toBeGreaterThan(50);
  const isKept = ([address]: [string, unknown]): boolean => ruleOf(address)?.includes('immutable') ?? false;
  expect(served.filter(isKept).map(([address]) => address)).toEqual(kept);
});

test('all pages have the same few inline scripts, which nginx is told of', async () => {
  const scripts = new Set([...filesOf(deploy.manifest).values()].flatMap((file) => file.scripts ?? []));
  expect(scripts.size).toBeLessThanOrEqual(MAX_SCRIPTS);
  const map = await readFile(path.join(deploy.root, '..', SCRIPT_POLICY_NAME), 'utf8');
  expect(new Set(map.match(/sha256-[^']+/g))).toEqual(scripts);
});
