import type { GatsbyConfig } from 'gatsby';
import { unknownSettings } from './src/contract/server/setting-names';
import { nodeHostAdapter } from './src/build/adapter/node-host-adapter';
import { sitemapOptions } from './src/build/site-files/sitemap-options';
import { DEFAULT_LOCALE_CODE, LOCALE_CODES } from './src/i18n/locales';
import { readSiteEnvironment } from './src/page-makers/site-environment';

const { apiUrl } = readSiteEnvironment(process.env);
const unknown = unknownSettings(process.env);
if (unknown.length > 0) throw new Error(`${unknown.join('; ')}.`);

const config: GatsbyConfig = {
  trailingSlash: 'never',
  jsxRuntime: 'automatic',
  jsxImportSource: 'theme-ui',
  graphqlTypegen: false,
  // On Netlify Gatsby chooses that platform's adapter.
  ...(!process.env.NETLIFY && { adapter: nodeHostAdapter() }),
  // As the host does for the built site.
  proxy: ['/api', '/media'].map((prefix) => ({ prefix, url: apiUrl })),
  plugins: [
    'page-content',
    {
      resolve: 'gatsby-plugin-react-i18next',
      options: {
        languages: [...LOCALE_CODES],
        defaultLanguage: DEFAULT_LOCALE_CODE,
        trailingSlash: 'never',
        redirect: false,
        // Without this the plugin would make /fr/fr/404 of error pages, which are shared by languages.
        pages: [
          { matchPath: '/(400|404|404.html|500|500.html|dev-404-page)', languages: [DEFAULT_LOCALE_CODE] },
        ],
      },
    },
    'gatsby-plugin-image',
    { resolve: 'gatsby-plugin-sitemap', options: sitemapOptions },
  ],
};

export default config;
