/** @type {import('jest').Config['transform']} */
const transform = {
  '^.+\\.m?(t|j)sx?$': [
    '@swc/jest',
    {
      jsc: {
        parser: { syntax: 'typescript', tsx: true },
        transform: { react: { runtime: 'automatic', importSource: 'theme-ui' } },
        target: 'es2022',
      },
      module: { type: 'commonjs' },
    },
  ],
};

/** Packages that are ES modules only, which jest on Node 20 can't load as they are. */
const esModules = [
  'marked',
  'mime',
  'p-limit',
  'p-retry',
  'is-network-error',
  'yocto-queue',
  'htmlparser2',
  'dom[a-z]*',
  'dom-serializer',
  'entities',
  'cookie',
  'client-zip',
  'saxen',
  'photoswipe',
  'vcard-creator',
  'feed',
  'feedsmith',
  'ical\\.js',
  'postal-mime',
  'property-graph',
  'ktx-parse',
  'flydrive',
  '@poppinss',
  'case-anything',
];
const transformIgnorePatterns = [`/node_modules/(?!.*(${esModules.join('|')})/)`];
/** Packages, and what builds and mutations leave there: a copy of the sources, and packages of their own making. */
const notOurs = '(node_modules|deploy|.cache|public|desk/dist|.mutants)(/|$)';
const found = {
  // When jest looks for our files it gives the whole path, when it watches them that from the root.
  modulePathIgnorePatterns: [`<rootDir>/${notOurs}`, `^${notOurs}`],
  // Passes packages by, where `find` reads 100,000 names of them at each start.
  haste: { forceNodeFilesystemAPI: true },
};

const WORDS = ['<rootDir>/tests/setup/words.ts'];

const NODE = '<rootDir>/tests/setup/node-environment.ts';

const SLOW = '\\.slow\\.test\\.ts$';

/** @type {import('jest').Config} */
const inNode = {
  testEnvironment: NODE,
  setupFiles: WORDS,
  transform,
  transformIgnorePatterns,
  ...found,
  globalSetup: '<rootDir>/tests/setup/make-temporary-folder.ts',
  globalTeardown: '<rootDir>/tests/setup/remove-temporary-folder.ts',
};

/** @type {import('jest').Config} */
const config = {
  // ms: ends a test that hangs, not one that waits for a busy machine.
  testTimeout: 300_000,
  projects: [
    {
      ...inNode,
      displayName: 'node',
      testMatch: ['<rootDir>/{src,api,host,desk,scripts,bench}/**/*.test.ts', '<rootDir>/tests/*.test.ts'],
      testPathIgnorePatterns: ['/node_modules/', SLOW],
    },
    {
      // Loops that kill and lock again and again: only `npm run test:all` has the time.
      ...inNode,
      displayName: 'slow',
      testMatch: ['<rootDir>/{src,api,host,desk,scripts,bench}/**/*.slow.test.ts'],
    },
    {
      displayName: 'browser',
      testEnvironment: '<rootDir>/tests/setup/jsdom-environment.ts',
      transform,
      transformIgnorePatterns,
      ...found,
      testMatch: ['<rootDir>/{src,desk,tests/setup}/**/*.test.tsx'],
      moduleNameMapper: {
        '^gatsby$': '<rootDir>/tests/gatsby-mock.tsx',
        '\\.(css|woff2)$': '<rootDir>/tests/no-styles.ts',
      },
      setupFiles: WORDS,
      setupFilesAfterEnv: ['<rootDir>/tests/setup/browser.ts'],
    },
  ],
};

export default config;
