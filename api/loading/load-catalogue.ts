import type { FactsCache } from '../media/facts-cache';
import type { OfferedPicture } from '../media/offered-media';
import type { Catalogue } from './catalogue';
import { CatalogueError, type CatalogueProblem } from './catalogue-problem';
import { referenceProblems } from './check-references';
import { slugProblems } from './check-slugs';
import { openFileMemo } from './file-memo';
import { loadAssets, pictureKey } from './load-assets';
import { readContent } from './read-content';
import type { ReadableContent } from './catalogue-content';
import { LOCALE_CODES } from '../../src/contract/locale-codes';

/**
 * @returns a problem for every page that lacks a language the gallery describes itself in. One that the gallery does not
 * write at all is no fault: its pages are told in the default language.
 */
function languageProblems({ site, home, pages }: ReadableContent): CatalogueProblem[] {
  if (!site) return [];
  const written = LOCALE_CODES.filter((code) => code in site.description);
  return [...(home ? [home] : []), ...pages.values()].flatMap(({ id, title }) =>
    written
      .filter((code) => !(code in title))
      .map((code) => ({ file: `pages/${id}.yaml`, field: `title.${code}`, message: 'is missing' })),
  );
}

/** @returns a problem for every day that no calendar has and for every event that ends before it starts. */
function dateProblems({ events, press }: ReadableContent): CatalogueProblem[] {
  return [
    ...[...events.values()].flatMap(({ id, starts_on, ends_on }) => {
      const file = `events/${id}.yaml`;
      const days = [...dayProblem(file, 'starts_on', starts_on), ...dayProblem(file, 'ends_on', ends_on)];
      return ends_on < starts_on
        ? [...days, { file, field: 'ends_on', message: 'lies before starts_on' }]
        : days;
    }),
    ...[...press.values()].flatMap(({ id, published_on }) =>
      dayProblem(`press/${id}.yaml`, 'published_on', published_on),
    ),
  ];
}

function dayProblem(file: string, field: string, day: string): CatalogueProblem[] {
  const date = new Date(`${day}T00:00:00Z`);
  // A day past the month's end rolls over into the next month.
  const exists = !Number.isNaN(date.getTime()) && date.toISOString().startsWith(day);
  return exists ? [] : [{ file, field, message: `there is no day '${day}'` }];
}

/**
 * Reads and checks the whole catalogue.
 * @param root the catalogue's folder
 * @param memo what was read before; with it, only what has changed since is read again
 * @throws CatalogueError with every problem found
 */
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
    // Every picture of the catalogue was measured above, or the catalogue was refused.
    pictureOf: (picture) => pictures.get(pictureKey(picture))!,
  };
}

/** A picture that stands in two entries may be downloaded when one of them says so. */
function byName(pictures: OfferedPicture[]): Map<string, OfferedPicture> {
  const sorted = [...pictures].sort((a, b) => Number(a.hd) - Number(b.hd));
  return new Map(sorted.map((picture) => [picture.name, picture]));
}
