import { Type, type TSchema } from '@sinclair/typebox';
import { WebAddress } from '../../src/contract/addresses';
import { type DefinitionName, definition } from '../../src/contract/collections/collections';
import { byType, type Fields } from '../../src/contract/collections/fields';
import { DateTime, IsoDate, Text } from '../../src/contract/common';
import { Reserve, TimeZone } from '../../src/contract/collections/values';
import { Centimetres, Price } from '../../src/contract/collections/values';
import { MOUNTINGS } from '../../src/contract/models/mountings';
import { oneOf } from '../../src/contract/one-of';
import { ClockTime, OpeningTimes } from '../../src/contract/site-settings';
import { SLUG_PATTERN } from '../../src/contract/text/slug';
import { CLOSED, type Texts } from './texts';

const closed = (properties: Record<string, TSchema>) => Type.Object(properties, CLOSED);
const optional = (properties: Record<string, TSchema>) =>
  Object.fromEntries(Object.entries(properties).map(([name, schema]) => [name, Type.Optional(schema)]));

const Id = Type.String({ pattern: SLUG_PATTERN });

const PictureName = Type.String({ pattern: '^(hd/)?[A-Za-z0-9_-]+\\.(jpe?g|png|webp)$' });

const picture = ({ lineOrNothing }: Texts) =>
  closed({
    file: PictureName,
    alt: lineOrNothing,
    credit: Type.Optional(Text),
    hd: Type.Optional(PictureName),
    night: Type.Optional(
      closed({ file: PictureName, lamp: Type.Optional(Type.Boolean()), alt: lineOrNothing }),
    ),
  });

const size = { height: Centimetres, width: Centimetres, depth: Centimetres };
const Metre = Type.Number({ minimum: -10_000, maximum: 10_000 });

const model = closed({
  file: Type.String({ pattern: '^[A-Za-z0-9_-]+\\.glb$' }),
  ...optional({
    placement: oneOf(MOUNTINGS),
    credit: Text,
    size: closed(optional(size)),
    piece: closed(optional({ x: Metre, y: Metre, z: Metre })),
    download: Type.Boolean(),
  }),
});

const newsItem = (texts: Texts) =>
  closed({
    id: Text,
    title: texts.line,
    text: Type.Optional(texts.line),
    link: Type.Optional(closed({ label: texts.line, url: texts.link })),
    picture: picture(texts),
  });

const FORMATS = { url: WebAddress, timeZone: TimeZone };

const schemaOfField = byType<[Texts], TSchema>({
  text: ({ localized, format }, { line }) => (localized ? line : format ? FORMATS[format] : Text),
  html: (_, texts) => texts.html,
  htmlLines: (_, texts) => texts.htmlLines,
  lines: (_, texts) => texts.lines,
  slug: (_, texts) => texts.slug,
  formerSlugs: (_, texts) => texts.formerSlugs,
  choice: ({ values }) => oneOf(values),
  number: ({ integer, min, max }) => {
    const bounds = { ...(min !== undefined && { minimum: min }), ...(max !== undefined && { maximum: max }) };
    return integer ? Type.Integer(bounds) : Type.Number(bounds);
  },
  date: () => IsoDate,
  time: () => ClockTime,
  references: ({ many, min }) => (many ? Type.Array(Id, { ...(min && { minItems: min }) }) : Id),
  picture: (_, texts) => picture(texts),
  pictures: (_, texts) => Type.Array(picture(texts)),
  file: (_, { pdfName }) => closed({ file: pdfName }),
  model: () => model,
  dimensions: (_, { line }) => closed(optional({ ...size, diameter: Centimetres, note: line })),
  price: () => Price,
  credits: ({ linked }, { line }) =>
    Type.Array(closed({ role: line, name: Text, ...(linked && { url: Type.Optional(WebAddress) }) })),
  openingTimes: () => Type.Array(OpeningTimes),
  reserve: () => Reserve,
  socialNetworks: () => Type.Array(closed({ url: WebAddress, social_network: Text })),
  news: (_, texts) => Type.Array(newsItem(texts)),
  object: ({ fields }, texts) => closed(propertiesOf(fields, texts)),
});

const propertiesOf = (fields: Fields, texts: Texts): Record<string, TSchema> =>
  Object.fromEntries(
    Object.entries(fields).map(([name, field]) => {
      const schema = schemaOfField(field, texts);
      return [name, field.required ? schema : Type.Optional(schema)];
    }),
  );

/** Of what is published, in the languages of `texts`: unknown fields are refused, so that misspelt ones are reported. */
export function storedSchema(name: DefinitionName, texts: Texts): TSchema {
  const { fields, canBeDraft } = definition(name);
  return closed({
    ...propertiesOf(fields, texts),
    ...(canBeDraft && { status: Type.Optional(Type.Literal('draft')) }),
    updated_at: DateTime,
  });
}
