import { Type } from '@sinclair/typebox';
import { DateTime } from '../../src/contract/common';
import { picture } from './fields';
import { CLOSED, type Texts } from './texts';

export const typeFile = (texts: Texts) =>
  Type.Object(
    {
      slug: texts.slug,
      former_slugs: Type.Optional(texts.formerSlugs),
      title: texts.line,
      position: Type.Integer(),
      picture: Type.Optional(picture(texts)),
      updated_at: DateTime,
    },
    CLOSED,
  );
