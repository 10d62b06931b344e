import path from 'node:path';
import type { GatsbyNode } from 'gatsby';
import { createSitePages } from './src/build/create-site-pages';
import { completeErrorPage, writeErrorFiles } from './src/build/error-pages';
import { fetchScriptsLate } from './src/build/late-scripts/late-scripts-plugin';
import { copySitemapIndex } from './src/build/site-files/sitemap-options';
import { cacheByOwnFiles } from './src/build/webpack/build-dependencies';
import { hashCode } from './src/build/webpack/code-hash';
import { buildEnginesFaster } from './src/build/webpack/engines';
import { giveMemoryBack } from './src/build/webpack/memory';
import { takeStylesAsText } from './src/build/webpack/styles-as-text';
import { keepFontsFiles, leaveOutUnused, writeForToday } from './src/build/webpack/webpack-config';

export const onPreInit: GatsbyNode['onPreInit'] = buildEnginesFaster;

export const createPages: GatsbyNode['createPages'] = createSitePages;

export const onCreatePage: GatsbyNode['onCreatePage'] = completeErrorPage;

/** After the plugins' own. */
export const onPostBuild: GatsbyNode['onPostBuild'] = async () => {
  await writeErrorFiles(path.resolve('public'));
  await copySitemapIndex(path.resolve('public'));
};

export const onCreateWebpackConfig: GatsbyNode['onCreateWebpackConfig'] = (args) => {
  leaveOutUnused(args);
  writeForToday(args);
  keepFontsFiles(args);
  takeStylesAsText(args);
  fetchScriptsLate(args);
  hashCode(args);
  cacheByOwnFiles(args);
  giveMemoryBack(args);
};
