import type { GatsbyConfig } from 'gatsby';
import { unknownSettings } from './src/contract/server/setting-names';
import { nodeHostAdapter } from './src/build/adapter/node-host-adapter';
import { sitemapOptions } from './src/build/site-files/sitemap-options';
import { I18NEXT_OPTIONS } from './src/i18n/i18next-options';
import { DEFAULT_LOCALE_CODE, LOCALE_CODES, LOCALES } from './src/i18n/locales';
import { readSiteEnvironment } from './src/page-makers/site-environment';

const { apiUrl } = readSiteEnvironment(process.env);
const unknown = unknownSettings(process.env);
if (unknown.length > 0) throw new Error(`${unknown.join('; ')}.`);

const prefixed = LOCALE_CODES.filter((code) => LOCALES[code].prefix).join('|');

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
    // Before the plugin of words, whose provider is then around the shell.
    'page-shell',
    {
      resolve: 'gatsby-plugin-react-i18next',
      options: {
        languages: [...LOCALE_CODES],
        defaultLanguage: DEFAULT_LOCALE_CODE,
        trailingSlash: 'never',
        redirect: false,
        i18nextOptions: I18NEXT_OPTIONS,
        pages: [
          // Of Gatsby's own making, without words.
          { matchPath: '/dev-404-page', languages: [DEFAULT_LOCALE_CODE] },
          { matchPath: `/:lang(${prefixed})?/(.*)?`, getLanguageFromPath: true },
        ],
      },
    },
    'gatsby-plugin-image',
    { resolve: 'gatsby-plugin-sitemap', options: sitemapOptions },
  ],
};

export default config;
