import { mkdir, writeFile } from 'node:fs/promises';
import path from 'node:path';

/** Renders the title of a page, as it is in its data, with a place for the end. */
const RENDER = `
  exports.default = async ({ pagePath, pageData, context, scripts }) => ({
    html: '<p>' + [pagePath, pageData.result.data.page.view.title, context.isDuringBuild, scripts].join(' ') + '</p>' +
      (pagePath === '/no-place' ? '' :
      '<slice-start id="_gatsby-scripts-1"></slice-start><slice-end id="_gatsby-scripts-1"></slice-end>'),
  });
`;

/**
 * Writes a function with a renderer where Gatsby puts it.
 * @returns absolute path of its entry
 */
export async function writeFakeRenderer(functionDir: string, source: string = RENDER): Promise<string> {
  const dir = path.join(functionDir, '.cache/page-ssr');
  await mkdir(path.join(dir, 'routes'), { recursive: true });
  await mkdir(path.join(functionDir, '.cache/data'), { recursive: true });
  await writeFile(path.join(dir, 'lambda.js'), '');
  await writeFile(path.join(dir, 'routes/render-page.js'), source);
  await writeFile(path.join(functionDir, '.cache/data/data.mdb'), 'database');
  return path.join(dir, 'lambda.js');
}

/** What the pages of a template have around them. */
export const sampleFrame = (template: string) => ({
  data: { componentChunkName: `component---${template}`, staticQueryHashes: [], slicesMap: {} },
  assets: { scripts: ['app.js'], styles: [] },
});
