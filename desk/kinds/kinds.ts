import type { Shelf } from '../../api/content/contract/item';
import { definitionOf } from '../../src/contract/collections/collections';
import { byType, type FieldGroup, type Fields } from '../../src/contract/collections/fields';
import type { ChoiceName, FieldName } from '../../src/contract/collections/labels';
import type { Field, Kind } from './kind';

/** Where a field is, and the group that it stands in. */
interface Place {
  collection: string;
  path: string;
  group: FieldGroup;
}
type Line = Field & { group: FieldGroup };

/** The types of `LABELS` hold that each path has its label, each choice its word (src/contract/collections/labels.ts). */
const wordOf = ({ collection, path }: Place): FieldName => `${collection}.${path}` as FieldName;
const choiceOf = (value: string): ChoiceName => value as ChoiceName;

const placed = (place: Place) => ({ path: place.path, word: wordOf(place), group: place.group });

const linesOfField = byType<[Place], Line[]>({
  text: ({ localized, format, suggest, title, half }, place) => {
    if (suggest === 'eventKinds') return [{ widget: 'eventKind', ...placed(place) }];
    if (suggest === 'publications') return [{ widget: 'publication', ...placed(place) }];
    if (format === 'timeZone') return [{ widget: 'timeZone', ...placed(place) }];
    return localized
      ? [{ widget: 'texts', isTitle: title, isHalf: half, ...placed(place) }]
      : [{ widget: 'line', isTitle: title, isAddress: format === 'url', ...placed(place) }];
  },
  html: (_, place) => [{ widget: 'rich', ...placed(place) }],
  htmlLines: (_, place) => [{ widget: 'richLines', ...placed(place) }],
  lines: (_, place) => [{ widget: 'lines', ...placed(place) }],
  slug: (_, place) => [{ widget: 'slug', ...placed(place) }],
  formerSlugs: (_, place) => [{ widget: 'formerSlugs', ...placed(place) }],
  choice: ({ values, unset }, place) => [
    {
      widget: 'choice',
      of: values.map((value) => ({ value: value === unset ? null : value, word: choiceOf(value) })),
      ...placed(place),
    },
  ],
  number: ({ integer }, place) => [{ widget: 'number', isWhole: integer, ...placed(place) }],
  date: (_, place) => [{ widget: 'date', ...placed(place) }],
  time: ({ opens }, place) => [{ widget: 'time', isOpening: opens, ...placed(place) }],
  references: ({ collection, many }, place) => [
    { widget: 'references', shelf: collection, isOne: !many, ...placed(place) },
  ],
  picture: (_, place) => [{ widget: 'pictures', isOne: true, ...placed(place) }],
  pictures: (_, place) => [{ widget: 'pictures', ...placed(place) }],
  file: (_, place) => [{ widget: 'file', ...placed(place), path: `${place.path}.file` }],
  model: (_, place) => [{ widget: 'model', ...placed(place) }],
  dimensions: (_, place) => [
    { widget: 'measures', ...placed(place) },
    { widget: 'texts', isHalf: true, ...placed({ ...place, path: `${place.path}.note` }) },
  ],
  price: (_, place) => [{ widget: 'price', ...placed(place) }],
  credits: (_, place) => [{ widget: 'credits', ...placed(place) }],
  openingTimes: (_, place) => [{ widget: 'openingTimes', ...placed(place) }],
  reserve: (_, place) => [{ widget: 'reserve', ...placed(place) }],
  socialNetworks: (_, place) => [{ widget: 'socialNetworks', ...placed(place) }],
  news: (_, place) => [{ widget: 'news', ...placed(place) }],
  object: ({ fields }, { collection, path, group }) => linesOf(fields, collection, group, `${path}.`),
});

const linesOf = (fields: Fields, collection: string, group: FieldGroup, before = ''): Line[] =>
  Object.entries(fields).flatMap(([name, field]) =>
    linesOfField(field, { collection, path: before + name, group: field.group ?? group }),
  );

function formOf({ name, fields }: ReturnType<typeof definitionOf>): Kind {
  const lines = linesOf(fields, name, 'facts');
  return [...new Set(lines.map(({ group }) => group))].map((word) => ({
    word,
    fields: lines.filter(({ group }) => group === word),
  }));
}

const forms = new Map<string, Kind>();

/** The form of an item: the groups and fields of its collection. */
export function kindOf(shelf: Shelf, id: string): Kind {
  const definition = definitionOf(shelf, id);
  const form = forms.get(definition.name) ?? formOf(definition);
  forms.set(definition.name, form);
  return form;
}
