import { casesOf, type Insertion, type Skeleton } from './skeleton';

const entry = (file: string, opens: string, text: string, closes = '\n}'): Insertion => ({
  file,
  opens,
  closes,
  entry: `\n  ${text}`,
});
const imports = (file: string, text: string): Insertion => ({ file, imports: text });

const inLanguage = (language: string, prefix: string, said: { none: string; description: string }) => [
  entry(
    `src/i18n/${language}/addresses.ts`,
    'export const PAGES',
    `__many__: '${prefix}/__many__', '__many__-slug': '${prefix}/__many__/:slug',`,
  ),
  entry(
    `src/i18n/${language}/collections.ts`,
    'export const COLLECTIONS',
    [
      `\n'nav.__many__': '__many__',`,
      `'__many__.title': '__Many__',`,
      `'__many__.description': '${said.description}',`,
      `'__many__.none': '${said.none}',`,
    ].join('\n  '),
  ),
];

const CONTRACT = 'src/contract/kinds';
const SEARCH = 'src/page-makers/files/search-documents.ts';
const PREVIEWS = 'src/screens/preview/preview-screens.tsx';

export const KIND: Skeleton = {
  templates: 'kind',
  insertions: [
    { file: `${CONTRACT}/kinds.ts`, opens: 'COLLECTIONS = [', closes: ']', entry: `, '__many__'` },
    entry(
      `${CONTRACT}/kinds.ts`,
      'KINDS = {',
      `__many__: { kind: '__one__', one: '__one__', noun: '__one__' },`,
    ),
    imports(`${CONTRACT}/shapes.ts`, `import { __One__, __One__Summary } from '../__one__';`),
    entry(`${CONTRACT}/shapes.ts`, 'SHAPES = {', `__many__: { summary: __One__Summary, item: __One__ },`),
    imports('api/catalogue-files/kinds.ts', `import { __one__File } from './__one__-file';`),
    entry(
      'api/catalogue-files/kinds.ts',
      'FILE_KINDS = {',
      `__many__: { schema: __one__File, order: { by: 'position' } },`,
    ),
    imports('api/answers/kinds.ts', `import { __one__Answer, __one__Summary } from './__one__-answer';`),
    entry(
      'api/answers/kinds.ts',
      'ANSWERS:',
      `__many__: { summary: __one__Summary, item: __one__Answer, docs: { tag: '__Many__', about: '__Many__ of the gallery', list: '__Many__ in their order', one: 'One of the __many__' } },`,
      '\n};',
    ),
    imports('src/page-makers/kinds.ts', `import { __many__Page, __one__Page } from './pages/__one__-pages';`),
    entry(
      'src/page-makers/kinds.ts',
      'PAGE_KINDS',
      `__many__: { list: __many__Page, item: __one__Page, template: '__one__' },`,
      '\n};',
    ),
    imports(SEARCH, `import { to__One__CardView } from '../../components/__many__/__one__-card-view';`),
    imports(SEARCH, `import type { __One__ } from '../../contract/__one__';`),
    entry(SEARCH, 'const ENTRIES', '__many__: __one__Entry,', '\n};'),
    {
      file: SEARCH,
      opens: 'function pressEntry',
      closes: '\nconst namesOf',
      entry: `
function __one__Entry(__one__: __One__, context: ViewContext): Entry {
  const { path, title, picture } = to__One__CardView(__one__, context);
  return {
    item: { kind: '__many__', path, title, ...pictureOf(picture) },
    title,
    text: keywords([], [__one__.description]),
  };
}
`,
    },
    {
      file: PREVIEWS,
      opens: 'const WorkPreview',
      closes: 'export const PREVIEWS',
      entry: `const __One__Preview = lazyScreen(async () => {
  const view = import('../__one__/__one__-view');
  const screen = import('../__one__/__one__-screen');
  return { toView: (await view).to__One__View, Screen: (await screen).__One__Screen };
});

`,
    },
    entry(PREVIEWS, 'PREVIEWS = {', '__one__: __One__Preview,'),
    ...inLanguage('en', '', {
      none: 'There is nothing to show here yet.',
      description: '__Many__ of the gallery.',
    }),
    ...inLanguage('fr', '/fr', {
      none: 'Il n’y a rien à montrer ici pour l’instant.',
      description: '__Many__ de la galerie.',
    }),
    entry(
      'src/routes/route-table.ts',
      'const RENDERING = {',
      `__many__: 'page', '__many__-slug': 'collection',`,
      '\n} as const',
    ),
    entry(
      'src/features/navigation/menu-links.ts',
      'pages: [\n',
      `  { key: 'nav.__many__', path: routePath('__many__', locale) },`,
      '\n  ],',
    ),
    entry(
      'tests/screenshots/screens.ts',
      'const PAGES',
      `{ name: '__many__', paths: alternatesOf('__many__') },`,
      '\n];',
    ),
  ],
};

/** `publication`, `publications`. */
export function kindNames(one: string, many: string) {
  return { one, One: casesOf(one).pascal, many, Many: casesOf(many).pascal };
}
