import { type AnswerPart, isAnswered, type PlainAnswer } from '../../../src/contract/collections/answer';
import { byType, type Fields } from '../../../src/contract/collections/fields';
import type { Localized, StoredDimensions } from '../../../src/contract/collections/stored';
import type { Values } from '../contract/item';
import { textIn, type View } from './view';

const inLanguage = (view: View, value: unknown): unknown => textIn(view, value as Localized<unknown>);
const asStored = (_: object, __: View, value: unknown): unknown => value;
const localized = (_: object, view: View, value: unknown): unknown => inLanguage(view, value);
/** In answers of many parts, which are made beside the definition. */
const none = (): undefined => undefined;

const valueOf = byType<[View, unknown], unknown>({
  text: (field, view, value) => (field.localized ? inLanguage(view, value) : value),
  html: localized,
  htmlLines: localized,
  lines: localized,
  choice: asStored,
  number: asStored,
  date: asStored,
  time: asStored,
  dimensions: (_, view, value) => {
    const { note, ...sides } = value as StoredDimensions;
    return { ...sides, unit: 'cm', note: note && textIn(view, note) };
  },
  price: asStored,
  openingTimes: asStored,
  reserve: asStored,
  object: ({ fields }, view, value) => valuesIn(fields, view, value as Values, 'item'),
  slug: none,
  formerSlugs: none,
  references: none,
  picture: none,
  pictures: none,
  file: none,
  model: none,
  credits: none,
  socialNetworks: none,
  news: none,
});

const valuesIn = (fields: Fields, view: View, values: Values, part: AnswerPart): Values =>
  Object.fromEntries(
    Object.entries(fields).flatMap(([name, field]) => {
      if (!isAnswered(field, part)) return [];
      const stored = values[name];
      const value = stored === undefined ? undefined : valueOf(field, view, stored);
      const given = value === undefined && field.type === 'htmlLines' ? [] : value;
      return given === undefined ? [] : [[name, given]];
    }),
  );

/** What an answer says of all fields that need nothing but their own value. @param item of the collection of the fields */
export const plainFields = <F extends Fields, Part extends AnswerPart>(
  view: View,
  fields: F,
  item: object,
  part: Part,
) => valuesIn(fields, view, { ...item }, part) as PlainAnswer<F, Part>;
