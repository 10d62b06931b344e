import { createRequire } from 'node:module';
import path from 'node:path';
import type { Recipe } from '../adapter/recipe';
import type { SitePage } from '../site';

/** The two files of a page. */
export interface RenderedPage {
  html: Buffer;
  data: Buffer;
}

/** Gatsby's own renderer, which is part of the function of every release. */
interface Renderer {
  default: (options: object) => Promise<{ html: string }>;
}

/** Where Gatsby leaves a place for the end of a page, and how it marks it once it is filled. */
const PLACE =
  '<slice-start id="_gatsby-scripts-1"></slice-start><slice-end id="_gatsby-scripts-1"></slice-end>';
const marked = (end: string): string =>
  `<!-- slice-start id="_gatsby-scripts-1" -->${end}<!-- slice-end id="_gatsby-scripts-1" -->`;

/**
 * Opens the renderer of a release, which makes of a page what Gatsby makes of it with the same code.
 * @param functionEntry absolute path of the release's function
 * @returns a function that throws an Error for a template that the release has no page of
 */
export function openRenderer(
  functionEntry: string,
  { templates, pageEnd }: Pick<Recipe, 'templates' | 'pageEnd'>,
): (page: SitePage) => Promise<RenderedPage> {
  const file = path.join(path.dirname(functionEntry), 'routes', 'render-page.js');
  const { default: render } = createRequire(file)(file) as Renderer;
  return async ({ definition: { path: pagePath, matchPath, template }, content, context }) => {
    const frame = templates[template];
    if (!frame) throw new Error(`The release before has no page of the template ${template}.`);
    // In the order that Gatsby writes.
    const { componentChunkName, ...rest } = frame.data;
    const result = { data: { page: content }, pageContext: context };
    const data = JSON.stringify({ componentChunkName, path: pagePath, result, ...rest, matchPath });
    const { html } = await render({
      pagePath,
      // As Gatsby reads it: without fields that are undefined.
      pageData: JSON.parse(data) as object,
      context: { isDuringBuild: true },
      staticQueryContext: {},
      ...frame.assets,
    });
    if (!html.includes(PLACE)) throw new Error(`${pagePath} was rendered without a place for its end.`);
    return { html: Buffer.from(html.replace(PLACE, () => marked(pageEnd))), data: Buffer.from(data) };
  };
}
