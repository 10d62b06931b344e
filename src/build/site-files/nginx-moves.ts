import { mkdir, writeFile } from 'node:fs/promises';
import path from 'node:path';
import type { FormerAddress } from '../../page-makers/former-addresses';
import { decodedAddress } from '../adapter/plan-release';

/** Not served by our host (src/build/adapter/plan-release.ts). */
const NGINX_MOVES = 'moved.conf';

/** What nginx, serving the folder alone, includes in a `map $uri` (docs/nginx/static-only.conf). */
export async function writeNginxMoves(publicDir: string, former: readonly FormerAddress[]): Promise<void> {
  await mkdir(publicDir, { recursive: true });
  await writeFile(path.join(publicDir, NGINX_MOVES), nginxMoves(former));
}

const nginxMoves = (former: readonly FormerAddress[]): string =>
  [
    '# Addresses of before, and those of now.',
    ...former.map(({ from, to }) => `${quoted(decodedAddress(from))} ${quoted(to)};`),
    '',
  ].join('\n');

/** A dollar would begin a variable, which no address that is escaped has. */
export const quoted = (text: string): string => `"${text.replace(/[\\"]/g, '\\$&')}"`;
