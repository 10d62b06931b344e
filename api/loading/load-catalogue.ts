import type { FactsCache } from '../media/facts-cache';
import type { OfferedPicture } from '../media/offered-media';
import type { Catalogue } from './catalogue';
import { CatalogueError, type CatalogueProblem } from './catalogue-problem';
import { dateProblems } from './check-dates';
import { referenceProblems } from './check-references';
import { slugProblems } from './check-slugs';
import { openFileMemo } from './file-memo';
import { loadAssets, pictureKey } from './load-assets';
import { readContent } from './read-content';
import type { ReadableContent } from './catalogue-content';
import { LOCALE_CODES } from '../../src/contract/locale-codes';

/** A language that the gallery's description lacks is no fault: the default one is shown. */
function languageProblems({ site, home, pages }: ReadableContent): CatalogueProblem[] {
  if (!site) return [];
  const written = LOCALE_CODES.filter((code) => code in site.description);
  return [...(home ? [home] : []), ...pages.values()].flatMap(({ id, title }) =>
    written
      .filter((code) => !(code in title))
      .map((code) => ({ file: `pages/${id}.yaml`, field: `title.${code}`, message: 'is missing' })),
  );
}

/** @param memo with it, only changed files are read again. @throws CatalogueError with every problem */
export async function loadCatalogue(
  root: string,
  cache: FactsCache,
  memo = openFileMemo(),
): Promise<Catalogue> {
  const read = await readContent(root, memo);
  const { content } = read;
  const { pictures, files, problems: assetProblems } = await loadAssets(root, content, cache, memo);
  const problems = [
    ...read.problems,
    ...languageProblems(content),
    ...slugProblems(content),
    ...dateProblems(content),
    ...referenceProblems(read),
    ...assetProblems,
  ];
  const { site, home } = content;
  if (problems.length > 0 || !site || !home) throw new CatalogueError(problems);
  await cache.save();
  return {
    ...content,
    site,
    home,
    offeredPictures: byName([...pictures.values()]),
    offeredFiles: files,
    // Safe: every picture was measured above, or the catalogue was refused.
    pictureOf: (picture) => pictures.get(pictureKey(picture))!,
  };
}

/** A picture in two entries may be downloaded when one of them allows it. */
function byName(pictures: OfferedPicture[]): Map<string, OfferedPicture> {
  const sorted = [...pictures].sort((a, b) => Number(a.hd) - Number(b.hd));
  return new Map(sorted.map((picture) => [picture.name, picture]));
}
