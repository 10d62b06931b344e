import { renderable, type SitePage } from '../../page-makers/load-page';
import { loadRenderer, openRenderer, type Frames } from '../../release/render-page';

export interface RenderedPage {
  html: Buffer;
  data: Buffer;
}

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
