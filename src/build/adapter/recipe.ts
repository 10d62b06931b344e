import { readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import {
  getScriptsAndStylesForTemplate,
  readWebpackStats,
} from 'gatsby/dist/utils/client-assets-for-template';
import { localeOfPath } from '../../i18n/locales';
import { RECIPE_NAME } from '../../release/manifest';
import type { FrameData, Frames } from '../../release/render-page';
import { readNotes, type ContentNotes } from '../content-notes';
import { pageFiles } from './page-files';

export interface Recipe extends ContentNotes, Frames {}

interface BuiltResult {
  result: { data: { locales: object } };
}

/** Throws Error for a template that queries more than its page's content. */
export async function recipeOf(siteDir: string): Promise<Recipe> {
  const [publicDir, cacheDir] = [path.join(siteDir, 'public'), path.join(siteDir, '.cache')];
  const notes = await readNotes(cacheDir);
  const stats: unknown = await readWebpackStats(publicDir);
  const templates: Recipe['templates'] = {};
  for (const [pagePath, [template]] of Object.entries(notes.pages)) {
    const before = templates[template];
    const locale = localeOfPath(pagePath);
    if (before?.locales?.[locale]) continue;
    const { componentChunkName, staticQueryHashes, slicesMap, result } = JSON.parse(
      await readFile(path.join(publicDir, pageFiles(pagePath).data), 'utf8'),
    ) as FrameData & BuiltResult;
    const locales = { ...before?.locales, [locale]: result.data.locales };
    if (staticQueryHashes.length > 0 || Object.keys(slicesMap).length > 0)
      throw new Error(
        `src/templates/${template}.tsx has a static query or a slice: ask for it by its page's content.`,
      );
    const assets = await getScriptsAndStylesForTemplate(componentChunkName, stats);
    templates[template] = { data: { componentChunkName, staticQueryHashes, slicesMap }, assets, locales };
  }
  const pageEnd = await readFile(path.join(publicDir, '_gatsby', 'slices', '_gatsby-scripts-1.html'), 'utf8');
  return { ...notes, templates, pageEnd };
}

export const writeRecipe = (dir: string, recipe: Recipe): Promise<void> =>
  writeFile(path.join(dir, RECIPE_NAME), JSON.stringify(recipe));

export const readRecipe = async (dir: string): Promise<Recipe> =>
  JSON.parse(await readFile(path.join(dir, RECIPE_NAME), 'utf8')) as Recipe;
