/**
 * The layers of src (architecture: 'Imports run downwards only'), lowest first; folders of one layer may use each other,
 * but not in a circle.
 */
const LAYERS = [
  ['contract'],
  ['async', 'release'],
  ['gallery', 'routes', 'i18n', 'locales', 'theme'],
  ['media', 'seo', 'browser', 'page'],
  ['components'],
  ['features'],
  ['layouts', 'screens'],
  ['page-makers'],
  ['server-render'],
  ['templates', 'app'],
  ['pages'],
];
const TESTS = '\\.test\\.tsx?$|/testing/|^tests/';
const folders = (names) => `^src/(${names.join('|')})/`;

const layerRules = LAYERS.slice(0, -1).map((layer, rank) => ({
  name: `${layer.join('-')}-below-the-rest`,
  comment: 'Imports run downwards only.',
  severity: 'error',
  from: { path: folders(layer), pathNot: TESTS },
  to: { path: [folders(LAYERS.slice(rank + 1).flat()), '^src/build/'] },
}));

/** A folder outside the layers may import nothing of ours but what is listed. */
const only = (name, from, allowed) => ({
  name,
  severity: 'error',
  from: { path: from, pathNot: TESTS },
  to: { path: '^(src|api|host|desk|scripts|bench|plugins|tests)/', pathNot: [from, ...allowed] },
});

/** @type {import('dependency-cruiser').IConfiguration} */
module.exports = {
  forbidden: [
    ...layerRules,
    only('src-is-self-contained', '^src/', []),
    // What it writes to visitors names pages of the site.
    only('the-server-knows-contract-and-routes', '^api/', ['^src/(contract|routes)/']),
    // The desk's browser loads them.
    only('contracts-of-the-desk-know-no-server', '^api/[^/]+/contract/', [
      '^src/(contract|routes)/',
      '^api/[^/]+/contract/',
      '^api/models/checks/model-fault\\.ts$',
    ]),
    only(
      'desk-knows-tokens-and-lights',
      '^desk/(app|collection-list|screens|fields|editing|kinds|theme|words)/',
      [
        '^api/[^/]+/contract/',
        '^src/(contract|theme|async)/',
        '^src/features/colour-mode/',
        // How words are found however they are typed.
        '^src/features/search/(index/(misspellings|terms)|results/mark-words)\\.ts$',
      ],
    ),
    only('host-knows-the-lowest-floors-only', '^host/', [
      '^src/(contract|async|release|gallery|i18n|locales|routes)/',
      '^src/theme/(tokens|sizes|space|pendant|lights)\\.ts$',
    ]),
    {
      name: 'build-renders-nothing',
      comment: 'The build names templates by path; components are for Gatsby to load.',
      severity: 'error',
      from: { path: '^src/build/' },
      to: { path: '^src/(app|pages)/|^src/templates/' },
    },
    { name: 'no-circles', severity: 'error', from: {}, to: { circular: true } },
    {
      name: 'no-unlisted-packages',
      severity: 'error',
      from: {},
      to: { dependencyTypes: ['npm-no-pkg', 'npm-unknown', 'unknown'] },
    },
    {
      name: 'no-development-packages-at-run-time',
      severity: 'error',
      from: { path: '^(src|api|host|desk|plugins)/|^gatsby-', pathNot: TESTS },
      to: { dependencyTypes: ['npm-dev'], dependencyTypesNot: ['type-only'] },
    },
    { name: 'not-to-unresolvable', severity: 'error', from: {}, to: { couldNotResolve: true } },
  ],
  options: {
    exclude: { path: '^desk/dist/' },
    doNotFollow: { path: 'node_modules' },
    tsPreCompilationDeps: true,
    tsConfig: { fileName: 'tsconfig.json' },
    enhancedResolveOptions: {
      exportsFields: ['exports'],
      conditionNames: ['import', 'require', 'node', 'default', 'types'],
      // ms; nothing is written while it reads.
      cachedInputFileSystem: { cacheDuration: 300_000 },
    },
  },
};
