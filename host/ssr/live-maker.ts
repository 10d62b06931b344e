import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { contentType } from '../../src/release/content-type';
import { LIVE_CHUNK, type LiveAnswer, type LiveCall } from '../../src/release/live-answer';
import { RECIPE_NAME } from '../../src/release/manifest';
import { isDataPath, pageOf } from '../../src/release/page-data';
import { loadRenderer, openRenderer, type Frames, type PageRenderer } from '../../src/release/render-page';
import type { SsrAnswer } from './ssr-answer';

type Door = (call: LiveCall) => Promise<{ props: LiveAnswer }>;

const NOT_KEPT = 'no-store';
/** `own`: named by its content, so it never changes; `other`: a stand-in for another file. */
const CACHE_CONTROL = { own: 'public, max-age=31536000, immutable', other: NOT_KEPT };

/** Uses the renderer and makers of the release, so that the result is the same as in the next release. */
export async function openLiveMaker(
  entry: string,
  releaseDir: string,
): Promise<(path: string) => Promise<SsrAnswer>> {
  const frames = JSON.parse(await readFile(path.join(releaseDir, RECIPE_NAME), 'utf8')) as Frames;
  const renderer = loadRenderer(entry);
  const render = openRenderer(renderer, frames);
  const { getServerData } = await renderer.getPageChunk({ componentChunkName: LIVE_CHUNK });
  const make = getServerData as Door;
  return async (asked) => {
    // Cut before it is decoded: `%3F` belongs to the path.
    const [path = '', query] = asked.split('?');
    const address = decodeURIComponent(path);
    const { props } = await make({ address: pageOf(address), ...(query && { search: `?${query}` }) });
    return toAnswer(props, address, render);
  };
}

async function toAnswer(made: LiveAnswer, address: string, render: PageRenderer): Promise<SsrAnswer> {
  switch (made.kind) {
    case 'page': {
      const { page, tags } = made;
      const headers: Record<string, string> = page.isPassing ? { 'cache-control': NOT_KEPT } : {};
      return isDataPath(address)
        ? answer(contentType('.json'), render.data(page), tags, headers)
        : answer(contentType('.html'), await render.html(page), tags, headers);
    }
    case 'file': {
      const { text, tags, address: own } = made;
      const cache = address.startsWith('/static/') && {
        'cache-control': own === address ? CACHE_CONTROL.own : CACHE_CONTROL.other,
      };
      return answer(contentType(address), text, tags, cache || {});
    }
    case 'none':
      return { status: 404, headers: {}, body: '', tags: made.tags };
    case 'failed':
      process.stderr.write(`${address}: ${made.reason}\n`);
      return { status: 503, headers: {}, body: '' };
  }
}

const answer = (
  type: string,
  body: string,
  tags: readonly string[],
  headers: Record<string, string> = {},
): SsrAnswer => ({ status: 200, headers: { 'content-type': type, ...headers }, body, tags });
