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
  '**/*.d.ts',
  'tests/e2e/setup/*.ts',
];
/** The only modules that know Gatsby; the rest of the site must outlive it. */
const GATSBY_AWARE = [
  'src/components/link.tsx',
  'src/{templates,pages,live,build}/**',
  'gatsby-*.{ts,tsx}',
  '**/*.test.tsx',
];
/** What runs in a terminal, and what the specification asks the site to warn of or to log. */
const SPEAKERS = [
  '{scripts,bench}/**',
  // The log of the server's function is its console.
  'src/live/serve-live-page.ts',
  '{api,host}/{main,preview-link}.ts',
  'src/features/colour-mode/colour-preference.ts',
  'src/i18n/messages.ts',
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

export default tseslint.config(
  { ignores: ['node_modules', 'public', '.cache', 'deploy', 'coverage', 'static', 'api/data'] },
  {
    files: ['**/*.{ts,tsx,js,mjs,cjs}'],
    plugins: { house },
    rules: {
      'house/kebab-case-file': 'error',
      'max-lines': ['error', 300],
      'no-console': 'error',
      'no-restricted-syntax': [
        'error',
        { selector: 'ExportDefaultDeclaration', message: 'Export by name: a name is found everywhere.' },
        { selector: 'ExportAllDeclaration', message: 'Import from the module itself, not through a barrel.' },
      ],
      eqeqeq: 'error',
      'prefer-const': 'error',
    },
  },
  {
    files: TYPESCRIPT,
    extends: [js.configs.recommended, tseslint.configs.recommended],
    languageOptions: { parserOptions: { projectService: true, tsconfigRootDir: import.meta.dirname } },
    rules: {
      '@typescript-eslint/consistent-type-imports': ['error', { fixStyle: 'inline-type-imports' }],
      '@typescript-eslint/no-explicit-any': 'error',
      '@typescript-eslint/no-floating-promises': 'error',
      '@typescript-eslint/no-misused-promises': [
        'error',
        { checksVoidReturn: { attributes: false, properties: false } },
      ],
      '@typescript-eslint/no-unused-vars': [
        'error',
        { argsIgnorePattern: '^_', varsIgnorePattern: '^_', ignoreRestSiblings: true },
      ],
      '@typescript-eslint/switch-exhaustiveness-check': [
        'error',
        { considerDefaultExhaustiveForUnions: true },
      ],
      'no-restricted-imports': [
        'error',
        {
          paths: ['gatsby', 'gatsby-link'].map((name) => ({
            name,
            message: 'Only src/components/link.tsx, templates, pages and the build know Gatsby.',
          })),
        },
      ],
    },
  },
  {
    files: ['src/**/*.{ts,tsx}', 'gatsby-*.tsx'],
    ignores: ['**/*.test.*', '**/testing/**'],
    extends: [jsxA11y.flatConfigs.strict, reactHooks.configs.flat.recommended],
    rules: {
      // A menu link is an anchor with the role of a button, so that it works before scripts do.
      'jsx-a11y/anchor-is-valid': ['error', { aspects: ['noHref', 'invalidHref'] }],
      'react-hooks/exhaustive-deps': 'error',
      // Pages are built ahead: what only the browser knows can come after the first render alone.
      'react-hooks/set-state-in-effect': 'off',
    },
  },
  { files: GATSBY_AWARE, rules: { 'no-restricted-imports': 'off' } },
  { files: SPEAKERS, rules: { 'no-console': 'off' } },
  { files: DEFAULT_EXPORTS, rules: { 'no-restricted-syntax': 'off' } },
);
