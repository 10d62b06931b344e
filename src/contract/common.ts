import { Type, type Static, type TSchema } from '@sinclair/typebox';
import { FileAddress, LinkAddress } from './addresses';
import { HTML_TYPE } from './text/html-subset';
import { Slugs } from './locale';

export const DateTime = Type.String({
  pattern:
    '^\\d{4}-(0[1-9]|1[0-2])-(0[1-9]|[12]\\d|3[01])T\\d{2}:\\d{2}(:\\d{2}(\\.\\d+)?)?(Z|[+-]\\d{2}:\\d{2})$',
  description: 'ISO 8601 date and time',
});
export const IsoDate = Type.String({
  pattern: '^\\d{4}-(0[1-9]|1[0-2])-(0[1-9]|[12]\\d|3[01])$',
  description: 'ISO 8601 date',
});
export const Html = Type.String({
  contentMediaType: HTML_TYPE,
  description:
    'HTML of the subset p, br, em, strong, a, ul, ol, li, h3, h4, blockquote, sup, span; p, em, li, blockquote, a and span take lang',
});
export const Text = Type.String({ minLength: 1 });

export const localisedFields = {
  id: Text,
  slug: Text,
  slugs: Slugs,
  updated_at: DateTime,
};

/** Lines of lists lack those of the item itself. */
export const FormerSlugs = Type.Optional(
  Type.Array(Text, {
    description: 'slugs that it had in this language: their addresses lead to the present one',
  }),
);

const ImageUrls = Type.Object({ sm: FileAddress, md: FileAddress, lg: FileAddress, xl: FileAddress });

const imageFields = {
  id: Text,
  alt: Type.String(),
  width: Type.Integer({ minimum: 1, description: 'px of the original' }),
  height: Type.Integer({ minimum: 1, description: 'px of the original' }),
  color: Type.String({ pattern: '^#[0-9a-fA-F]{6}$', description: "the dominant colour, '#rrggbb'" }),
  sizes: ImageUrls,
  avif: Type.Optional(ImageUrls),
  webp: Type.Optional(ImageUrls),
  credit: Type.Optional(Type.String()),
};

const Night = Type.Object(
  {
    ...imageFields,
    lamp: Type.Optional(
      Type.Boolean({
        description: 'The light in it is that of the piece itself: a lit lamp, which has a switch of its own',
      }),
    ),
  },
  { description: 'the same view in the evening' },
);

export const Image = Type.Object({ ...imageFields, night: Type.Optional(Night) });
export type Image = Static<typeof Image>;

const fileFields = {
  url: FileAddress,
  filename: Text,
  bytes: Type.Integer({ minimum: 0 }),
  type: Type.String({ description: 'MIME type' }),
};
export const File = Type.Object(fileFields);
export type File = Static<typeof File>;

export const HdImage = Type.Object({
  ...fileFields,
  width: Type.Integer({ minimum: 1 }),
  height: Type.Integer({ minimum: 1 }),
  credit: Type.Optional(Type.String({ description: 'who took the picture' })),
});
export type HdImage = Static<typeof HdImage>;

export const Link = Type.Object({ label: Text, url: LinkAddress });
export type Link = Static<typeof Link>;

export const Credit = Type.Object({ role: Text, name: Text });
export type Credit = Static<typeof Credit>;

export const Answer = <T extends TSchema>(data: T) => Type.Object({ data });

export const PageMeta = Type.Object({
  current_page: Type.Integer({ minimum: 1 }),
  last_page: Type.Integer({ minimum: 0 }),
  per_page: Type.Integer({ minimum: 1 }),
  total: Type.Integer({ minimum: 0 }),
});
export type PageMeta = Static<typeof PageMeta>;

export const ListAnswer = <T extends TSchema>(item: T) =>
  Type.Object({ data: Type.Array(item), meta: Type.Optional(PageMeta) });

export const ErrorAnswer = Type.Object({
  error: Type.Object({
    message: Type.String(),
    errors: Type.Optional(Type.Record(Type.String(), Type.String())),
  }),
});
export type ErrorAnswer = Static<typeof ErrorAnswer>;
