import { createRequire } from 'node:module';
import path from 'node:path';
import type { RenderablePage } from './live-answer';

/** What Gatsby puts around the content of the pages of a template. */
export interface TemplateFrame {
  /** The fields of a page's data beside its path and its content. */
  data: FrameData;
  /** What Gatsby's renderer is told of scripts and styles. */
  assets: object;
}

export interface FrameData {
  componentChunkName: string;
  staticQueryHashes: string[];
  slicesMap: Record<string, string>;
}

/** What a release knows of how its pages are made. */
export interface Frames {
  templates: Record<string, TemplateFrame>;
  /** The end of every page, which Gatsby puts in when the page is rendered. */
  pageEnd: string;
}

/** The two files of a page, as text. */
export interface PageRenderer {
  /** @throws Error for a template that the release has no page of */
  html: (page: RenderablePage) => Promise<string>;
  data: (page: RenderablePage) => string;
}

/** Gatsby's own renderer, which is part of the function of every release, and the modules of templates in it. */
export interface RendererModule {
  default: (options: object) => Promise<{ html: string }>;
  getPageChunk: (page: { componentChunkName: string }) => Promise<Record<string, unknown>>;
}

/** Where Gatsby leaves a place for the end of a page, and how it marks it once it is filled. */
const PLACE =
  '<slice-start id="_gatsby-scripts-1"></slice-start><slice-end id="_gatsby-scripts-1"></slice-end>';
const marked = (end: string): string =>
  `<!-- slice-start id="_gatsby-scripts-1" -->${end}<!-- slice-end id="_gatsby-scripts-1" -->`;

/** @param functionEntry absolute path of the release's function */
export function loadRenderer(functionEntry: string): RendererModule {
  const file = path.join(path.dirname(functionEntry), 'routes', 'render-page.js');
  return createRequire(file)(file) as RendererModule;
}

/** The renderer of a release, which makes of a page what Gatsby makes of it with the same code. */
export function openRenderer(
  { default: render }: Pick<RendererModule, 'default'>,
  { templates, pageEnd }: Frames,
): PageRenderer {
  const frameOf = ({ template }: RenderablePage): TemplateFrame => {
    const frame = templates[template];
    if (!frame) throw new Error(`The release has no page of the template ${template}.`);
    return frame;
  };
  const data: PageRenderer['data'] = (page) => {
    const { path: pagePath, matchPath, content, context } = page;
    // In the order that Gatsby writes.
    const { componentChunkName, ...rest } = frameOf(page).data;
    const result = { data: { page: content }, pageContext: context };
    return JSON.stringify({ componentChunkName, path: pagePath, result, ...rest, matchPath });
  };
  return {
    data,
    async html(page) {
      const { html } = await render({
        pagePath: page.path,
        // As Gatsby reads it: without fields that are undefined.
        pageData: JSON.parse(data(page)) as object,
        context: { isDuringBuild: true },
        staticQueryContext: {},
        ...frameOf(page).assets,
      });
      if (!html.includes(PLACE)) throw new Error(`${page.path} was rendered without a place for its end.`);
      return html.replace(PLACE, () => marked(pageEnd));
    },
  };
}
