import { DESK_LANGUAGES } from '../../api/desk/contract/languages';
import { inLanguage, type InLanguages } from '../../src/contract/in-language';
import { DEFAULT_LOCALE_CODE, LOCALE_CODES, type LocaleCode } from '../../src/contract/locale-codes';
import { casesOf, named, type Insertion, type Skeleton } from './skeleton';

const entry = (file: string, opens: string, text: string, closes = '\n}'): Insertion => ({
  file,
  opens,
  closes,
  entry: `\n  ${text}`,
});
const imports = (file: string, text: string): Insertion => ({ file, imports: text });

const SAID: InLanguages<{ none: string; description: string }> = {
  en: { none: 'There is nothing to show here yet.', description: '__Many__ of the gallery.' },
  fr: { none: 'Il n’y a rien à montrer ici pour l’instant.', description: '__Many__ de la galerie.' },
};

function onTheSite(code: LocaleCode): Insertion[] {
  const prefix = code === DEFAULT_LOCALE_CODE ? '' : `/${code}`;
  const said = inLanguage(SAID, code);
  return [
    entry(
      `src/i18n/${code}/addresses.ts`,
      'export const PAGES',
      `__many__: '${prefix}/__many__', '__many__-slug': '${prefix}/__many__/:slug',`,
    ),
    entry(
      `src/locales/${code}/common.json`,
      '{',
      [
        `"nav.__many__": "__many__",`,
        `"__many__.title": "__Many__",`,
        `"__many__.description": "${said.description}",`,
        `"__many__.none": "${said.none}",`,
      ].join('\n  '),
      '\n',
    ),
  ];
}

/** English in each language of the desk, to be made its own. */
const onTheDesk = (language: string): Insertion[] => [
  entry(
    `desk/words/${language}/items.ts`,
    `export const ITEMS_${language.toUpperCase()}`,
    [
      `\n'nav.__many__': '__many__',`,
      `'items.find.__many__': 'find a __one__',`,
      `'items.none.__many__': 'No __one__ yet.',`,
      `'items.noneFound.__many__': 'No __one__ for ‘{words}’.',`,
      `'items.new.__many__': 'New __one__',`,
      `'items.count.__many___one': '{count} __one__',`,
      `'items.count.__many___other': '{count} __many__',`,
      `'items.sort.order.__many__': 'in the site’s order',`,
      `'items.head.__many__': '__one__',`,
    ].join('\n  '),
  ),
  entry(
    `desk/words/${language}/editing/editor.ts`,
    `export const EDITOR_${language.toUpperCase()}`,
    `'editor.back.__many__': '__many__',`,
  ),
  entry(
    `desk/words/${language}/search.ts`,
    `export const SEARCH_${language.toUpperCase()}`,
    [`\n'search.nav.__many__': '__many__',`, `'search.items.new.__many__': 'add, __one__, draft',`].join(
      '\n  ',
    ),
  ),
  entry(
    `desk/words/${language}/deleted.ts`,
    `export const DELETED_${language.toUpperCase()}`,
    `'deleted.is.__many__': '__one__',`,
  ),
];

/** Words that are to be made a language's own, a line for each file. */
export const englishOnTheDesk = (language: string, names: ReturnType<typeof kindNames>): string[] =>
  onTheDesk(language).flatMap((line) => {
    if (!('entry' in line)) return [];
    const keys = [...line.entry.matchAll(/'([\w.]+)': '/g)].map(([, key]) => named(key!, names));
    return [`${line.file}: ${keys.join(', ')}`];
  });

const CONTRACT = 'src/contract/kinds';
const EVERY_FIELD = 'api/content/answers/answers.test.ts';
const SEARCH = 'src/page-makers/files/search-documents.ts';
const SAMPLES = 'src/page-makers/testing/sample-source.ts';
const ROUTER = 'desk/app/router.tsx';
const PREVIEWS = 'src/screens/preview/preview-screens.tsx';

const SAMPLE_FILE = `'__many__/first.yaml': {
    slug: both('first', 'premier'),
    title: both('The first', 'Le premier'),
    position: 10,
    updated_at,
  },`;

export const KIND: Skeleton = {
  templates: 'kind',
  insertions: [
    { file: `${CONTRACT}/kinds.ts`, opens: 'COLLECTIONS = [', closes: ']', entry: `, '__many__'` },
    entry(
      `${CONTRACT}/kinds.ts`,
      'KINDS = {',
      `__many__: { kind: '__one__', one: '__one__', noun: '__one__' },`,
    ),
    imports(`${CONTRACT}/shapes.ts`, `import { __One__, __One__Summary } from '../items/__one__';`),
    entry(`${CONTRACT}/shapes.ts`, 'SHAPES = {', `__many__: { summary: __One__Summary, item: __One__ },`),
    imports('api/catalogue-files/kinds.ts', `import { __one__File } from './__one__-file';`),
    entry(
      'api/catalogue-files/kinds.ts',
      'FILE_KINDS = {',
      `__many__: { schema: __one__File, order: { by: 'position' } },`,
    ),
    imports(
      'api/content/answers/kinds.ts',
      `import { __one__Answer, __one__Summary } from './items/__one__-answer';`,
    ),
    entry(
      'api/content/answers/kinds.ts',
      'ANSWERS:',
      `__many__: { summary: __one__Summary, item: __one__Answer, docs: { tag: '__Many__', about: '__Many__ of the gallery', list: '__Many__ in their order', one: 'One of the __many__' } },`,
      '\n};',
    ),
    entry('api/testing/sample-files.ts', 'export const SAMPLE_FILES', SAMPLE_FILE, '\n};'),
    imports(EVERY_FIELD, `import { __One__ } from '../../../src/contract/items/__one__';`),
    entry(
      EVERY_FIELD,
      'const MORE',
      `'__many__/first.yaml': { former_slugs, pictures, description: both('<p>Told.</p>', '<p>Dit.</p>') },`,
      '\n  };',
    ),
    entry(
      EVERY_FIELD,
      "'/api/press/article'",
      `['/api/__many__/premier', __One__, { title: 'Le premier', description: '<p>Dit.</p>', former_slugs: ['avant'], images: [{ alt: 'Une lampe' }] }],`,
      '\n  ])(',
    ),
    imports('src/page-makers/kinds.ts', `import { __many__Page, __one__Page } from './pages/__one__-pages';`),
    entry(
      'src/page-makers/kinds.ts',
      'PAGE_KINDS',
      `__many__: { list: __many__Page, item: __one__Page, template: '__one__' },`,
      '\n};',
    ),
    imports(SEARCH, `import { to__One__CardView } from '../../components/__many__/__one__-card-view';`),
    imports(SEARCH, `import type { __One__ } from '../../contract/items/__one__';`),
    entry(SEARCH, 'const ENTRIES', '__many__: __one__Entry,', '\n};'),
    {
      file: SEARCH,
      opens: 'function pressEntry',
      closes: '\nconst namesOf',
      entry: `
function __one__Entry(__one__: __One__, context: ViewContext): Entry {
  const { path, title, picture } = to__One__CardView(__one__, context);
  return {
    item: { kind: '__many__', id: __one__.id, path, title, ...pictureOf(picture) },
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
    ...LOCALE_CODES.flatMap(onTheSite),
    ...DESK_LANGUAGES.flatMap(onTheDesk),
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
    entry(
      'tests/e2e/desk/screens.ts',
      "name: 'events',",
      `{ name: '__many__', path: '/__many__', prepare: (page, words) => page.getByRole('grid', { name: words['nav.__many__'] }).waitFor() },`,
      "\n  {\n    name: 'people'",
    ),
    imports(SAMPLES, `import { sample__One__ } from '../../components/__many__/testing/sample-__one__';`),
    {
      file: SAMPLES,
      opens: 'export const sampleCatalogue',
      closes: '\n  home: ',
      entry: `\n  __many__: [sample__One__('first')],`,
    },
    imports('desk/kinds/kinds.ts', `import { __ONE__ } from './__one__';`),
    entry('desk/kinds/kinds.ts', 'const KINDS', '__many__: __ONE__,', '\n};'),
    entry(
      'desk/fields/parts/search/use-pages-found.ts',
      'const SHELVES = {',
      `__many__: 'nav.__many__',`,
      '\n} as const',
    ),
    entry(
      'desk/screens/shelf/shelf-kinds.ts',
      'SHELF_KINDS:',
      `__many__: { columns: ['title', 'state', 'changed'], sorts: ['title', 'changed'], isSold: false, filters: [], titleIs: 'title' },`,
      '\n};',
    ),
    imports(
      'desk/screens/shelf/shelves.tsx',
      `\nexport const __Many__ = () => <Shelf key="__many__" shelf="__many__" />;`,
    ),
    entry(
      'api/import-export/export/export-columns.ts',
      'EXPORT_COLUMNS',
      `__many__: [...texts('title', 'titre', 'title'), ...html('text', 'texte', 'description'), pictures, ...LAST_COLUMNS],`,
      '\n};',
    ),
    {
      file: ROUTER,
      opens: "path: '/press'",
      closes: 'const pages = ',
      entry: `const __many__ = createRoute({
  getParentRoute: () => desk,
  path: '/__many__',
  validateSearch: shelfSearchOf,
  component: screen(() => import('../screens/shelf/shelves'), '__Many__'),
});
`,
    },
    { file: ROUTER, opens: 'desk.addChildren([', closes: '\n    ])', entry: '\n      __many__,' },
    entry(
      'desk/app/navigation.ts',
      "to: '/press'",
      `{ to: '/__many__', word: 'nav.__many__' },`,
      '\n  { to: ',
    ),
  ],
};

/** `publication`, `publications`. */
export function kindNames(one: string, many: string) {
  return { one, One: casesOf(one).pascal, ONE: one.toUpperCase(), many, Many: casesOf(many).pascal };
}
