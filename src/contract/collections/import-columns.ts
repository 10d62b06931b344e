import { LOCALE_CODES, type LocaleCode } from '../locale-codes';
import { byType, type Field, type FieldGroup, type Headings } from './fields';
import { works } from './works';

export const SIDES = ['height', 'width', 'depth', 'diameter'] as const;
export type Side = (typeof SIDES)[number];

type WorkFields = typeof works.fields;
type Imported = { [Name in keyof WorkFields]: WorkFields[Name] extends { import: Headings } ? Name : never };
type ImportedField = Imported[keyof WorkFields];

type PartsOf<F> =
  | (F extends { type: 'dimensions' } ? Side | 'dimensionsNote' : never)
  | (F extends { type: 'price' } ? 'currency' : never)
  | (F extends { flag: { name: infer Name extends string } } ? Name : never);

/** A column of a list of works: a field, or a part of one that has a column of its own. */
export type ListColumn = ImportedField | PartColumn;

/** A part of a field that has a column of its own. */
export type PartColumn = PartsOf<WorkFields[ImportedField]>;

type InEach = { type: 'text'; localized: true } | { type: 'html' | 'htmlLines' | 'lines' };
type ListText =
  | { [Name in ImportedField]: WorkFields[Name] extends InEach ? Name : never }[ImportedField]
  | 'dimensionsNote';

/** `title.fr`; without a language it is all. */
export type ListField = ListColumn | `${ListText}.${LocaleCode}`;

interface Column {
  name: ListColumn;
  /** The field that it is of. */
  field: ImportedField;
  group: FieldGroup;
  /** In each language: a list may have a column for one, or one for all. */
  isText: boolean;
  headings: Headings;
}

type Part = Pick<Column, 'isText' | 'headings'> & {
  /** Undefined for the field itself. */
  name?: PartColumn;
};

const one = ({ import: headings = {} }: Field): Part[] => [{ isText: false, headings }];
const inEach = ({ import: headings = {} }: Field): Part[] => [{ isText: true, headings }];

/** The columns of a field that a list can bring in. */
const partsOf = byType<[], Part[]>({
  text: (field) => (field.localized ? inEach(field) : one(field)),
  html: inEach,
  htmlLines: inEach,
  lines: inEach,
  slug: inEach,
  formerSlugs: inEach,
  choice: (field) => [
    ...one(field),
    ...(field.flag ? [{ name: field.flag.name, isText: false, headings: field.flag.import }] : []),
  ],
  number: one,
  date: one,
  time: one,
  references: one,
  picture: one,
  pictures: one,
  file: one,
  model: one,
  dimensions: (field) => [
    ...one(field),
    ...SIDES.map((name) => ({ name, isText: false, headings: field.sides?.[name] ?? {} })),
    { name: 'dimensionsNote', isText: true, headings: field.note ?? {} },
  ],
  price: (field) => [...one(field), { name: 'currency', isText: false, headings: field.currency ?? {} }],
  credits: one,
  openingTimes: one,
  reserve: one,
  socialNetworks: one,
  news: one,
  object: one,
});

const isImported = (entry: [string, Field]): entry is [ImportedField, Field] => entry[1].import !== undefined;

/** All that a list of works can say, in the order of the form. */
export const LIST_COLUMNS: readonly Column[] = Object.entries<Field>(works.fields)
  .filter(isImported)
  .flatMap(([field, definition]) =>
    partsOf(definition).map(({ name = field, ...part }) => ({
      ...{ name, field, group: definition.group ?? 'facts' },
      ...part,
    })),
  );

/** `title` of `title.fr`. */
export const listColumnOf = (field: ListField): Column => {
  const name = field.split('.')[0];
  return LIST_COLUMNS.find((column) => column.name === name)!;
};

export const isPartColumn = (name: ListColumn): name is PartColumn => !(name in works.fields);

const isOfText = (name: ListColumn): name is ListText => listColumnOf(name).isText;

/** Columns for all languages at once, which give way to those for one. */
export const LIST_TEXTS: readonly ListText[] = LIST_COLUMNS.map(({ name }) => name).filter(isOfText);

export const LIST_FIELDS: readonly ListField[] = LIST_COLUMNS.flatMap(({ name }): ListField[] =>
  isOfText(name) ? [...LOCALE_CODES.map((code) => `${name}.${code}` as const), name] : [name],
);

/** A column that is left out is null. */
export type ListFields = readonly (ListField | null)[];
