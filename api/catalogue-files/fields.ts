import { Type, type Static } from '@sinclair/typebox';
import { DateTime, Text } from '../../src/contract/common';
import { SLUG_PATTERN } from '../../src/contract/text/slug';
import { CLOSED, type Texts } from './texts';

export const Id = Type.String({ pattern: SLUG_PATTERN });
export const Ids = Type.Array(Id);

export const Latitude = Type.Number({ minimum: -90, maximum: 90 });
export const Longitude = Type.Number({ minimum: -180, maximum: 180 });

export const itemFields = (texts: Texts) => ({
  slug: texts.slug,
  former_slugs: Type.Optional(texts.formerSlugs),
  status: Type.Optional(Type.Literal('draft')),
  updated_at: DateTime,
});

const PictureName = Type.String({ pattern: '^(hd/)?[A-Za-z0-9_-]+\\.(jpe?g|png|webp)$' });

export const picture = (texts: Texts) =>
  Type.Object(
    {
      file: PictureName,
      alt: texts.lineOrNothing,
      credit: Type.Optional(Text),
      hd: Type.Optional(PictureName),
      night: Type.Optional(
        Type.Object(
          { file: PictureName, lamp: Type.Optional(Type.Boolean()), alt: texts.lineOrNothing },
          CLOSED,
        ),
      ),
    },
    CLOSED,
  );
export type Picture = Static<ReturnType<typeof picture>>;

export const pictures = (texts: Texts) => Type.Array(picture(texts));

export const pressRelease = (texts: Texts) => Type.Object({ file: texts.pdfName }, CLOSED);
export type PressRelease = Static<ReturnType<typeof pressRelease>>;
