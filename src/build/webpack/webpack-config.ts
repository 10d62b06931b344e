import path from 'node:path';
import type { CreateWebpackConfigArgs } from 'gatsby';
import TerserPlugin from 'terser-webpack-plugin';
import { aliasesOf, HEAD_HANDLER } from './aliases';
import { gatsbysWebpack } from './engines';

/** Imports of gatsby-plugin-react-i18next that the site does not use: it sends nobody to another language. */
const I18N_PLUGIN = {
  test: /gatsby-plugin-react-i18next[\\/]dist[\\/]/,
  resolve: {
    alias: {
      // A CommonJS require of `gatsby` would bundle all of it.
      gatsby$: 'gatsby-link',
      'browser-lang$': false,
      outdent$: false,
    },
  },
};

/** Else all that they pass on is in every first visit, `Trans` among it, which is 3 kB. */
const I18N_ENTRIES = { test: /[\\/]src[\\/]i18n[\\/]packages[\\/]/, sideEffects: false };

/** Without `sideEffects: false` all of Gatsby's exports are bundled. */
const GATSBY_ENTRY = {
  test: /\.cache[\\/](gatsby-browser-entry|public-page-renderer|static-query|slice)\.js$/,
  sideEffects: false,
};

/**
 * Of gatsby-plugin-image the site shows `MainImage` alone. The other components would be 5 kB of every first visit, and GatsbyImage
 * loads React's server in browsers besides: it would need `import()`.
 */
const IMAGE_PARTS = [
  {
    test: /gatsby-plugin-image[\\/]dist[\\/]/,
    use: {
      loader: 'babel-loader',
      options: {
        configFile: false,
        babelrc: false,
        plugins: [path.resolve('src/build/webpack/unused-components.cjs')],
      },
    },
    parser: { import: false },
  },
  { test: /[\\/]camelcase[\\/]/, sideEffects: false },
];

/** The first page's head is the server's; Gatsby's code for those of others comes with them. */
const LATE_HEADS = {
  test: /\.cache[\\/]page-renderer\.js$/,
  resolve: { alias: { [HEAD_HANDLER]: path.resolve('src/templates/parts/head-handler.browser.ts') } },
};

/** Emotion wraps it for `withTheme`, which nothing here calls. */
const UNUSED = { test: /[\\/]hoist-non-react-statics[\\/]/, sideEffects: false };

export function leaveOutUnused({ actions, stage }: CreateWebpackConfigArgs): void {
  actions.setWebpackConfig({
    resolve: { alias: aliasesOf(stage) },
    module: {
      rules: [
        I18N_PLUGIN,
        I18N_ENTRIES,
        GATSBY_ENTRY,
        UNUSED,
        ...(stage === 'build-javascript' ? [LATE_HEADS, ...IMAGE_PARTS] : []),
      ],
    },
  });
}

interface Optimization {
  moduleIds?: false;
  minimizer?: object[];
  splitChunks?: { cacheGroups?: object };
}

/**
 * A file of their own for the words of each subject that come with code that loads lazily. So many files want them that Gatsby would count them among
 * what every page needs, and load them first.
 */
const LAZY_WORDS = {
  test: /[\\/]src[\\/](i18n[\\/]lazy|locales[\\/][a-z]+)[\\/](?!common)/,
  name: (module: { nameForCondition: () => string }) => `words-${path.parse(module.nameForCondition()).name}`,
  chunks: 'all',
  enforce: true,
  priority: 50,
};

interface Loader {
  options: object;
}

interface Rule {
  use?: unknown;
}

const BABEL_CONFIG = path.resolve('src/build/webpack/browser-babel.cjs');

/** The one rule that names its loaders when it is used is that of the site's own code. */
const withOwnBabel = (rule: Rule): Rule => {
  const { use } = rule;
  if (typeof use !== 'function') return rule;
  const withConfig = ({ options, ...loader }: Loader) => ({
    ...loader,
    options: { ...options, configFile: BABEL_CONFIG },
  });
  return { ...rule, use: (module: object) => (use(module) as Loader[]).map(withConfig) };
};

/** The one file that names the others. */
const RUNTIME = /webpack-runtime/;

const minify = (files: { include?: RegExp; exclude?: RegExp }, mangle: object = {}) =>
  new TerserPlugin({
    ...files,
    minify: TerserPlugin.swcMinify,
    terserOptions: { ecma: 2022, compress: { ecma: 2022, passes: 2, keep_fargs: false }, mangle },
  });

/** By the browserslist of package.json: Gatsby's settings target 2009, which costs 4 kB. */
export function writeForToday({ actions, getConfig, stage }: CreateWebpackConfigArgs): void {
  if (stage !== 'build-javascript') return;
  const config = getConfig() as {
    output?: object;
    plugins?: object[];
    optimization?: Optimization;
    module: { rules: Rule[] };
  };
  const minimizer = [
    minify({ exclude: RUNTIME }),
    // By frequency, names would follow webpack's provisional hashes, and these the build's folder.
    minify({ include: RUNTIME }, { disableCharFreq: true }),
    ...(config.optimization?.minimizer ?? []).filter((it) => it.constructor.name !== 'TerserPlugin'),
  ];
  // From the 501st module on, webpack's own are of five digits, everywhere.
  const ids = new (gatsbysWebpack().ids.DeterministicModuleIdsPlugin)({ maxLength: 4, fixedLength: true });
  actions.replaceWebpackConfig({
    ...config,
    plugins: [...(config.plugins ?? []), ids],
    module: { ...config.module, rules: config.module.rules.map(withOwnBabel) },
    // Scripts do not name their source maps; the host does where it serves them.
    devtool: 'hidden-source-map',
    target: ['web', 'es2022'],
    // Every page lists all chunks: shorter names than Gatsby's save bytes.
    output: { ...config.output, chunkFilename: '[id]-[contenthash:8].js' },
    optimization: {
      ...config.optimization,
      moduleIds: false,
      minimizer,
      splitChunks: {
        ...config.optimization?.splitChunks,
        cacheGroups: { ...config.optimization?.splitChunks?.cacheGroups, words: LAZY_WORDS },
      },
    },
  });
}

/** Gatsby inlines small fonts as `data:`, which the Content-Security-Policy forbids. */
export function keepFontsFiles({ actions, getConfig, loaders, rules }: CreateWebpackConfigArgs): void {
  const config = getConfig() as { module: { rules: { test?: unknown }[] } };
  const fonts = String(rules.fonts().test);
  const ruled = config.module.rules.map((rule) =>
    String(rule.test) === fonts ? { ...rule, use: [loaders.file()] } : rule,
  );
  actions.replaceWebpackConfig({ ...config, module: { ...config.module, rules: ruled } });
}
