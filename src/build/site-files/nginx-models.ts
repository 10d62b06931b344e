import { mkdir, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { decodedAddress } from '../adapter/plan-release';
import { quoted } from './nginx-moves';

/** Not served by our host (src/build/adapter/plan-release.ts). */
const NGINX_MODELS = 'models.conf';

/** What nginx, serving the folder alone, includes in a `map $uri`: pages that show models have a policy of their own. */
export async function writeNginxModels(publicDir: string, pages: readonly string[]): Promise<void> {
  await mkdir(publicDir, { recursive: true });
  // By its address, and by the file that is sent.
  const lines = pages
    .map((page) => decodedAddress(page).replace(/\/$/, ''))
    .flatMap((page) => [page, `${page}/index.html`])
    .map((address) => `${quoted(address)} blob:;`);
  const text = ['# Pages that show models.', ...lines, ''].join('\n');
  await writeFile(path.join(publicDir, NGINX_MODELS), text);
}
