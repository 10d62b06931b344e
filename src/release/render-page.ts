import { createRequire } from 'node:module';
import path from 'node:path';
import type { RenderablePage } from './live-answer';

export interface TemplateFrame {
  data: FrameData;
  assets: object;
  /** What a page's query answers with its words, by language; none in releases of before. */
  locales?: Readonly<Record<string, object>>;
}

export interface FrameData {
  componentChunkName: string;
  staticQueryHashes: string[];
  slicesMap: Record<string, string>;
}

interface BuiltData extends FrameData {
  path: string;
  matchPath?: string;
  result: { data: { page: object }; pageContext: object };
}

export interface Frames {
  templates: Record<string, TemplateFrame>;
  pageEnd: string;
}

export interface PageRenderer {
  /** @throws Error for a template that no page of the release has */
  html: (page: RenderablePage, options?: { withScripts?: boolean }) => Promise<string>;
  data: (page: RenderablePage) => string;
  /** Of the data of a page, as they lie in the release. @throws Error for a template that it does not have */
  built: (data: string) => RenderablePage;
}

/** Gatsby's renderer, part of every release's function. */
export interface RendererModule {
  default: (options: object) => Promise<{ html: string }>;
  getPageChunk: (page: { componentChunkName: string }) => Promise<Record<string, unknown>>;
}

/** Gatsby's placeholder for the end of a page, and its mark once filled. */
const PLACE =
  '<slice-start id="_gatsby-scripts-1"></slice-start><slice-end id="_gatsby-scripts-1"></slice-end>';
const marked = (end: string): string =>
  `<!-- slice-start id="_gatsby-scripts-1" -->${end}<!-- slice-end id="_gatsby-scripts-1" -->`;

export function loadRenderer(functionEntry: string): RendererModule {
  const file = path.join(path.dirname(functionEntry), 'routes', 'render-page.js');
  return createRequire(file)(file) as RendererModule;
}

/** Gives the same files as Gatsby does from the same code. */
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
    // In Gatsby's order.
    const { data: frame, locales } = frameOf(page);
    const { componentChunkName, ...rest } = frame;
    const words = locales?.[(context as { language: string }).language];
    const result = { data: { page: content, locales: words }, pageContext: context };
    return JSON.stringify({ componentChunkName, path: pagePath, result, ...rest, matchPath });
  };
  return {
    data,
    built(text) {
      const { path: pagePath, matchPath, componentChunkName, result } = JSON.parse(text) as BuiltData;
      const [template] =
        Object.entries(templates).find(([, frame]) => frame.data.componentChunkName === componentChunkName) ??
        [];
      if (template === undefined) throw new Error(`The release has no template ${componentChunkName}.`);
      return { path: pagePath, matchPath, template, content: result.data.page, context: result.pageContext };
    },
    async html(page, { withScripts = true } = {}) {
      const { html } = await render({
        pagePath: page.path,
        // As Gatsby reads it: without undefined fields.
        pageData: JSON.parse(data(page)) as object,
        context: { isDuringBuild: true },
        staticQueryContext: {},
        ...frameOf(page).assets,
      });
      if (!html.includes(PLACE)) throw new Error(`${page.path} was rendered without a place for its end.`);
      return html.replace(PLACE, () => marked(withScripts ? pageEnd : ''));
    },
  };
}
