import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { setTimeout } from 'node:timers/promises';
import pLimit from 'p-limit';
import { parse } from 'yaml';
import { readCurrent, type Deploy } from '../../host/releases/current-release';
import { pageDataPath } from '../../src/release/page-data';
import { allWorksPath } from '../../src/routes/alternates';
import { routePath } from '../../src/routes/route-path';
import type { AddedWork } from '../lib/make-catalogue';

/** An edit that takes longer has failed. */
const PATIENCE_MS = 60_000;
/** Few enough at a time that nobody is given a page of before for the sake of others. */
const AT_A_TIME = 4;
/** ms between two requests. */
const PAUSE_MS = 5;
const FILES_AT_A_TIME = 64;

/** The addresses at which the release of a folder holds a text, the data of pages among them. */
export async function holdersOf(deployDir: string, text: string): Promise<string[]> {
  const deploy = await readCurrent(deployDir);
  const limit = pLimit(FILES_AT_A_TIME);
  const found = await Promise.all(
    Object.entries(deploy.manifest.files)
      .filter(([address]) => deploy.tags?.of(address.replace(/^\/page-data(\/.+)\/page-data\.json$/, '$1')))
      .map(([address, { file }]) => limit(async () => ((await holds(deploy, file, text)) ? [address] : []))),
  );
  // The search has an index of another name after each edit; the manifest that names it is what is asked for.
  return found.flat().filter((address) => !address.startsWith('/static/'));
}

const holds = async ({ root }: Deploy, file: string, text: string): Promise<boolean> =>
  unfolded(await readFile(path.join(root, file), 'utf8')).includes(text);

/** Calendars and vCards break their lines after 75 bytes. */
const unfolded = (text: string): string => text.replace(/\r\n[ \t]/g, '');

/** The English pages of a work, of its creators and of all works, with their data: the heaviest of those that show it. */
export async function pagesOf(catalogueDir: string, { file, slug }: AddedWork): Promise<string[]> {
  const read = async (name: string) =>
    parse(await readFile(name, 'utf8')) as { creators: string[]; slug: { en: string } };
  const { creators } = await read(file);
  const slugs = await Promise.all(
    creators.map(async (id) => (await read(path.join(catalogueDir, 'creators', `${id}.yaml`))).slug.en),
  );
  return [
    routePath('works-slug', 'en', { slug }),
    ...slugs.map((creator) => routePath('creators-slug', 'en', { slug: creator })),
    allWorksPath('en'),
  ].flatMap((page) => [page, pageDataPath(page)]);
}

/** How long it takes until an address shows something. */
export interface Shown {
  address: string;
  /** ms since the edit. */
  ms: number;
}

/** Asks addresses again and again until each holds a text; the one that was last. */
export async function lastToShow(
  url: string,
  addresses: readonly string[],
  { text, started }: { text: string; started: number },
): Promise<Shown> {
  const waiting = [...addresses];
  const shown: Shown[] = [];
  const ask = async (): Promise<void> => {
    for (let address = waiting.shift(); address !== undefined; address = waiting.shift()) {
      const answer = await fetch(url + encodeURI(address)).then(async (one) => unfolded(await one.text()));
      const ms = performance.now() - started;
      if (answer.includes(text)) shown.push({ address, ms });
      else if (ms > PATIENCE_MS)
        throw new Error(`${address} does not show '${text}' after ${PATIENCE_MS} ms`);
      else waiting.push(address);
      await setTimeout(PAUSE_MS);
    }
  };
  await Promise.all(Array.from({ length: AT_A_TIME }, ask));
  return shown.reduce((last, one) => (one.ms > last.ms ? one : last));
}
