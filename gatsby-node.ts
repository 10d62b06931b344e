import path from 'node:path';
import type { GatsbyNode } from 'gatsby';
import { hashCode } from './src/build/code-hash';
import { createSitePages } from './src/build/create-site-pages';
import { completeErrorPage, siteOrigin } from './src/build/error-pages';
import { fetchScriptsLate } from './src/build/late-scripts/late-scripts-plugin';
import { keepFontsFiles, leaveOutUnused, writeForToday } from './src/build/webpack-config';
import { writeSiteFiles } from './src/build/write-site-files';

export const createPages: GatsbyNode['createPages'] = createSitePages;

export const onCreatePage: GatsbyNode['onCreatePage'] = completeErrorPage;

export const onPostBuild: GatsbyNode['onPostBuild'] = () =>
  writeSiteFiles(path.resolve('public'), siteOrigin());

export const onCreateWebpackConfig: GatsbyNode['onCreateWebpackConfig'] = (args) => {
  leaveOutUnused(args);
  writeForToday(args);
  keepFontsFiles(args);
  fetchScriptsLate(args);
  hashCode(args);
};
