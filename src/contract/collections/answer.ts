import { type TOptional, type TSchema, type TUnsafe, Type } from '@sinclair/typebox';
import { MaybeWebAddress } from '../addresses';
import { Html, IsoDate, Text } from '../common';
import { oneOf } from '../one-of';
import { ClockTime, OpeningTimes } from '../site-settings';
import { byType, type Field, type Fields } from './fields';
import { Dimensions, type Price, Price as PriceSchema, Reserve, TimeZone } from './values';

interface AnswerByType {
  text: string;
  html: string;
  htmlLines: string[];
  lines: string[];
  number: number;
  date: string;
  time: string;
  dimensions: Dimensions;
  price: Price;
  openingTimes: OpeningTimes[];
  reserve: Reserve;
}

/** Of a field that is answered by itself; never for what an answer fills in with other items, pictures or files. */
type PlainValue<F extends Field> = F extends { answer: false }
  ? never
  : F extends { type: 'choice'; values: readonly (infer Value)[] }
    ? Value
    : F extends { type: 'object'; fields: infer Inner extends Fields }
      ? PlainAnswer<Inner, 'item'>
      : F extends { type: infer T extends keyof AnswerByType }
        ? AnswerByType[T]
        : never;

/** Answers of lists have the fields of the summary; those of an item have these and all others. */
export type AnswerPart = 'summary' | 'item';
type PartOf<F extends Field> = F extends { summary: true } ? 'summary' : 'item';

type PlainNames<F extends Fields, Part extends AnswerPart> = {
  [Name in keyof F]: [PlainValue<F[Name]>] extends [never]
    ? never
    : PartOf<F[Name]> extends Part
      ? Name
      : never;
}[keyof F];
/** Lines of HTML are none where nothing is written. */
type GivenNames<F extends Fields> = {
  [Name in keyof F]: F[Name] extends { required: true } | { type: 'htmlLines' } ? Name : never;
}[keyof F];

export type PlainAnswer<F extends Fields, Part extends AnswerPart> = {
  [Name in keyof F & PlainNames<F, Part> & GivenNames<F>]: PlainValue<F[Name]>;
} & { [Name in keyof F & Exclude<PlainNames<F, Part>, GivenNames<F>>]?: PlainValue<F[Name]> };

type PlainProperties<F extends Fields, Part extends AnswerPart> = {
  [Name in keyof F & PlainNames<F, Part> & GivenNames<F>]: TUnsafe<PlainValue<F[Name]>>;
} & {
  [Name in keyof F & Exclude<PlainNames<F, Part>, GivenNames<F>>]: TOptional<TUnsafe<PlainValue<F[Name]>>>;
};

const described = (schema: TSchema, { description }: Field): TSchema =>
  Type.Unsafe({ ...schema, ...(description && { description }) });
/** In answers of many parts, which are made beside the definition. */
const none = (): undefined => undefined;

const FORMATS = { url: MaybeWebAddress, timeZone: TimeZone };

const schemaOf = byType<[], TSchema | undefined>({
  text: (field) =>
    described(field.format ? FORMATS[field.format] : field.required ? Text : Type.String(), field),
  html: (field) => described(Html, field),
  htmlLines: () => Type.Array(Html),
  lines: (field) => Type.Array(described(Type.String(), field)),
  choice: ({ values, description }) => oneOf(values, description),
  number: (field) => {
    const { integer, min, max } = field;
    const bounds = { ...(min !== undefined && { minimum: min }), ...(max !== undefined && { maximum: max }) };
    return described(integer ? Type.Integer(bounds) : Type.Number(bounds), field);
  },
  date: (field) => described(IsoDate, field),
  time: (field) => described(ClockTime, field),
  dimensions: () => Dimensions,
  price: () => PriceSchema,
  openingTimes: () => Type.Array(OpeningTimes),
  reserve: () => Reserve,
  object: ({ fields }) => Type.Object(propertiesOf(fields, 'item')),
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

/** Whether a part of an answer has the field by itself. */
export const isAnswered = (field: Field, part: AnswerPart): boolean =>
  field.answer !== false && (field.summary ? 'summary' : 'item') === part;

const propertiesOf = (fields: Fields, part: AnswerPart): Record<string, TSchema> =>
  Object.fromEntries(
    Object.entries(fields).flatMap(([name, field]) => {
      const schema = isAnswered(field, part) ? schemaOf(field) : undefined;
      if (!schema) return [];
      const isGiven = field.required ?? field.type === 'htmlLines';
      return [[name, isGiven ? schema : Type.Optional(schema)]];
    }),
  );

/** Properties of the public answer for all fields that need nothing but their own value. */
export const plainAnswer = <F extends Fields, Part extends AnswerPart>(fields: F, part: Part) =>
  propertiesOf(fields, part) as PlainProperties<F, Part>;
