import { mkdir, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { FORM_OUTCOME_NAMES } from '../../../src/contract/forms/form-outcomes';
import { formDoneSlugs } from '../../../src/i18n/form-done-slugs';
import { FUNCTION_FOLDER, STATIC_FOLDER } from '../../../src/release/manifest';
import { alternatesOf } from '../../../src/routes/alternates';
import { releaseFolder } from '../../releases/release-folders';
import { makeDeploy, makeRelease, SAMPLE_ID, writeManifest } from '../../testing/make-deploy';
import { SAMPLE_ENTRY } from '../../testing/sample-function';

/** Writes the page's address with its query, and as JSON what it is told of the form. */
export const RENDERER = `
  exports.getPageChunk = async () => ({
    getServerData: async ({ address, search }) => ({ props: address === '/fr/souhait'
      ? { kind: 'failed', reason: 'no API' }
      : { kind: 'page', tags: [], page: { path: address, template: 'any', content: { head: {} }, context: { search } } } }),
  });
  exports.default = async ({ pagePath, pageData: { result: { data, pageContext } } }) => ({ html:
    '<script type="application/json">' + JSON.stringify({ pagePath, head: data.page.head, ...pageContext }) + '</script>' +
    '<slice-start id="_gatsby-scripts-1"></slice-start><slice-end id="_gatsby-scripts-1"></slice-end>' });
`;
const DATA = { componentChunkName: 'any', staticQueryHashes: [], slicesMap: {} };
const RECIPE = { templates: { any: { data: DATA, assets: {} } }, pageEnd: '<script src="/app.js"></script>' };

/** A release with the pages that thank, which can render the page of a form. */
export async function makeFormDeploy(renderer = RENDERER): Promise<string> {
  const deployDir = await makeDeploy();
  const dir = releaseFolder(deployDir, SAMPLE_ID);
  const routes = path.join(dir, FUNCTION_FOLDER, path.dirname(SAMPLE_ENTRY), 'routes');
  const built = path.join(dir, STATIC_FOLDER, 'page-data/fr/souhait');
  const manifest = await makeRelease(deployDir, SAMPLE_ID, { live: { pages: [], files: [] } });
  const pages = FORM_OUTCOME_NAMES.flatMap((name) =>
    Object.values(alternatesOf('form-done', formDoneSlugs(name))),
  );
  for (const page of pages) manifest.files[page!] = manifest.files['/']!;
  await Promise.all([mkdir(routes, { recursive: true }), mkdir(built, { recursive: true })]);
  const data = { ...DATA, path: '/fr/souhait', result: { data: { page: { head: {} } }, pageContext: {} } };
  await Promise.all([
    writeFile(path.join(routes, 'render-page.js'), renderer),
    writeFile(path.join(dir, 'recipe.json'), JSON.stringify(RECIPE)),
    writeFile(path.join(built, 'page-data.json'), JSON.stringify(data)),
    writeManifest(dir, manifest),
  ]);
  return deployDir;
}

/** What the page of a form is told. */
export const shownIn = ({ body }: { body: string }) =>
  JSON.parse(/<script type="application\/json">(.*?)<\/script>/s.exec(body)?.[1] ?? '{}');
