import path from 'node:path';
import js from '@eslint/js';
import jsxA11y from 'eslint-plugin-jsx-a11y';
import reactHooks from 'eslint-plugin-react-hooks';
import tseslint from 'typescript-eslint';

const TYPESCRIPT = ['**/*.{ts,tsx}'];
/** Files that Gatsby and tools ask for a default export. */
const DEFAULT_EXPORTS = [
  'src/{templates,pages}/**/*.tsx',
  'gatsby-config.ts',
  '*.config.mjs',
  'desk/vite.config.ts',
  '**/*.d.ts',
  'tests/{,e2e/}setup/*.ts',
  // What a package looks for.
  'vendor/no-i18next/index.js',
  'tests/no-styles.ts',
];
/** The only modules that know Gatsby; the rest of the site must outlive it. */
const GATSBY_AWARE = [
  'src/components/links/link.tsx',
  'src/{templates,pages,server-render,build}/**',
  'gatsby-*.{ts,tsx}',
  '**/*.test.tsx',
];
/** What runs in a terminal, and what the specification asks the site to warn of or to log. */
const SPEAKERS = [
  '{scripts,bench}/**',
  // The log of the server's function is its console.
  'src/server-render/serve-live-page.ts',
  '{api,host}/{main,preview-link,*-command}.ts',
  'api/mail-links/list-command.ts',
  'src/features/colour-mode/colour-preference.ts',
  'src/i18n/messages{,.browser}.ts',
];

const KEBAB_CASE = /^\.?[a-z0-9]+(-[a-z0-9]+)*(\.[a-z0-9]+)*$/;

/** Rules of this house that no plugin has. */
const house = {
  rules: {
    'kebab-case-file': {
      meta: { messages: { name: 'Name the file in kebab-case.' } },
      create: (context) => ({
        Program: (node) => {
          if (!KEBAB_CASE.test(path.basename(context.filename))) context.report({ node, messageId: 'name' });
        },
      }),
    },
  },
};

const EXPORTS = [
  { selector: 'ExportDefaultDeclaration', message: 'Export by name: a name is found everywhere.' },
  { selector: 'ExportAllDeclaration', message: 'Import from the module itself, not through a barrel.' },
];

const LENGTH =
  'Lengths are in src/theme/{space,sizes,lines}.ts, durations and breakpoints in tokens.ts: use their names.';
const COLOUR = 'Colours are in src/theme/tokens.ts, light in lights.ts: use their names.';
const COLOUR_PATTERN = '/(^|[\\s(,])#([\\da-f]{3,4}|[\\da-f]{6}|[\\da-f]{8})(?![\\w-])|\\b(rgb|hsl)a?\\(/i';

/** A designer changes a value in the theme, and nowhere else. */
const VALUES = [
  { selector: 'Literal[value=/\\d(px|rem|m?s)\\b/]', message: LENGTH },
  { selector: 'TemplateElement[value.raw=/(^|\\d)(px|rem|m?s)\\b/]', message: LENGTH },
  { selector: `Literal[value=${COLOUR_PATTERN}]`, message: COLOUR },
  { selector: `TemplateElement[value.raw=${COLOUR_PATTERN}]`, message: COLOUR },
];

/** A number that theme-ui makes px of: any for a size, one that is no step of the scale for a distance. */
const pixels = (within = '') => {
  const size = `${within} Property[key.name=/^((min|max)?(W|w)idth|(min|max)?(H|h)eight|flexBasis|fontSize|border\\w*(Width|Radius))$/]`;
  const distance = `${within} Property[key.name=/^([mp][trblxy]?|(margin|padding)\\w*|top|right|bottom|left|inset|gap|(row|column)Gap|zIndex)$/]`;
  const number = 'Literal[raw=/^[\\d.]*[1-9]/]';
  const noStep = 'Literal[raw=/^(9|[1-9]\\d)/]';
  return [
    `${size} > ${number}`,
    `${size} > UnaryExpression > ${number}`,
    `${distance} > ${noStep}`,
    `${distance} > UnaryExpression > ${noStep}`,
  ].map((selector) => ({ selector, message: LENGTH }));
};
/** What visitors read is in the message files, in every language. */
const SAID =
  'JSXAttribute[name.name=/^(aria-(label|description|roledescription|valuetext)|alt|title|placeholder|label)$/]';
const WORDS = [
  'JSXText',
  ...['JSXElement', 'JSXFragment', SAID].flatMap((place) => [
    `${place} > JSXExpressionContainer > Literal`,
    `${place} > JSXExpressionContainer > TemplateLiteral > TemplateElement`,
    `${place} > JSXExpressionContainer > :matches(LogicalExpression, ConditionalExpression) > Literal`,
  ]),
  `${SAID} > Literal`,
].flatMap((text) =>
  [`${text}[value=/\\p{L}/u]`, `${text}[value.raw=/\\p{L}/u]`].map((selector) => ({
    selector,
    message: 'Words for visitors are in src/i18n/<language>: say them by their key.',
  })),
);

const STYLE_OBJECT =
  ':matches(VariableDeclarator[id.typeAnnotation.typeAnnotation.typeName.name="ThemeUICSSObject"], JSXAttribute[name.name="sx"])';

export default tseslint.config(
  {
    ignores: [
      'node_modules',
      'public',
      '.cache',
      'deploy',
      'desk/dist',
      '.mutants',
      'coverage',
      'static',
      'api/data',
    ],
  },
  {
    files: ['**/*.{ts,tsx,js,mjs,cjs}'],
    plugins: { house },
    rules: {
      'house/kebab-case-file': 'error',
      // The narrow spaces of French stand in templates as in strings.
      'no-irregular-whitespace': ['error', { skipTemplates: true }],
      'max-lines': ['error', 300],
      'no-console': 'error',
      'no-restricted-syntax': ['error', ...EXPORTS],
      eqeqeq: 'error',
      'prefer-const': 'error',
    },
  },
  {
    files: TYPESCRIPT,
    extends: [js.configs.recommended, tseslint.configs.recommended],
    // Rules that want types are in .oxlintrc.json: there they take seconds, and see what has changed in other files.
    rules: {
      '@typescript-eslint/consistent-type-imports': ['error', { fixStyle: 'inline-type-imports' }],
      '@typescript-eslint/no-explicit-any': 'error',
      '@typescript-eslint/no-unused-vars': [
        'error',
        { argsIgnorePattern: '^_', varsIgnorePattern: '^_', ignoreRestSiblings: true },
      ],
      'no-restricted-imports': [
        'error',
        {
          paths: ['gatsby', 'gatsby-link'].map((name) => ({
            name,
            message:
              'Only src/components/links/link.tsx, templates, pages, server-render and the build know Gatsby.',
          })),
        },
      ],
    },
  },
  {
    files: ['{src,desk}/**/*.{ts,tsx}', 'gatsby-*.tsx'],
    ignores: ['**/*.test.*', '**/testing/**'],
    extends: [jsxA11y.flatConfigs.strict, reactHooks.configs.flat.recommended],
    rules: {
      // A menu link is an anchor with the role of a button, so that it works before scripts do.
      'jsx-a11y/anchor-is-valid': ['error', { aspects: ['noHref', 'invalidHref'] }],
      // A strip of pictures scrolls by its arrow keys.
      'jsx-a11y/no-noninteractive-element-interactions': [
        'error',
        { body: ['onError', 'onLoad'], img: ['onError', 'onLoad'], ul: ['onKeyDown'] },
      ],
      'react-hooks/exhaustive-deps': 'error',
      // Pages are built ahead: what only the browser knows can come after the first render alone.
      'react-hooks/set-state-in-effect': 'off',
    },
  },
  {
    files: [
      'src/{components,features,layouts,screens,app}/**/*.{ts,tsx}',
      'desk/{app,screens}/**/*.{ts,tsx}',
    ],
    ignores: ['**/*.test.*', '**/testing/**'],
    rules: { 'no-restricted-syntax': ['error', ...EXPORTS, ...VALUES, ...pixels(STYLE_OBJECT)] },
  },
  {
    files: ['src/**/*.styles.ts'],
    rules: { 'no-restricted-syntax': ['error', ...EXPORTS, ...VALUES, ...pixels()] },
  },
  {
    files: ['src/{components,features,layouts,screens,app}/**/*.tsx', 'desk/{app,screens}/**/*.tsx'],
    // The test screens show sample text.
    ignores: ['**/*.test.*', '**/testing/**', 'src/screens/test/**'],
    rules: {
      'no-restricted-syntax': ['error', ...EXPORTS, ...VALUES, ...pixels(STYLE_OBJECT), ...WORDS],
    },
  },
  { files: GATSBY_AWARE, rules: { 'no-restricted-imports': 'off' } },
  { files: SPEAKERS, rules: { 'no-console': 'off' } },
  { files: DEFAULT_EXPORTS, rules: { 'no-restricted-syntax': 'off' } },
);
