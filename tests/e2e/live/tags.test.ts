import path from 'node:path';
import { readHostOptions } from '../../../host/host-options';
import { readCurrent, type Deploy } from '../../../host/releases/current-release';
import { readRecipe } from '../../../src/build/adapter/recipe';
import { createGallery } from '../../../src/gallery/gallery';
import { everyPage } from '../../../src/page-makers/every-page';
import { everyFile, WHOLE } from '../../../src/page-makers/files/load-file';
import { siteSource } from '../../../src/page-makers/site-source';
import { SITE } from '../support/site/site';
import { expect, test } from '../support/test';

/** The site as the host makes it from the live API. */
const source = siteSource(
  createGallery({ baseUrl: SITE.apiUrl }),
  { apiUrl: SITE.apiUrl, apiPublicUrl: '', siteUrl: '', media: 'api' },
  { downloads: 'files' },
);

let release: Deploy;
test.beforeAll(async () => {
  release = await readCurrent(readHostOptions(process.env).deployDir);
});
const builtTags = (address: string) => [...(release.tags?.of(decodeURI(address)) ?? [])].sort();

test('every page that is made live is made of the same answers as the built one, and the same page', async () => {
  const { pages } = await readRecipe(path.dirname(release.root));
  const made: string[] = [];
  for await (const { definition, context, tags } of everyPage(source)) {
    made.push(definition.path);
    expect([definition.path, [...tags].sort()]).toEqual([definition.path, builtTags(definition.path)]);
    expect([definition.path, context.digest]).toEqual([definition.path, pages[definition.path]?.[1]]);
  }
  expect(made.sort()).toEqual(Object.keys(pages).sort());
});

test('so is every file', async () => {
  const made: string[] = [];
  const compare = (address: string, tags: readonly string[]) => {
    made.push(address);
    expect([address, [...tags].sort()]).toEqual([address, builtTags(address)]);
  };
  for await (const { path: address, tags } of everyFile(source)) compare(address, tags);
  for (const { path: address, tags } of await WHOLE.sitemaps(source)) compare(address, tags);
  const { files } = await readRecipe(path.dirname(release.root));
  expect(made.sort()).toEqual([...files].sort());
});
