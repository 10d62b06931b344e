import path from 'node:path';
import type { GatsbyNode } from 'gatsby';
import { LOCALE_CODES } from '../../../src/contract/locale-codes';
import { pageTargets } from '../content/targets';

/** A page at each address that the other sites have, and one that the server renders, as the project has seven. */
export const createPages: GatsbyNode['createPages'] = async ({ actions: { createPage } }) => {
  for (const locale of LOCALE_CODES)
    for (const { path: address, slug } of await pageTargets(locale))
      createPage({
        path: address,
        component: path.resolve('src/templates/line.tsx'),
        context: { title: slug || address },
      });
  createPage({
    path: '/live',
    matchPath: '/live/:slug',
    component: path.resolve('src/templates/live.tsx'),
    context: {},
  });
};
