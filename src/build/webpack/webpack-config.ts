import { realpathSync } from 'node:fs';
import path from 'node:path';
import type { CreateWebpackConfigArgs } from 'gatsby';
import TerserPlugin from 'terser-webpack-plugin';

const NO_I18NEXT = path.resolve('vendor/no-i18next/index.js');

/**
 * What gatsby-plugin-react-i18next imports. It makes the pages of a language and wraps them; their words come from the
 * shell, so of the translation libraries nothing is left, nor of the rest with the options in gatsby-config.ts.
 */
const I18N_PLUGIN = {
  test: /gatsby-plugin-react-i18next[\\/]dist[\\/]/,
  resolve: {
    alias: {
      i18next$: NO_I18NEXT,
      'react-i18next$': NO_I18NEXT,
      // Whatever the plugin requires as a whole comes along as a whole.
      gatsby$: 'gatsby-link',
      // For redirects, and for development without messages.
      'browser-lang$': false,
      outdent$: false,
    },
  },
};

/** Gatsby's door to its own modules: without this word whatever nobody imports from it comes along. */
const GATSBY_ENTRY = {
  test: /\.cache[\\/](gatsby-browser-entry|public-page-renderer|static-query|slice)\.js$/,
  sideEffects: false,
};

/** Gatsby writes down where its own plugins really are. */
const GATSBY = realpathSync('node_modules/gatsby');

/** Modules that the site has no use for, and what stands in for them. */
const UNUSED = {
  // Emotion's, for a function that nobody calls.
  'hoist-non-react-statics$': false,
  // Gatsby's, for scripts of others in a worker, and for a site without network.
  [path.join(GATSBY, 'dist/internal-plugins/partytown/gatsby-browser.js')]: false,
  [path.resolve('.cache/register-service-worker.js')]: false,
} as const;

/** What packages bring along for others; nothing of it is run in a visitor's browser. */
const UNUSED_BY_VISITORS = {
  // Checks that React makes in development alone.
  'prop-types$': path.resolve('vendor/no-prop-types/index.js'),
  // Wraps each page in a context that nobody asks: the words come from the shell.
  [realpathSync('node_modules/gatsby-plugin-react-i18next/gatsby-browser.js')]: false,
  // The same elements, without its helpers for browsers of 2012.
  'gatsby-plugin-image/dist/components/picture$': path.resolve('src/browser/gatsby-picture.browser.tsx'),
} as const;

/** Works out the styles of an element once, not at each of its renderings. */
const STYLES = { 'theme-ui/jsx-runtime$': path.resolve('src/theme/jsx-runtime.ts') };

const standInsIn = (folder: string, files: readonly string[]) =>
  Object.fromEntries(
    files.map((file) => [
      path.resolve(folder, file),
      path.resolve(folder, file.replace(/\.tsx?$/, '.browser$&')),
    ]),
  );

/** Modules of ours that the browser needs less of than the server; what stands in for them is beside them. */
const IN_BROWSER = {
  develop: standInsIn('src', ['i18n/messages.ts', 'i18n/late/late-words.ts']),
  'build-javascript': standInsIn('src', [
    'i18n/messages.ts',
    'i18n/late/late-words.ts',
    'contract/text/brief-line.ts',
    'theme/global-styles.tsx',
    'components/scale/scale-part.tsx',
    'media/first-light.ts',
    'media/keep-view.ts',
    'seo/structured-data/structured-data.tsx',
  ]),
};

/** Keeps what is never run, and what a page does not need, out of the visitors' scripts. */
export function leaveOutUnused({ actions, stage }: CreateWebpackConfigArgs): void {
  actions.setWebpackConfig({
    resolve: {
      alias: {
        ...UNUSED,
        ...(stage === 'build-javascript' ? UNUSED_BY_VISITORS : {}),
        ...STYLES,
        ...IN_BROWSER[stage as keyof typeof IN_BROWSER],
      },
    },
    module: { rules: [I18N_PLUGIN, GATSBY_ENTRY] },
  });
}

interface Optimization {
  minimizer?: object[];
  splitChunks?: { cacheGroups?: object };
}

/**
 * A file of their own for words that come late. So many files want them that Gatsby would count them among what every page
 * needs, and load them first.
 */
const LATE_WORDS = {
  test: /[\\/]src[\\/]i18n[\\/]([a-z-]+[\\/])?late/,
  name: 'late-words',
  chunks: 'all',
  enforce: true,
  priority: 50,
};

/** Writes for the browsers of package.json: Gatsby's own settings give JavaScript of 2009, and 3 kB more of it. */
export function writeForToday({ actions, getConfig, stage }: CreateWebpackConfigArgs): void {
  if (stage !== 'build-javascript') return;
  const config = getConfig() as { output?: object; optimization?: Optimization };
  const minimizer = [
    new TerserPlugin({
      minify: TerserPlugin.swcMinify,
      terserOptions: { ecma: 2022, compress: { ecma: 2022, passes: 2, keep_fargs: false }, mangle: true },
    }),
    ...(config.optimization?.minimizer ?? []).filter((it) => it.constructor.name !== 'TerserPlugin'),
  ];
  actions.replaceWebpackConfig({
    ...config,
    // Source maps are for those who debug: scripts do not name theirs, the host does where it serves them.
    devtool: 'hidden-source-map',
    target: ['web', 'es2022'],
    // Every page carries the names of all chunks: those of Gatsby say what is in them, and have longer hashes.
    output: { ...config.output, chunkFilename: '[id]-[contenthash:12].js' },
    optimization: {
      ...config.optimization,
      minimizer,
      splitChunks: {
        ...config.optimization?.splitChunks,
        cacheGroups: { ...config.optimization?.splitChunks?.cacheGroups, late: LATE_WORDS },
      },
    },
  });
}

/** Every font is a file, however small: Gatsby writes small ones into the page, where our policy allows none. */
export function keepFontsFiles({ actions, getConfig, loaders, rules }: CreateWebpackConfigArgs): void {
  const config = getConfig() as { module: { rules: { test?: unknown }[] } };
  const fonts = String(rules.fonts().test);
  const ruled = config.module.rules.map((rule) =>
    String(rule.test) === fonts ? { ...rule, use: [loaders.file()] } : rule,
  );
  actions.replaceWebpackConfig({ ...config, module: { ...config.module, rules: ruled } });
}
