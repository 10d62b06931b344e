import { writeFile, readdir } from 'node:fs/promises';
import path from 'node:path';
import { FUNCTION_FOLDER, MANIFEST_NAME, STATIC_FOLDER } from '../../release/manifest';
import { writeTags } from '../../release/page-tags';
import { keepFile } from '../adapter/deploy-file';
import { livePatterns } from '../adapter/live-patterns';
import { readRecipe, writeRecipe } from '../adapter/recipe';
import { writeScriptPolicy } from '../adapter/script-policy';
import type { ReleasePlace } from '../adapter/release-place';
import { filesOf, foldersOf, readManifest } from '../adapter/write-release';
import { fileNames } from '../content-notes';
import { pageDigest } from '../../page-makers/page-digest';
import { manifestRedirects } from '../redirects';
import type { Site } from '../site';
import { makeContent } from './make-content';
import { nextManifest } from './next-manifest';
import { renderFiles } from './render-files';
import { writeFunction } from '../adapter/write-function';

async function linkFunction(folders: { from: string; to: string }, entry: string): Promise<void> {
  const found = await readdir(folders.from, { recursive: true, withFileTypes: true });
  const files = found
    .filter((one) => one.isFile())
    .map(({ parentPath, name }) =>
      path.relative(folders.from, path.join(parentPath, name)).split(path.sep).join('/'),
    );
  await writeFunction({ patterns: [], entry, files }, { siteDir: folders.from, ...folders });
}

/** Throws Error when Gatsby would make other pages of the same content: then a whole build is due. */
export async function makeContentRelease(
  site: Site,
  place: ReleasePlace,
): Promise<{ pages: number; rendered: number }> {
  const before = await readManifest(place.before);
  if (!before?.functionEntry) throw new Error('There is no release to begin with.');
  const recipe = await readRecipe(place.before);
  if (recipe.sites !== pageDigest(site.sites))
    throw new Error('What the gallery says of itself has changed, which is on pages that only Gatsby makes.');

  const [files, functions] = [foldersOf(place, STATIC_FOLDER), foldersOf(place, FUNCTION_FOLDER)];
  const known = filesOf(before);
  const render = renderFiles(path.join(functions.from, before.functionEntry), recipe);
  const { notes: noted, made, rendered } = await makeContent(site, { recipe, known, folders: files, render });

  const { notes, tags, former } = noted;
  const names = fileNames(notes);
  const gone = new Set([...fileNames(recipe)].filter((name) => !names.has(name)));
  const manifest = {
    ...nextManifest(before, place, made, gone),
    redirects: manifestRedirects(former),
  };
  const written = new Set([...made.values()].map(({ file }) => file));
  for (const file of filesOf(manifest).values())
    if (!written.has(file.file) && !keepFile(file, files))
      throw new Error(`The release before has lost ${file.file}.`);
  await linkFunction(functions, before.functionEntry);
  await writeRecipe(place.dir, { ...recipe, ...notes });
  await writeScriptPolicy(place.dir, filesOf(manifest).values());
  await writeTags(place.dir, tags);
  const live = livePatterns(notes);
  await writeFile(path.join(place.dir, MANIFEST_NAME), JSON.stringify({ ...manifest, live }));
  return { pages: Object.keys(notes.pages).length, rendered };
}
