import { buffer } from 'node:stream/consumers';
import type { Download, Locator } from '@playwright/test';
import { SITE } from './site';

/** A file that a visitor has kept. */
export interface KeptFile {
  name: string;
  text: string;
}

/** What is in a file that a visitor has kept. */
export const contentOf = async (download: Download): Promise<Buffer> =>
  buffer(await download.createReadStream());

/** Does what starts a download, and gives the file. */
export async function downloadBy(element: Locator, start: () => Promise<unknown>): Promise<KeptFile> {
  const [download] = await Promise.all([element.page().waitForEvent('download'), start()]);
  return { name: download.suggestedFilename(), text: (await contentOf(download)).toString() };
}

/** Clicks a link to a file. */
export const downloadFrom = (link: Locator): Promise<KeptFile> => downloadBy(link, () => link.click());

/** Fetches a file of the site as a program does that knows its address. */
export async function fetchFile(
  path: string,
): Promise<{ status: number; type: string | null; text: string }> {
  const answer = await fetch(SITE.url + path);
  return { status: answer.status, type: answer.headers.get('content-type'), text: await answer.text() };
}
