import { readdir } from 'node:fs/promises';
import type { FactsCache } from '../media/facts-cache';
import type { OfferedPicture } from '../media/offered-media';
import type { Catalogue } from './catalogue';
import { CatalogueError } from './catalogue-problem';
import { contentProblems } from './checks/check-content';
import { openFileMemo } from './file-memo';
import { loadAssets, pictureKey } from './load-assets';
import { readContent } from './read-content';

/** @param memo with it, only changed files are read again. @throws CatalogueError with every problem */
export async function loadCatalogue(
  root: string,
  cache: FactsCache,
  memo = openFileMemo(),
): Promise<Catalogue> {
  const read = await readContent(root, memo);
  const { content } = read;
  const { pictures, files, models, problems: assetProblems } = await loadAssets(root, content, cache, memo);
  const problems = [...read.problems, ...contentProblems(read), ...assetProblems];
  const { site, home } = content;
  if (problems.length > 0 || !site || !home) throw new CatalogueError(problems, await adviceOn(root));
  await cache.save();
  return {
    ...content,
    site,
    home,
    offeredPictures: byName(pictures),
    offeredFiles: files,
    foundModels: models,
    // Safe: every picture was measured above, or the catalogue was refused.
    pictureOf: (picture) => pictures.get(pictureKey(picture))!,
  };
}

/** Whoever starts the API for the first time has named a folder that nothing was put into. */
async function adviceOn(root: string): Promise<string | undefined> {
  const names = await readdir(root).catch(() => []);
  if (names.length > 0) return undefined;
  return (
    `There is nothing in ${root}. Put a catalogue there (api/catalogue is the sample), ` +
    'or set API_CATALOGUE_DIR to where it is.'
  );
}

type Pictures = ReadonlyMap<string, OfferedPicture>;

const namedOf = new WeakMap<Pictures, Pictures>();

/** A picture in two entries may be downloaded when one of them allows it. */
function byName(pictures: Pictures): Pictures {
  const known = namedOf.get(pictures);
  if (known) return known;
  const sorted = [...pictures.values()].sort((a, b) => Number(a.hd) - Number(b.hd));
  const named = new Map(sorted.map((picture) => [picture.name, picture]));
  namedOf.set(pictures, named);
  return named;
}
