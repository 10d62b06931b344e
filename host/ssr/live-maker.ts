import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { contentType } from '../../src/release/content-type';
import {
  LIVE_CHUNK,
  type LiveAnswer,
  type LiveCall,
  type RenderablePage,
} from '../../src/release/live-answer';
import { RECIPE_NAME, STATIC_FOLDER } from '../../src/release/manifest';
import { isDataPath, pageDataPath, pageOf } from '../../src/release/page-data';
import { loadRenderer, openRenderer, type Frames, type PageRenderer } from '../../src/release/render-page';
import type { RefusedPage } from '../../src/gallery/forms/posted-form';
import type { SsrAnswer } from './ssr-answer';

type Door = (call: LiveCall) => Promise<{ props: LiveAnswer }>;

const NOT_KEPT = 'no-store';
/** `own`: named by its content, so it never changes; `other`: a stand-in for another file. */
const CACHE_CONTROL = { own: 'public, max-age=31536000, immutable', other: NOT_KEPT };

/** Uses the renderer and makers of the release, so that the result is the same as in the next release. */
export async function openLiveMaker(
  entry: string,
  releaseDir: string,
): Promise<(path: string, posted?: RefusedPage) => Promise<SsrAnswer>> {
  const frames = JSON.parse(await readFile(path.join(releaseDir, RECIPE_NAME), 'utf8')) as Frames;
  const renderer = loadRenderer(entry);
  const render = openRenderer(renderer, frames);
  const { getServerData } = await renderer.getPageChunk({ componentChunkName: LIVE_CHUNK });
  const make = getServerData as Door;
  return async (asked, posted) => {
    // Cut before it is decoded: `%3F` belongs to the path.
    const [path = '', query] = asked.split('?');
    const address = decodeURIComponent(path);
    const { props } = await make({ address: pageOf(address), ...(query && { search: `?${query}` }) });
    if (posted) return refused(props.kind === 'page' ? props.page : await builtPage(address), posted);
    return toAnswer(props, address, render);
  };

  /** While the API gives none. */
  async function builtPage(address: string): Promise<RenderablePage> {
    const file = path.join(releaseDir, STATIC_FOLDER, pageDataPath(address));
    return render.built(await readFile(file, 'utf8'));
  }

  /** Without scripts, which would show the page as it is for everybody, with an empty form. */
  async function refused(page: RenderablePage, { title, posted }: RefusedPage): Promise<SsrAnswer> {
    const { head } = page.content as { head?: object };
    const content = { ...page.content, head: { ...head, title, noindex: true } };
    const body = await render.html(
      { ...page, content, context: { ...page.context, posted } },
      { withScripts: false },
    );
    return { status: 200, headers: { 'content-type': contentType('.html') }, body };
  }
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
    case 'moved':
      return { status: 301, headers: { location: made.to }, body: '', tags: made.tags };
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
