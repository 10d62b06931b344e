import { realpathSync } from 'node:fs';
import path from 'node:path';
import type { CreateWebpackConfigArgs } from 'gatsby';

/**
 * Another module in the place of one. Each leans on the insides of a package or hides a file of ours, so it stays only for 3 kB
 * (gzip) of a visit or a twentieth of a build, or where `without` says that the site would fail.
 */
export interface Alias {
  /** What is taken, by the module that asks for it; false is nothing. */
  modules: Readonly<Record<string, string | false>>;
  /** Of Gatsby; without it, all. */
  stages?: readonly CreateWebpackConfigArgs['stage'][];
  /** kB are of gzip. */
  saves: string;
  /** What would be seen without it. */
  without: string;
  /** Fails without it, or tells where the two differ. */
  test: string;
}

/** `x.browser.ts` for `x.ts`. */
const standIn = (file: string) => ({
  [path.resolve('src', file)]: path.resolve('src', file.replace(/\.tsx?$/, '.browser$&')),
});

/**
 * Taken from the project, not from the workspace: webpack makes them one with a package and numbers that by how far they are
 * from it, so the workspace's name would be in the name of the file.
 */
const besidePackages = (file: string) => path.join(path.dirname(realpathSync('node_modules')), 'src', file);

/** Gatsby compiles a copy of its own. */
export const HEAD_HANDLER = path.resolve('.cache/head/head-export-handler-for-browser.js');

const NO_DECODERS = besidePackages('features/model/packages/no-decoders.js');

export const ALIASES: readonly Alias[] = [
  {
    modules: { 'theme-ui/jsx-runtime$': path.resolve('src/theme/jsx-runtime.ts') },
    stages: ['build-html', 'develop-html'],
    saves: '27 of the 34 ms of processor that a page takes to render',
    without: 'Each page computes all its styles anew.',
    test: 'src/theme/jsx-runtime.test.tsx',
  },
  {
    modules: standIn('theme/global-styles.tsx'),
    stages: ['build-javascript'],
    saves: '5.2 kB of a first visit to home, 5.9 to a work',
    without: 'Browsers load styles that stand in the head of every page.',
    test: 'tests/e2e/pages/page-weight.test.ts',
  },
  {
    modules: standIn('components/scale/scale-part.tsx'),
    stages: ['build-javascript'],
    saves: '7.7 kB of a first visit to a work',
    without: 'Browsers load the code of a drawing that the page has.',
    test: 'src/components/scale/scale-part.test.tsx',
  },
  {
    // The packages' own files, of which webpack can leave out what the site does not use.
    modules: {
      'gatsby-plugin-react-i18next$': besidePackages('i18n/packages/plugin.js'),
      'react-i18next$': besidePackages('i18n/packages/react-i18next.js'),
    },
    stages: ['build-javascript'],
    saves: '5.1 kB of a first visit',
    without: 'Browsers load all of react-i18next, which the plugin requires.',
    test: 'tests/e2e/pages/page-weight.test.ts',
  },
  {
    modules: { i18next$: realpathSync('node_modules/i18next/dist/esm/i18next.js') },
    stages: ['build-javascript'],
    saves: '14 kB of a first visit',
    without: 'Browsers load i18next twice: the plugin requires it, and the site imports it.',
    test: 'tests/e2e/pages/page-weight.test.ts',
  },
  {
    modules: standIn('templates/parts/context-head.tsx'),
    stages: ['build-javascript'],
    saves:
      '2.9 kB of a first visit to home, 3.3 to a work; 1.5 more by that for the renderer in webpack-config.ts',
    without: 'Browsers load the code that makes a head which the page has.',
    test: 'src/templates/parts/head-handler.test.tsx',
  },
  {
    // Our code for heads asks for Gatsby's by this name.
    modules: { 'gatsby/cache-dir/head/head-export-handler-for-browser$': HEAD_HANDLER },
    saves: 'what the entry before saves, which needs it',
    without: 'The second page has a copy of Gatsby’s code that knows nothing of the first.',
    test: 'tests/e2e/pages/head.test.ts',
  },
  {
    modules: {
      'three/examples/jsm/loaders/KTX2Loader.js$': NO_DECODERS,
      'three/examples/jsm/libs/meshopt_decoder.module.js$': NO_DECODERS,
    },
    saves: '24.9 and 7.9 kB of the first model',
    without: 'The decoders compile WebAssembly, which the policy forbids: a message on the console.',
    test: 'tests/e2e/model/turn.test.ts',
  },
  {
    modules: { dompurify$: false, canvg$: false },
    stages: ['build-javascript'],
    saves:
      '12 kB of the first sheet, of 201 (canvg comes in a file of its own, which nobody asks for: 54 kB of a release)',
    without: 'A sheet loads what cleans HTML, though it draws elements alone.',
    test: 'tests/e2e/files/sheet.test.ts',
  },
  {
    modules: {
      'three/examples/jsm/loaders/RGBELoader.js$': besidePackages('features/model/packages/hdr-loader.js'),
    },
    saves: 'nothing',
    without: 'three says on the console, for each light of a model, that it has renamed the loader.',
    test: 'tests/e2e/model/turn.test.ts',
  },
  {
    modules: { 'gatsby-react-router-scroll$': path.resolve('src/browser/scroll-context.browser.tsx') },
    stages: ['build-javascript', 'develop'],
    saves: '1.8 kB of a first visit',
    without: 'A hash that is no URI (`#100%`) breaks the page, and entries of one address share a place.',
    test: 'tests/e2e/navigation/scroll-places.test.ts',
  },
  {
    modules: {
      [path.join(realpathSync('node_modules/gatsby'), 'dist/internal-plugins/partytown/gatsby-browser.js')]:
        false,
    },
    saves: '2.3 kB of a first visit',
    without: 'Browsers load code for scripts of third parties, of which there are none.',
    test: 'tests/e2e/pages/page-weight.test.ts',
  },
];

export const aliasesOf = (stage: CreateWebpackConfigArgs['stage']) =>
  Object.assign(
    {},
    ...ALIASES.filter(({ stages }) => !stages || stages.includes(stage)).map(({ modules }) => modules),
  ) as Record<string, string | false>;
