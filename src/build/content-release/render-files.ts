import { renderable, type SitePage } from '../../page-makers/load-page';
import { loadRenderer, openRenderer, type Frames } from '../../release/render-page';

/** The two files of a page. */
export interface RenderedPage {
  html: Buffer;
  data: Buffer;
}

/**
 * Makes the files of pages by the renderer of a release.
 * @param functionEntry absolute path of the release's function
 */
export function renderFiles(
  functionEntry: string,
  frames: Frames,
): (page: SitePage) => Promise<RenderedPage> {
  const { html, data } = openRenderer(loadRenderer(functionEntry), frames);
  return async (made) => {
    const page = renderable(made);
    return { html: Buffer.from(await html(page)), data: Buffer.from(data(page)) };
  };
}
