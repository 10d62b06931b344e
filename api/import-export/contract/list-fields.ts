import { LOCALE_CODES, type LocaleCode } from '../../../src/contract/locale-codes';

interface Column {
  /** Among which the desk offers it. */
  group: 'label' | 'facts' | 'texts';
  /** In each language: a list may have a column for one, or one for all. */
  isText?: true;
}

/** What a column of a list can say of a work, as the desk offers it. No TypeBox: browsers load this file. */
export const LIST_COLUMNS = {
  reference: { group: 'label' },
  title: { group: 'label', isText: true },
  creators: { group: 'label' },
  date: { group: 'label', isText: true },
  type: { group: 'label' },
  materials: { group: 'label', isText: true },
  dimensions: { group: 'label' },
  height: { group: 'label' },
  width: { group: 'label' },
  depth: { group: 'label' },
  diameter: { group: 'label' },
  dimensionsNote: { group: 'label', isText: true },
  availability: { group: 'facts' },
  sold: { group: 'facts' },
  price: { group: 'facts' },
  currency: { group: 'facts' },
  pictures: { group: 'facts' },
  model: { group: 'facts' },
  description: { group: 'texts', isText: true },
  history: { group: 'texts', isText: true },
  bibliography: { group: 'texts', isText: true },
  edition: { group: 'texts', isText: true },
  grouping: { group: 'facts' },
  mounting: { group: 'facts' },
  publishedOn: { group: 'facts' },
} as const satisfies Record<string, Column>;

type Columned = typeof LIST_COLUMNS;
export type ListColumn = keyof Columned;
type ListText = { [Name in ListColumn]: Columned[Name] extends { isText: true } ? Name : never }[ListColumn];

/** `title.fr`; without a language it is all. */
export type ListField = ListColumn | `${ListText}.${LocaleCode}`;

export const LIST_COLUMN_NAMES = Object.keys(LIST_COLUMNS) as ListColumn[];

export const isListText = (name: ListColumn): name is ListText => 'isText' in LIST_COLUMNS[name];

export const LIST_FIELDS: readonly ListField[] = LIST_COLUMN_NAMES.flatMap((name): ListField[] =>
  isListText(name) ? [...LOCALE_CODES.map((code) => `${name}.${code}` as const), name] : [name],
);

/** `title` of `title.fr`. */
export const columnOf = (field: ListField): ListColumn => field.split('.')[0] as ListColumn;

/** A column that is left out is null. */
export type Columns = readonly (ListField | null)[];
