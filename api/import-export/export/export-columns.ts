import { definition } from '../../../src/contract/collections/collections';
import { byType, type FieldOf, type Fields } from '../../../src/contract/collections/fields';
import { SIDES } from '../../../src/contract/collections/import-columns';
import { columnLabel, LABELS } from '../../../src/contract/collections/labels';
import type { Price } from '../../../src/contract/collections/values';
import type { Collection } from '../../../src/contract/kinds/kinds';
import { LOCALE_CODES, type LocaleCode } from '../../../src/contract/locale-codes';
import { valueAt } from '../../content/contract/field-path';
import type { ItemState, Values } from '../../content/contract/item';
import type { Part } from '../../content/published/part';
import { listOf, textOf, textsOf } from '../../content/shelves';
import { type DeskLanguage, languageName } from '../../desk/contract/languages';
import { parisMoment } from '../../subscriptions/paris-time';
import { textOfHtml } from '../import/cells/html-text';

/** An item as the desk shows it. */
export interface ExportedItem {
  id: string;
  values: Values;
  state: ItemState;
  urls: Partial<Record<LocaleCode, string>>;
}

interface ExportView {
  /** Of who takes it away. */
  locale: DeskLanguage;
  /** What items name, as it is public. */
  named: Pick<Part, 'get'>;
}

type Head = Record<DeskLanguage, string>;
interface Column {
  head: Head;
  cell: (item: ExportedItem, view: ExportView) => string;
}

/** As spreadsheets of the language write numbers. */
const numberText = (value: unknown, locale: LocaleCode): string =>
  typeof value === 'number' ? String(value).replace('.', locale === 'fr' ? ',' : '.') : '';

const textAt = ({ values }: ExportedItem, path: string): string => textOf(valueAt(values, path));

const line = (head: Head, path: string): Column => ({ head, cell: (item) => textAt(item, path) });

const number = (head: Head, path: string): Column => ({
  head,
  cell: ({ values }, { locale }) => numberText(valueAt(values, path), locale),
});

/** A column for each language. */
const inEach = (head: Head, cellOf: (item: ExportedItem, locale: LocaleCode) => string): Column[] =>
  LOCALE_CODES.map((code) => ({
    head: {
      en: `${head.en}, ${languageName(code, 'en')}`,
      fr: `${head.fr}, ${languageName(code, 'fr')}`,
    },
    cell: (item) => cellOf(item, code),
  }));

const texts = (head: Head, path: string, readable = (text: string): string => text): Column[] =>
  inEach(head, (item, code) => readable(textAt(item, `${path}.${code}`)));

const textLines = (head: Head, path: string): Column[] =>
  inEach(head, ({ values }, code) =>
    listOf(valueAt(values, `${path}.${code}`))
      .map(textOfHtml)
      .join('\n'),
  );

function nameOf(
  { named, locale }: ExportView,
  shelf: FieldOf<'references'>['collection'],
  id: string,
): string {
  const { name, title }: Values = named.get(shelf, id) ?? {};
  const titles = textsOf(title);
  return textOf(name) || (titles[locale] ?? Object.values(titles)[0] ?? id);
}

/** One or several ids. */
const idsAt = ({ values }: ExportedItem, path: string): string[] => {
  const value = valueAt(values, path);
  return typeof value === 'string' ? [value].filter(Boolean) : listOf(value);
};

const recordsAt = ({ values }: ExportedItem, path: string): Values[] => {
  const value = valueAt(values, path);
  return Array.isArray(value) ? (value as Values[]) : [];
};

const headOf = (collection: Collection, name: string): Head => ({
  en: columnLabel(collection, name, 'en'),
  fr: columnLabel(collection, name, 'fr'),
});

const wordIn = (locale: LocaleCode, key: string): string => {
  const words: Readonly<Record<string, string>> = LABELS[locale];
  return words[key] ?? '';
};

/** Addresses are columns of all items; what nobody reads in a spreadsheet is left out. */
const none = (): Column[] => [];
const lineOf = (_: object, collection: Collection, path: string): Column[] => [
  line(headOf(collection, path), path),
];
const lineOfFile = (_: object, collection: Collection, path: string): Column[] => [
  line(headOf(collection, path), `${path}.file`),
];
const linesOf = (_: object, collection: Collection, path: string): Column[] =>
  textLines(headOf(collection, path), path);

/** Items are parted by semicolons, lines of a cell by line breaks. */
const columnsOfField = byType<[collection: Collection, path: string], Column[]>({
  text: ({ localized }, collection, path) => {
    const head = headOf(collection, path);
    return localized ? texts(head, path) : [line(head, path)];
  },
  html: (_, collection, path) => texts(headOf(collection, path), path, textOfHtml),
  htmlLines: linesOf,
  lines: linesOf,
  slug: none,
  formerSlugs: none,
  choice: (_, collection, path) => [
    {
      head: headOf(collection, path),
      cell: (item, { locale }) => wordIn(locale, `choices.${textAt(item, path)}`),
    },
  ],
  number: (_, collection, path) => [number(headOf(collection, path), path)],
  date: lineOf,
  time: lineOf,
  references: ({ collection: to }, collection, path) => [
    {
      head: headOf(collection, path),
      cell: (item, view) =>
        idsAt(item, path)
          .map((id) => nameOf(view, to, id))
          .join('; '),
    },
  ],
  picture: lineOfFile,
  pictures: (_, collection, path) => [
    {
      head: headOf(collection, path),
      cell: (item) =>
        recordsAt(item, path)
          .map(({ file }) => textOf(file))
          .join('; '),
    },
  ],
  file: (_, collection, path) => texts(headOf(collection, path), `${path}.file`),
  model: lineOfFile,
  dimensions: (_, collection, path) => [
    ...SIDES.map((side) => {
      const { en, fr } = headOf(collection, side);
      return number({ en: `${en} (cm)`, fr: `${fr} (cm)` }, `${path}.${side}`);
    }),
    ...texts(headOf(collection, 'dimensionsNote'), `${path}.note`),
  ],
  price: (_, collection, path) => [
    {
      head: headOf(collection, path),
      cell: ({ values }, { locale }) => {
        const price = valueAt(values, path) as Price | undefined;
        return typeof price === 'string'
          ? wordIn(locale, 'choices.onRequest')
          : numberText(price?.amount, locale);
      },
    },
    line(headOf(collection, 'currency'), `${path}.currency`),
  ],
  // A line each: what somebody did, and who.
  credits: (_, collection, path) =>
    inEach(headOf(collection, path), (item, code) =>
      recordsAt(item, path)
        .map(({ role, name }) => [textsOf(role)[code], name].filter(Boolean).join(': '))
        .join('\n'),
    ),
  openingTimes: none,
  reserve: none,
  socialNetworks: none,
  news: none,
  object: ({ fields }, collection, path) => columnsOf(fields, collection, `${path}.`),
});

const columnsOf = (fields: Fields, collection: Collection, before = ''): Column[] =>
  Object.entries(fields).flatMap(([name, field]) => columnsOfField(field, collection, before + name));

const STATES: Record<ItemState, Head> = {
  public: { en: 'public', fr: 'public' },
  changed: { en: 'changed, not public yet', fr: 'modifié, pas encore public' },
  draft: { en: 'draft', fr: 'brouillon' },
  scheduled: { en: 'scheduled', fr: 'programmé' },
  withdrawn: { en: 'taken off the site', fr: 'retiré du site' },
};
/** What every item has, behind all else. */
const LAST_COLUMNS: readonly Column[] = [
  { head: { en: 'state', fr: 'état' }, cell: ({ state }, { locale }) => STATES[state][locale] },
  ...inEach({ en: 'address', fr: 'adresse' }, ({ urls }, code) => urls[code] ?? ''),
  {
    head: { en: 'last change', fr: 'dernière modification' },
    cell: (item) => parisMoment(textAt(item, 'updated_at')),
  },
];

/** In the order of the form, in both languages. */
export const exportColumns = (collection: Collection): readonly Column[] => [
  ...columnsOf(definition(collection).fields, collection),
  ...LAST_COLUMNS,
];
