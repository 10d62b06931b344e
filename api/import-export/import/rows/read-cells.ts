import { byType } from '../../../../src/contract/collections/fields';
import {
  listColumnOf,
  type ListColumn,
  type ListField,
} from '../../../../src/contract/collections/import-columns';
import { LABELS } from '../../../../src/contract/collections/labels';
import { works } from '../../../../src/contract/collections/works';
import { LOCALE_CODES, type LocaleCode } from '../../../../src/contract/locale-codes';
import type { MeasureAnswer, RowFaultName } from '../../contract/looking';
import { dimensionsIn, measureIn } from '../../../content/contract/measures/dimensions';
import { numberIn, orderIn, unitIn, type Side } from '../../../content/contract/measures/tokens';
import { textFor } from '../../../messages/contract/text-for';
import { availabilityIn, groupingIn, isSoldIn, mountingIn } from '../cells/chosen-words';
import { dayIn } from '../cells/dates';
import { lineOf, wordsOf } from '../cells/plain';
import { currencyIn, priceIn } from '../cells/price';
import type { WantedField } from './wanted';

interface CellPlace {
  heading: string;
  /** Undefined where the column is for both. */
  locale: LocaleCode | undefined;
  /** Of the row's own column, or of what the price's heading says. */
  currency: string | undefined;
}

/** What the cell says, or why it cannot be read. */
type Reader = (text: string, place: CellPlace) => WantedField[] | RowFaultName;

const inEach = ({ locale }: CellPlace): readonly LocaleCode[] => (locale ? [locale] : LOCALE_CODES);

const lines =
  (path: string): Reader =>
  (text, place) =>
    inEach(place).map((locale) => ({ path: `${path}.${locale}`, kind: 'line', value: lineOf(text) }));

/** Of a text for both languages: in each as far as that is certain, else in its own alone. */
function lineInEach(path: string, text: string): WantedField[] {
  const said = LOCALE_CODES.map((locale) => [locale, textFor(locale, text)] as const);
  const isAlone = said.some(([, one]) => one === undefined);
  return said.flatMap(([locale, one]) =>
    one === undefined
      ? []
      : [
          {
            ...{ path: `${path}.${locale}`, kind: 'line' as const, value: one, isWritten: one === text },
            ...(isAlone && { isAlone }),
          },
        ],
  );
}

const html =
  (path: string): Reader =>
  (text, place) =>
    inEach(place).map((locale) => ({ path: `${path}.${locale}`, kind: 'html', value: text }));

const value =
  (path: string, read: (text: string) => unknown, fault: RowFaultName): Reader =>
  (text) => {
    const found = read(text);
    return found === undefined ? fault : [{ path, kind: 'value', value: found }];
  };

const NO_SIDE = /^0+(?:[.,]0+)?\s*(?:mm|cm|m|in)?\.?$/i;

const dimensions = ({ note, ...sides }: NonNullable<ReturnType<typeof dimensionsIn>>): WantedField[] => [
  ...Object.entries(sides).map(
    ([name, one]): WantedField => ({ path: `dimensions.${name}`, kind: 'value', value: one }),
  ),
  ...(note === undefined ? [] : lineInEach('dimensions.note', note)),
];

/** As a person has said. A column of one side is named in the note, which else would say nothing. */
export function fieldsMeasured(
  { field, text, sides, isNote }: MeasureAnswer,
  heading: string,
): WantedField[] {
  const said = lineOf(text);
  return dimensions({
    ...sides,
    ...(isNote && { note: field === 'dimensions' ? said : `${heading}: ${said}` }),
  });
}

/** In lists, a side of 0 is one that there is not. */
const side =
  (name: Side): Reader =>
  (text, { heading }) => {
    if (NO_SIDE.test(text)) return [];
    const { value: found, ...rest } = measureIn(text, name, unitIn(heading)) ?? {};
    return found === undefined ? 'notANumber' : dimensions({ [name]: found, ...rest });
  };

/** As the catalogue names it. What lies in no folder is told on the desk, as it is of pictures. */
const MODEL = /^[A-Za-z0-9_-]+\.glb$/;

interface ReadChoice {
  read: (text: string) => string | undefined;
  fault: RowFaultName;
}
/** Choices that spreadsheets name in more words than the form does. */
const CHOICES: Readonly<Partial<Record<string, ReadChoice>>> = {
  availability: { read: availabilityIn, fault: 'notAvailability' },
  grouping: { read: groupingIn, fault: 'notGrouping' },
  mounting: { read: mountingIn, fault: 'notMounting' },
};

/** By the value itself, or by its label in any language. */
function choiceIn(text: string, values: readonly string[]): string | undefined {
  const said = wordsOf(text);
  const labels: readonly Readonly<Record<string, string>>[] = Object.values(LABELS);
  return values.find((one) =>
    [one, ...labels.map((words) => words[`choices.${one}`] ?? '')].some((word) => wordsOf(word) === said),
  );
}

/** Of references and pictures: they are looked for in the catalogue. */
const elsewhere = (): undefined => undefined;

const readerOf = byType<[path: string], Reader | undefined>({
  text: ({ localized, holds }, path) => {
    if (!localized) return (text) => [{ path, kind: 'line', value: lineOf(text) }];
    if (holds !== 'date') return lines(path);
    return (text, place) => (place.locale ? lines(path)(text, place) : lineInEach(path, lineOf(text)));
  },
  html: (_, path) => html(path),
  htmlLines: (_, path) => (text, place) =>
    inEach(place).map((locale) => ({
      path: `${path}.${locale}`,
      kind: 'htmlLines',
      value: text
        .split(/\n+/)
        .map((line) => line.trim())
        .filter(Boolean),
    })),
  choice: ({ values }, path) => {
    const { read, fault } = CHOICES[path] ?? { read: (text) => choiceIn(text, values), fault: 'notAChoice' };
    return value(path, read, fault);
  },
  number: (_, path) => value(path, numberIn, 'notANumber'),
  date: (_, path) => value(path, dayIn, 'notADay'),
  dimensions:
    () =>
    (text, { heading }) => {
      const found = dimensionsIn(text, { order: orderIn(heading), unit: unitIn(heading) });
      return found ? dimensions(found) : 'notDimensions';
    },
  price:
    (_, path) =>
    (text, { currency }) => {
      const found = priceIn(text);
      if (!found) return 'notAPrice';
      if (found === 'sold') return [{ path: 'availability', kind: 'value', value: 'sold' }];
      const price =
        found === 'on request' ? found : { amount: found.amount, currency: found.currency ?? currency };
      return [{ path, kind: 'price', value: price }];
    },
  model: (_, path) => (text) =>
    MODEL.test(text.trim()) ? [{ path, kind: 'model', value: text.trim() }] : 'notAModel',
  references: elsewhere,
  pictures: elsewhere,
  // No list brings these in.
  lines: elsewhere,
  slug: elsewhere,
  formerSlugs: elsewhere,
  time: elsewhere,
  picture: elsewhere,
  file: elsewhere,
  credits: elsewhere,
  openingTimes: elsewhere,
  reserve: elsewhere,
  socialNetworks: elsewhere,
  news: elsewhere,
  object: elsewhere,
});

/** Of a part of a field that has a column of its own. */
const PARTS: Readonly<Partial<Record<ListColumn, Reader>>> = {
  height: side('height'),
  width: side('width'),
  depth: side('depth'),
  diameter: side('diameter'),
  dimensionsNote: lines('dimensions.note'),
  sold: value(
    'availability',
    (text) => ({ true: 'sold', false: 'available' })[String(isSoldIn(text))],
    'notSold',
  ),
  currency: (text) => (currencyIn(text) === undefined ? 'notACurrency' : []),
};

const LOCALE = new RegExp(`\\.(${LOCALE_CODES.join('|')})$`);

/** Undefined for references and pictures. */
export function readCell(
  listField: ListField,
  text: string,
  place: Omit<CellPlace, 'locale'>,
): ReturnType<Reader> | undefined {
  const locale = LOCALE.exec(listField)?.[1] as LocaleCode | undefined;
  const { name, field } = listColumnOf(listField);
  const read = PARTS[name] ?? readerOf(works.fields[field], field);
  return read?.(text, { ...place, locale });
}
